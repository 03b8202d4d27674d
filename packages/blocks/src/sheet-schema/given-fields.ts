import type { TypedSettings } from '../controls/slider/typed-value.ts'
import type { SheetInput } from './input.ts'
import { lineProps } from './line-field.ts'
import type { NamedProblem } from './named-problem.ts'
import { readInput } from './reading.ts'

export type GivenFields =
  | { readonly ok: true; readonly fields: object; readonly remarks: readonly string[] }
  | { readonly ok: false; readonly problem: NamedProblem }

/** Fields of the block of an input, a control or a formula line, that give it a value. */
export function givenFields(input: SheetInput, value: unknown, settings?: TypedSettings): GivenFields {
  const reading = readInput(input, value, settings)
  if (!reading.ok) return reading
  const { given, remarks } = reading
  const fields = 'fields' in given ? given.fields : lineProps(input.name, given.text)
  return { ok: true, fields, remarks }
}
