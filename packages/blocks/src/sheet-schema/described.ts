import type { Block } from '@calcwright/document'
import type { ResultsSnapshot } from '@calcwright/evaluator'
import { SNAPSHOT_FORMAT } from '@calcwright/evaluator/snapshot-format'
import { arranged } from './arranged.ts'
import { type FieldWords, inputsOf } from './input.ts'
import { inputsSchema, outputsSchema } from './json.ts'
import { outputsOf } from './output.ts'

/** The inputs and outputs of the form of a worksheet, in its order: their names, and all about them as JSON Schema. */
export interface DescribedForm {
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly input_schema: Readonly<Record<string, unknown>>
  readonly output_schema: Readonly<Record<string, unknown>>
}

/** @param archive the stored results as text, '' for none: they tell the units of lines that write none */
export function describeForm(blocks: readonly Block[], archive: string): DescribedForm {
  const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
  const results = stored?.format === SNAPSHOT_FORMAT ? stored.results : {}
  const unitOf = (block: string): string | undefined => results[block]?.outcomes.at(-1)?.unit
  const [inputs, outputs] = [inOrder(inputsOf(blocks, unitOf)), inOrder(outputsOf(blocks, unitOf))]
  return {
    inputs: inputs.map(({ name }) => name),
    outputs: outputs.map(({ asked }) => asked),
    input_schema: inputsSchema(inputs),
    output_schema: outputsSchema(outputs),
  }
}

const inOrder = <Field extends FieldWords>(fields: readonly Field[]): Field[] =>
  arranged(fields).flatMap(group => group.fields)
