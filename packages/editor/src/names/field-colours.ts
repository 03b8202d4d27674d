/**
 * Colours of the names in the line with the caret. They are painted over what MathLive has drawn: its
 * content stays as it is, and nothing moves.
 */
import { isDigit, isInUnit, isLetter, isSpace } from '../math/field-model.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import type { FormulaField } from '../math/mathlive.ts'
import { nameAt } from '../math/typed-name.ts'

/** Longer formulas are typed in one colour. */
const LONGEST = 400

type Kind = 'variable' | 'function' | 'unknown'

/** Facts that the colours depend on besides the formula. */
export interface NameFacts {
  /** Whether a name has no definition for the line that has the field. */
  isUnknown(name: string): boolean
  /** Whether a unit is a variable as well, or a variable behind a number a unit. */
  hasSecondReading(name: string, isUnit: boolean): boolean
}

/**
 * Follows the drawing of the field for as long as the page lives.
 * @returns a function that paints again when the facts have changed, or the caret has moved
 */
export function colourNames(field: FormulaField, facts: NameFacts): () => void {
  const content = field.shadowRoot?.querySelector('[part=content]')
  if (!content || !('highlights' in CSS)) return () => {}
  const painted: Record<Kind, Highlight> = {
    variable: new Highlight(),
    function: new Highlight(),
    unknown: new Highlight(),
  }
  for (const [kind, highlight] of Object.entries(painted)) CSS.highlights.set(`name-${kind}`, highlight)
  const second = new Highlight()
  CSS.highlights.set('second-reading', second)
  const paint = (): void => {
    for (const highlight of [...Object.values(painted), second]) highlight.clear()
    if (field.model.lastOffset > LONGEST) return
    const drawn = new Map(
      [...content.querySelectorAll('[data-atom-id]')].map(element => [
        element.getAttribute('data-atom-id'),
        element,
      ]),
    )
    for (const { atoms, kind, isSecond } of namesIn(field.model, facts))
      for (const atom of atoms) {
        const text = drawn.get(atom.id ?? '')?.firstChild
        if (text?.nodeType !== Node.TEXT_NODE) continue
        const range = new StaticRange({
          startContainer: text,
          startOffset: 0,
          endContainer: text,
          endOffset: text.nodeValue?.length ?? 0,
        })
        if (kind) painted[kind].add(range)
        if (isSecond) second.add(range)
      }
  }
  new MutationObserver(paint).observe(content, { childList: true })
  return paint
}

interface NameAtoms {
  readonly atoms: readonly FieldAtom[]
  /** Null for a unit, which has a colour of its own. */
  readonly kind: Kind | null
  readonly isSecond: boolean
}

function namesIn(model: FieldModel, { isUnknown, hasSecondReading }: NameFacts): NameAtoms[] {
  const names: NameAtoms[] = []
  let run: FieldAtom[] = []
  const end = (): void => {
    const last = run.at(-1)
    const letters = run.findIndex(isLetter)
    if (last && letters >= 0) {
      const atoms = run.slice(letters)
      const unit = isInUnit(last)
      const kind = unit ? null : isCalled(last) ? 'function' : kindOf(model, last, isUnknown)
      const mayBeUnit = unit || isBehindNumber(atoms[0]!)
      const text = atoms.map(({ value }) => value).join('')
      names.push({ atoms, kind, isSecond: mayBeUnit && kind !== 'function' && hasSecondReading(text, unit) })
    }
    run = []
  }
  for (let offset = 1; offset <= model.lastOffset; offset++) {
    const atom = model.at(offset)
    const goesOn = isLetter(atom) || isDigit(atom)
    if (!goesOn || (run.length > 0 && run.at(-1) !== atom.leftSibling)) end()
    if (goesOn) run.push(atom)
    else if (atom.type === 'operator') names.push({ atoms: [atom], kind: 'function', isSecond: false })
  }
  end()
  return names
}

/** A name that is still being typed is not marked as unknown. */
function kindOf(model: FieldModel, last: FieldAtom, isUnknown: (name: string) => boolean): Kind {
  const { text, start, end } = nameAt(model, model.offsetOf(last))
  const isTyped = start < model.position && model.position <= end
  return !isTyped && isUnknown(text) ? 'unknown' : 'variable'
}

function isBehindNumber(first: FieldAtom): boolean {
  let before = first.leftSibling
  while (isSpace(before)) before = before.leftSibling
  return isDigit(before)
}

function isCalled(last: FieldAtom): boolean {
  let next = last.rightSibling
  if (next?.type === 'subsup') next = next.rightSibling
  return next?.type === 'leftright' && next.leftDelim === '('
}
