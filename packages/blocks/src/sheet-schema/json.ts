/**
 * The inputs and outputs of a worksheet as JSON Schema (2020-12), for programs and agents. What the standard has no
 * word for begins with `x-`: kind, unit, dimension, group and order.
 */
import { exponentsOf } from './dimensions.ts'
import type { FieldWords, SheetInput } from './input.ts'
import type { SheetOutput } from './output.ts'

type Schema = Readonly<Record<string, unknown>>

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

/** An object of values by name. Names of the worksheet that are no inputs of its form may be given as well. */
export const inputsSchema = (inputs: readonly SheetInput[]): Schema => ({
  $schema: DIALECT,
  type: 'object',
  properties: Object.fromEntries(inputs.map(input => [input.name, inputSchema(input)])),
})

/** An object of results by what a call asks for. */
export const outputsSchema = (outputs: readonly SheetOutput[]): Schema => ({
  $schema: DIALECT,
  type: 'object',
  properties: Object.fromEntries(outputs.map(output => [output.asked, outputSchema(output)])),
})

const TEXT = { type: 'string', minLength: 1 }

function inputSchema(input: SheetInput): Schema {
  const { kind, unit, value, options, range } = input
  const head = {
    ...wordsIn(input),
    'x-kind': kind,
    ...(kind !== 'choice' && kind !== 'truth' && !input.holdsTexts && unitIn(unit)),
    ...placeIn(input),
    default: value,
  }
  if (options) return { ...head, enum: options.map(({ label }) => label) }
  if (kind === 'truth') return { ...head, type: 'boolean' }
  if (kind === 'text') return { ...head, ...TEXT }
  const cell = { type: input.holdsTexts ? 'string' : ['number', 'string'] }
  if (kind === 'list') return { ...head, anyOf: [listOf(cell), TEXT] }
  if (kind === 'table') return { ...head, anyOf: [listOf(listOf(cell)), TEXT] }
  const limits = range && { minimum: range.min, maximum: range.max }
  return {
    ...head,
    anyOf: [{ type: 'number', ...limits }, TEXT],
    ...(range?.step ? { 'x-step': range.step } : {}),
  }
}

const listOf = (items: Schema): Schema => ({ type: 'array', items })

const outputSchema = (output: SheetOutput): Schema => ({
  ...wordsIn(output),
  type: 'object',
  ...unitIn(output.unit),
  ...placeIn(output),
})

const wordsIn = ({ label, help }: FieldWords): Schema => ({
  ...(label !== '' && { title: label }),
  ...(help !== '' && { description: help }),
})

const placeIn = ({ group, order }: FieldWords): Schema => ({
  ...(group !== '' && { 'x-group': group }),
  ...(order !== null && { 'x-order': order }),
})

const unitIn = (unit: string): Schema => ({ 'x-unit': unit, 'x-dimension': exponentsOf(unit) })
