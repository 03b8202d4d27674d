/** Static markup of a formula: what MathLive draws, as HTML, remembered per formula. */
import 'mathlive/static.css'
import { convertLatexToMarkup } from 'mathlive/ssr'
import { DigitTemplates } from './digit-templates.ts'
import { withColumns } from './wide-matrices.ts'

const CACHE_LIMIT = 5000
const cache = new Map<string, string>()
const templates = new DigitTemplates(draw)

/** Commands that reach beyond the formula (links, styles, ids): a shared worksheet may carry them. */
const REACHING =
  /\\(?:href|url|html[A-Za-z]*|style|cssId|mathtip|texttip|class(?!\{(?:unit|bar(?:-below)?|false|problem|beside-caret|(?:name-(?:variable|function|unknown) name-\d+)?(?: ?reading reading-\d+)?)\}))(?![A-Za-z])/g

/** The formula without commands that are not formula. */
export function withoutUnsafeCommands(latex: string): string {
  return latex.includes('\\') ? latex.replace(REACHING, '') : latex
}

/**
 * Signs of the language that MathLive's small part does not know or draws otherwise: the sign of a
 * definition would have no room around it and come from another font.
 */
export const MACROS = {
  coloneq: { def: '\\mathrel{:=}', captureSelection: true },
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
  exponentialE: '\\mathrm{e}',
  differentialD: '\\mathrm{d}',
}

/** HTML of the formula; MathLive escapes whatever text is in it. The style sheet is MathLive's own. */
export function markupOf(latex: string): string {
  const known = cache.get(latex)
  if (known !== undefined) return known
  if (cache.size >= CACHE_LIMIT) cache.clear()
  const markup = templates.markupOf(latex)
  cache.set(latex, markup)
  return markup
}

export function hasMarkup(latex: string): boolean {
  return cache.has(latex)
}

/** Functions that styles may have: any other, as that of an address, may make the browser ask a server. */
const FUNCTIONS = new Set(['calc', 'rgb', 'rgba', 'hsl', 'hsla', 'var', 'min', 'max'])

/** Whether a style makes no request. Commands for colours and frames take whatever stands in their braces. */
const asksForNothing = (css: string): boolean =>
  !css.includes('\\') &&
  [...css.matchAll(/([\w-]*)\s*\(/g)].every(([, name]) => FUNCTIONS.has(name!.toLowerCase()))

function draw(latex: string): string {
  try {
    const drawn = withColumns(withoutUnsafeCommands(latex))
    const markup = convertLatexToMarkup(drawn.replaceAll('\\placeholder{}', '\\class{empty-slot}{▢}'), {
      macros: MACROS,
    })
    return markup.replaceAll(/ style="([^"]*)"/g, (whole, css: string) => (asksForNothing(css) ? whole : ''))
  } catch {
    // MathLive refuses some input with an exception; the text itself is still readable.
    return `<span>${escapeHtml(latex)}</span>`
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
}
