/** Lines of text as formulas and texts: what paste reads. */
import {
  isTextLine,
  isWordy,
  latexAsTyped,
  parsePlain,
  proseIn,
  splitRemark,
  toLatex,
  unitToPlain,
  withoutWordsAround,
} from '@calcwright/math/expression'
import type { KnownWords, Statement } from '@calcwright/math/expression'
import { linesOf } from './clipboard.ts'
import type { WithUnits } from './clipboard.ts'
import { withoutLatex } from './pasted-latex.ts'

export type PastedLine =
  | {
      readonly kind: 'formula'
      readonly latex: string
      /** Display unit asked for, '' for none. */
      readonly unit: string
      /** A definition that shows its value. */
      readonly show: boolean
      /** '' for none. */
      readonly remark: string
    }
  /** Paragraphs, each in a line. */
  | { readonly kind: 'prose'; readonly text: string }

/**
 * A formula for each line of text that is not empty; what cannot be read is kept as typed. Lines of prose that
 * follow one another are one text.
 */
export function readLines(
  text: string,
  known: KnownWords,
  withUnits: WithUnits = line => line,
): PastedLine[] {
  const read: PastedLine[] = []
  const defined = new Set<string>()
  const isDefined = (word: string): boolean => defined.has(word) || known.isDefined(word)
  for (const line of linesOf(withoutLatex(text))) {
    const [last, next] = [read.at(-1), readLine(line, { ...known, isDefined }, defined, withUnits)]
    const goesOn = last?.kind === 'prose' && next.kind === 'prose'
    if (goesOn) read[read.length - 1] = { kind: 'prose', text: `${last.text}\n${next.text}` }
    else read.push(next)
  }
  return read
}

function readLine(typed: string, known: KnownWords, defined: Set<string>, withUnits: WithUnits): PastedLine {
  const split = splitRemark(typed)
  const { formula, remark } = (split.remark === '' && withoutWordsAround(split.formula, known)) || split
  const isKnown = (word: string): boolean => known.isUnit(word) || known.isDefined(word)
  const isProse = isWordy(formula, isKnown) || proseIn(formula, known) === 'certain'
  if (!isTextLine(typed) && isProse) return { kind: 'prose', text: typed }
  const line = withUnits(formula)
  const parsed = parsePlain(line, { isUnit: known.isUnit })
  if (!parsed.ok) return { kind: 'formula', latex: latexAsTyped(line), unit: '', show: false, remark }
  const statement = parsed.value
  if (statement.kind === 'text') return { kind: 'prose', text: statement.text }
  if (statement.kind === 'empty') return { kind: 'formula', latex: '', unit: '', show: false, remark }
  const unit = statement.unit ? unitToPlain(statement.unit) : ''
  const definition = statement.kind === 'definition'
  if (definition && statement.target.kind !== 'property') defined.add(statement.target.name.name)
  const bare: Statement = { ...statement, show: !definition && statement.show, unit: undefined }
  const show = definition && (statement.show || unit !== '')
  return { kind: 'formula', latex: toLatex(bare), unit, show, remark }
}
