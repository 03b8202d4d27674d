/**
 * Colours of the names in the line with the caret. They are painted over what MathLive has drawn: its
 * content stays as it is, and nothing moves.
 */
import { isDigit, isInUnit, isLetter } from '../math/field-model.ts'
import type { FieldAtom } from '../math/field-model.ts'
import type { FormulaField } from '../math/mathlive.ts'

/** Longer formulas are typed in one colour. */
const LONGEST = 400

/** Follows the drawing of the field for as long as the page lives. */
export function colourNames(field: FormulaField): void {
  const content = field.shadowRoot?.querySelector('[part=content]')
  if (!content || !('highlights' in CSS)) return
  const variables = new Highlight()
  const functions = new Highlight()
  CSS.highlights.set('name-variable', variables)
  CSS.highlights.set('name-function', functions)
  new MutationObserver(() => {
    variables.clear()
    functions.clear()
    if (field.model.lastOffset > LONGEST) return
    const drawn = new Map(
      [...content.querySelectorAll('[data-atom-id]')].map(element => [
        element.getAttribute('data-atom-id'),
        element,
      ]),
    )
    for (const { atoms, called } of namesIn(field))
      for (const atom of atoms) {
        const text = drawn.get(atom.id ?? '')?.firstChild
        if (text?.nodeType !== Node.TEXT_NODE) continue
        const range = new StaticRange({
          startContainer: text,
          startOffset: 0,
          endContainer: text,
          endOffset: text.nodeValue?.length ?? 0,
        })
        ;(called ? functions : variables).add(range)
      }
  }).observe(content, { childList: true })
}

interface NameAtoms {
  readonly atoms: readonly FieldAtom[]
  readonly called: boolean
}

function namesIn({ model }: FormulaField): NameAtoms[] {
  const names: NameAtoms[] = []
  let run: FieldAtom[] = []
  const end = (): void => {
    const last = run.at(-1)
    const letters = run.findIndex(isLetter)
    if (last && letters >= 0) names.push({ atoms: run.slice(letters), called: isCalled(last) })
    run = []
  }
  for (let offset = 1; offset <= model.lastOffset; offset++) {
    const atom = model.at(offset)
    const goesOn = isLetter(atom) || isDigit(atom)
    if (!goesOn || (run.length > 0 && run.at(-1) !== atom.leftSibling)) end()
    if (goesOn && !isInUnit(atom)) run.push(atom)
    else if (atom.type === 'operator') names.push({ atoms: [atom], called: true })
  }
  end()
  return names
}

function isCalled(last: FieldAtom): boolean {
  let next = last.rightSibling
  if (next?.type === 'subsup') next = next.rightSibling
  return next?.type === 'leftright' && next.leftDelim === '('
}
