import { Suspense } from 'react'
import { BookOpenText } from 'lucide-react'
import type { ToolbarItem } from '../../contract/surface.ts'
import { insertPowerOfTen, makeFraction, pressKey } from '../../templates/act.ts'
import { glyphIcon } from '../../templates/glyph.tsx'
import { LibraryMenu } from './library.tsx'
import { MatrixMenu } from './MatrixMenu.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import * as templates from '../../templates/templates.ts'
import type { Template } from '../../templates/templates.ts'
import { UnitsMenu } from './units.tsx'

export { applyTemplate as insertIntoFormula } from '../../templates/act.ts'

/** A button with signs behind it. */
function signs(
  id: string,
  label: string,
  icon: string,
  columns: number,
  list: readonly Template[],
  rest: { readonly group: string; readonly hint?: string },
): ToolbarItem {
  return {
    id,
    label,
    icon: glyphIcon(icon),
    ...rest,
    menu: close => <TemplateMenu label={label} columns={columns} templates={list} close={close} />,
  }
}

/** The math toolbar from left to right. A button with a key does the same as the key. */
export const MATH_ITEMS: readonly ToolbarItem[] = [
  {
    id: 'fraction',
    label: 'Fraction',
    icon: glyphIcon('\\frac{a}{b}'),
    hint: '/',
    group: 'write',
    run: makeFraction,
  },
  {
    id: 'exponent',
    label: 'Exponent',
    icon: glyphIcon('x^{n}'),
    hint: '^',
    group: 'write',
    run: () => pressKey('^', 'Digit6', true),
  },
  {
    id: 'subscript',
    label: 'Subscript',
    icon: glyphIcon('x_{n}'),
    hint: '_',
    group: 'write',
    run: () => pressKey('_', 'Minus', true),
  },
  signs('accents', 'Accents', '\\vec{a}', 3, templates.ACCENTS, { group: 'write' }),
  signs('brackets', 'Brackets', '(\\,)', 4, templates.BRACKETS, { group: 'write', hint: '(' }),
  signs('equality', 'Equality', '\\coloneq', 7, templates.EQUALITY, { group: 'signs', hint: '=' }),
  signs('symbols', 'Symbols', '\\infty', 4, templates.SYMBOLS, { group: 'signs' }),
  signs('greek', 'Greek', '\\alpha', 6, templates.GREEK, { group: 'signs' }),
  {
    id: 'units',
    label: 'Units',
    icon: glyphIcon('\\mathrm{m/s}'),
    hint: '"',
    group: 'signs',
    menu: close => <UnitsMenu close={close} />,
  },
  signs('roots', 'Roots', '\\sqrt{x}', 2, templates.ROOTS, { group: 'calculus', hint: 'sqrt(' }),
  signs('sums', 'Sums and products', '\\Sigma', 5, templates.SUMS, { group: 'calculus' }),
  signs('integrals', 'Integrals', '\\smallint', 2, templates.INTEGRALS, { group: 'calculus' }),
  signs('derivatives', 'Derivatives', '\\frac{d}{dx}', 2, templates.DERIVATIVES, { group: 'calculus' }),
  signs('limits', 'Limits', '\\lim', 3, templates.LIMITS, { group: 'calculus' }),
  {
    id: 'scientific',
    label: 'Scientific notation',
    icon: glyphIcon('10^{n}'),
    hint: 'e after a digit',
    group: 'calculus',
    run: insertPowerOfTen,
  },
  {
    id: 'matrix',
    label: 'Matrix',
    icon: glyphIcon('[{\\scriptstyle\\begin{matrix}a&b\\\\c&d\\end{matrix}}]'),
    hint: '[',
    group: 'matrix',
    menu: close => <MatrixMenu close={close} />,
  },
  {
    id: 'library',
    label: 'Command library',
    icon: BookOpenText,
    group: 'library',
    wideOnly: true,
    stays: true,
    menu: close => (
      <Suspense fallback={null}>
        <LibraryMenu close={close} />
      </Suspense>
    ),
  },
]
