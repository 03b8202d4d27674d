/**
 * Colours of the names in the line with the caret. They are painted over what MathLive has drawn: its
 * content stays as it is, and nothing moves.
 */
import { isDigit, isInUnit, isLetter } from '../math/field-model.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import type { FormulaField } from '../math/mathlive.ts'
import { nameAt } from '../math/typed-name.ts'

/** Longer formulas are typed in one colour. */
const LONGEST = 400

type Kind = 'variable' | 'function' | 'unknown'

/**
 * Follows the drawing of the field for as long as the page lives.
 * @param isUnknown whether a name has no definition for the line that has the field
 * @returns what paints anew when that has changed, or the caret has moved
 */
export function colourNames(field: FormulaField, isUnknown: (name: string) => boolean): () => void {
  const content = field.shadowRoot?.querySelector('[part=content]')
  if (!content || !('highlights' in CSS)) return () => {}
  const painted: Record<Kind, Highlight> = {
    variable: new Highlight(),
    function: new Highlight(),
    unknown: new Highlight(),
  }
  for (const [kind, highlight] of Object.entries(painted)) CSS.highlights.set(`name-${kind}`, highlight)
  const paint = (): void => {
    for (const highlight of Object.values(painted)) highlight.clear()
    if (field.model.lastOffset > LONGEST) return
    const drawn = new Map(
      [...content.querySelectorAll('[data-atom-id]')].map(element => [
        element.getAttribute('data-atom-id'),
        element,
      ]),
    )
    for (const { atoms, kind } of namesIn(field.model, isUnknown))
      for (const atom of atoms) {
        const text = drawn.get(atom.id ?? '')?.firstChild
        if (text?.nodeType !== Node.TEXT_NODE) continue
        const range = new StaticRange({
          startContainer: text,
          startOffset: 0,
          endContainer: text,
          endOffset: text.nodeValue?.length ?? 0,
        })
        painted[kind].add(range)
      }
  }
  new MutationObserver(paint).observe(content, { childList: true })
  return paint
}

interface NameAtoms {
  readonly atoms: readonly FieldAtom[]
  readonly kind: Kind
}

function namesIn(model: FieldModel, isUnknown: (name: string) => boolean): NameAtoms[] {
  const names: NameAtoms[] = []
  let run: FieldAtom[] = []
  const end = (): void => {
    const last = run.at(-1)
    const letters = run.findIndex(isLetter)
    const kind = last && (isCalled(last) ? 'function' : kindOf(model, last, isUnknown))
    if (kind && letters >= 0) names.push({ atoms: run.slice(letters), kind })
    run = []
  }
  for (let offset = 1; offset <= model.lastOffset; offset++) {
    const atom = model.at(offset)
    const goesOn = isLetter(atom) || isDigit(atom)
    if (!goesOn || (run.length > 0 && run.at(-1) !== atom.leftSibling)) end()
    if (goesOn && !isInUnit(atom)) run.push(atom)
    else if (atom.type === 'operator') names.push({ atoms: [atom], kind: 'function' })
  }
  end()
  return names
}

/** A name that is still being typed is not wrong yet. */
function kindOf(model: FieldModel, last: FieldAtom, isUnknown: (name: string) => boolean): Kind {
  const { text, start, end } = nameAt(model, model.offsetOf(last))
  const isTyped = start < model.position && model.position <= end
  return !isTyped && isUnknown(text) ? 'unknown' : 'variable'
}

function isCalled(last: FieldAtom): boolean {
  let next = last.rightSibling
  if (next?.type === 'subsup') next = next.rightSibling
  return next?.type === 'leftright' && next.leftDelim === '('
}
