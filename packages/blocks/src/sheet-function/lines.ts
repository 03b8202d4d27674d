/** Formula lines that a call puts into a worksheet. */
import type { EvaluationBlock } from '@calcwright/evaluator'
import line from '../math/line/schema.ts'
import { mathFromPlain } from '../math/line/plain.ts'

/** Id of the line that shows the value of an input behind its definition. */
export const probeId = (name: string): string => `input ${name}`

/** A formula line of a text in plain notation; null when it cannot be read. */
export function formulaBlock(id: string, text: string): EvaluationBlock | null {
  const fields = mathFromPlain(text)
  if (!fields) return null
  return { id, type: line.type, parent: null, disabled: false, props: { ...line.defaults(), ...fields } }
}

/** The line of an output, `sigma` or `sigma [MPa]`; null when it cannot be read. */
export function outputLine(output: string): EvaluationBlock | null {
  const [, formula = output, unit = ''] = /^(.*\S)\s*(\[[^[\]]*\])$/s.exec(output.trim()) ?? []
  return formulaBlock(`output ${output}`, `${formula} = ${unit}`)
}
