/** A control as a reader of a report sees it: `F = 3 kN`. */
import type { Outcome, PlannedStatement } from '@calcwright/evaluator'
import { nameToLatex, toLatex, toPlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { HIDDEN_OUTPUT } from '../defined-value.ts'
import type { FormulaPiece } from './model.ts'

/** @returns null for what is no control */
export function controlPiece(
  { statement, output }: PlannedStatement,
  outcome: Outcome | undefined,
  props: unknown,
): FormulaPiece | null {
  if (output !== HIDDEN_OUTPUT || statement.kind !== 'definition' || statement.target.kind !== 'variable')
    return null
  const { target, value } = statement
  const given = toLatex(value)
  const result = outcome && !outcome.error && !outcome.skipped && !isLiteral(value) ? outcome : null
  const isNew = result !== null && result.latex !== '' && result.latex !== given
  const words = chosenWords(props as ControlFields)
  const remark = words === '' ? '' : `\\quad\\text{(${forLatex(words)})}`
  const [latex, texts] = isNew
    ? [
        [given, result.latex + remark],
        [toPlain(value, { units: 'bare' }), result.display],
      ]
    : [[given + remark], [toPlain(value, { units: 'bare' })]]
  return {
    kind: 'formula',
    latex: nameToLatex(target.name.name),
    values: latex,
    text: [target.name.name, ...texts].join(' = ') + (words === '' ? '' : ` (${words})`),
  }
}

interface ControlFields {
  readonly options?: readonly { readonly name: string }[]
  readonly selected?: number
  readonly label?: string
}

/** The words beside what was chosen. */
const chosenWords = ({ options, selected = 0, label = '' }: ControlFields): string =>
  (options ? ((options[selected] ?? options[0])?.name ?? '') : label).trim()

/** A number, perhaps with a unit: there is nothing to compute in it. */
function isLiteral(value: Expression): boolean {
  if (value.kind === 'unary') return isLiteral(value.operand)
  return value.kind === 'number' || (value.kind === 'quantity' && isLiteral(value.value))
}

const forLatex = (words: string): string => words.replaceAll(/[\\{}$&#%_^~]/g, ' ')
