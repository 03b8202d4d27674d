/**
 * Draws decimal points of the field as commas, and commas that separate as semicolons. The field holds the formula as
 * it is stored, so that places of the caret, of others and of errors are the same for everybody. The three signs are
 * of one width in MathLive's fonts.
 */
import type { DecimalCommas } from '../results/decimal-separator.ts'
import type { FieldAtom, FieldModel } from './field-model.ts'

/** An atom as MathLive draws it. */
interface DrawnAtom extends FieldAtom {
  value: string
  readonly mode: 'math' | 'text'
  createBox(this: DrawnAtom, ...options: unknown[]): unknown
}

/** The field, as far as it is needed here. */
interface DrawnField {
  readonly model: FieldModel
  /** Asks MathLive for a drawing that changes nothing else. */
  attributeChangedCallback(name: 'contenteditable', before: string, now: string): void
}

let commas: DecimalCommas | null = null
let field: DrawnField | null = null

/** Takes over the drawing of single signs. Call it once, when the field has been built. */
export function drawWithCommas(built: DrawnField): void {
  field = built
  const prototype = Object.getPrototypeOf(built.model.at(0)) as DrawnAtom
  const draw = prototype.createBox
  prototype.createBox = function (...options) {
    const { value } = this
    const sign = commas && (value === '.' || value === ',') ? signFor(this, commas) : value
    if (sign === value) return draw.apply(this, options)
    this.value = sign
    try {
      return draw.apply(this, options)
    } finally {
      this.value = value
    }
  }
}

/** Draws the field with commas, or with points for null. */
export function setFieldCommas(to: DecimalCommas | null): void {
  if (commas === to) return
  commas = to
  field?.attributeChangedCallback('contenteditable', '', 'true')
}

/** Whether what is typed into the field has decimal commas. */
export const hasFieldCommas = (): boolean => commas !== null

function signFor(atom: DrawnAtom, { isDecimalPoint }: DecimalCommas): string {
  if (atom.mode === 'text') return atom.value
  if (atom.value === ',') return isInSubscript(atom) ? ',' : ';'
  const next = atom.rightSibling
  const [before, after] = [atom.leftSibling.value ?? '', next?.value ?? '']
  return isDecimalPoint(before, after, next?.command ?? '') ? ',' : '.'
}

/** There commas belong to a name. */
function isInSubscript(inside: FieldAtom): boolean {
  for (let atom: FieldAtom | undefined = inside; atom; atom = atom.parent)
    if (atom.parentBranch === 'subscript') return true
  return false
}
