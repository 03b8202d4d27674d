/** Text of the slot left of the caret, to go on typing with. */
import { normaliseName, parseLatex, unitToPlain } from '@calcwright/math/expression'
import { placeOf } from '@calcwright/math/typing'
import type { DrawnPart, TypedSource } from '@calcwright/math/typing'
import { isDigit, isLetter, isSpace, isThinSpace, isUnitBox } from './field-model.ts'
import type { FieldAtom } from './field-model.ts'
import type { FormulaField } from './mathlive.ts'

/** Characters that stand for themselves in both notations. */
const PLAIN_SIGN = /^[-+=<>,;:!()[\]|./*]$/

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\\cdot', '*'],
  ['\\ast', '*'],
  ['\\coloneq', ':='],
  ['\\le', '<='],
  ['\\leq', '<='],
  ['\\ge', '>='],
  ['\\geq', '>='],
  ['\\ne', '!='],
  ['\\neq', '!='],
  ['\\lt', '<'],
  ['\\gt', '>'],
  ['\\to', '->'],
  ['\\mapsto', '->'],
  ['\\%', '%'],
  ['\\pm', '±'],
  ['\\angle', '∠'],
  ['\\degree', '°'],
  ['\\land', ' and '],
  ['\\lor', ' or '],
  ['\\oplus', ' xor '],
  ['\\lnot', ' not '],
  ['\\bmod', ' mod '],
  ['\\lparen', '('],
  ['\\rparen', ')'],
  ['\\lbrack', '['],
  ['\\rbrack', ']'],
  ['\\vert', '|'],
])

/** Sums, products, integrals, limits and derivatives. */
const BEFORE_OPERAND =
  /^\\(?:(?:sum|prod|int|iint|lim)(?![a-zA-Z])|[dt]?frac\{(?:d|\\mathrm\{d\}|\\partial)(?:\^.*)?\}\{(?:d|\\mathrm\{d\}|\\partial))/

const POWER_OF_TEN = /(\d+(?:\.\d+)?|\.\d+)×10([\ue000-\uf8ff])/gu

/**
 * The text of the atoms between `first`, which is not part of it, and the caret. Names, units and
 * whatever has slots keep their looks and their reading.
 * @param goesOn the next key may lengthen the word before the caret, which is typed text then
 */
export function sourceOf(field: FormulaField, atoms: readonly FieldAtom[], goesOn: boolean): TypedSource {
  const parts: DrawnPart[] = []
  const keep = (part: DrawnPart): string => placeOf(parts.push(part) - 1)
  const latexOf = (from: number, to: number): string =>
    field.getValue(
      field.model.offsetOf(atoms[from]!.leftSibling),
      field.model.offsetOf(atoms[to - 1]!),
      'latex',
    )
  let text = ''
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at]!
    const end = endOfPart(atoms, at)
    if (isLetter(atom)) {
      const letters = atoms.slice(at, end)
      const open = end === atoms.length && goesOn && letters.every(part => part.type !== 'subsup')
      text += open ? plainLetters(letters) : keep(nameOf(letters, latexOf(at, end)))
    } else if (isUnitBox(atom)) {
      const unit = unitOf(latexOf(at, end))
      const word = /^\p{L}+$/u.test(unit.name ?? '')
      text += word && goesOn && end === atoms.length ? ` ${unit.name}` : keep(unit)
    } else if (end > at + 1 || !isLeaf(atom)) text += keep(partOf(atom, end === at + 1, latexOf(at, end)))
    else text += signOf(atom) ?? keep(partOf(atom, true, latexOf(at, end)))
    at = end
  }
  return { text: withPowersOfTen(text, parts), parts }
}

/** Index behind the part that begins there: a word with its scripts, or an atom with them. */
function endOfPart(atoms: readonly FieldAtom[], start: number): number {
  let end = start + 1
  if (isLetter(atoms[start]!)) while (atoms[end] && (isLetter(atoms[end]!) || isDigit(atoms[end]!))) end += 1
  const script = atoms[end]
  // An exponent alone is a part of its own: it can be raised and divided with what stands before it.
  const belongs = script?.type === 'subsup' && (hasSubscript(script) || isUnitBox(atoms[start]!))
  return belongs ? end + 1 : end
}

const hasSubscript = (atom: FieldAtom): boolean => (atom.subscript?.length ?? 0) > 0

function isLeaf(atom: FieldAtom): boolean {
  return !/^(?:genfrac|leftright|surd|array|subsup|placeholder|box|group|overunder|extensible-symbol|text)$/.test(
    atom.type,
  )
}

const plainLetters = (letters: readonly FieldAtom[]): string =>
  letters.map(letter => normaliseName(letter.value ?? '')).join('')

function nameOf(letters: readonly FieldAtom[], latex: string): DrawnPart {
  const script = letters.at(-1)!
  const below = script.type === 'subsup' ? (script.subscript ?? []) : []
  const body = plainLetters(letters.filter(({ type }) => type !== 'subsup'))
  const subscript = below
    .filter(({ type }) => type !== 'first')
    .map(({ value }) => (value === ',' ? '_' : normaliseName(value ?? '')))
    .join('')
  return { role: 'name', latex, name: subscript ? `${body}_${subscript}` : body }
}

function unitOf(latex: string): DrawnPart {
  const parsed = parseLatex(`1${latex}`)
  const value = parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
  const name = value?.kind === 'quantity' ? unitToPlain(value.unit) : undefined
  const inside = /^\\class\{unit\}\{(.*)\}$/s.exec(latex)?.[1]
  return name === undefined || inside === undefined
    ? { role: 'operand', latex }
    : { role: 'unit', latex: inside, name }
}

function partOf(atom: FieldAtom, alone: boolean, latex: string): DrawnPart {
  if (atom.type === 'subsup') return { role: 'script', latex }
  if (BEFORE_OPERAND.test(latex)) return { role: 'sign', latex }
  const inside = alone && atom.type === 'leftright' ? /^\\left\((.*)\\right\)$/s.exec(latex)?.[1] : undefined
  return { role: 'operand', latex, ...(inside !== undefined && { inside }) }
}

/** The text of a single sign; null for one that plain notation writes otherwise. */
function signOf(atom: FieldAtom): string | null {
  if (isThinSpace(atom)) return ''
  if (isSpace(atom)) return ' '
  if (isDigit(atom)) return atom.value!
  if (atom.command === '\\times') return '×'
  const sign = SIGNS.get(atom.command)
  if (sign !== undefined) return sign
  const value = atom.value === '−' ? '-' : (atom.value ?? '')
  return PLAIN_SIGN.test(value) ? value : null
}

/** `2×10` and an exponent is the number 2e3. */
function withPowersOfTen(text: string, parts: readonly DrawnPart[]): string {
  return text
    .replace(POWER_OF_TEN, (all, digits: string, place: string) => {
      const script = parts[place.charCodeAt(0) - placeOf(0).charCodeAt(0)]
      const exponent = /^\^\{?(-?\d+)\}?$/.exec(script?.latex ?? '')?.[1]
      return exponent ? `${digits}e${exponent}` : all
    })
    .replaceAll('×', '*')
}
