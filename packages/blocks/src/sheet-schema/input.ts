/**
 * The inputs of a worksheet as all that set them from outside know them: the evaluation service, forms, frames, the
 * command line and agents. `value` of an input is what each of them takes for it.
 */
import type { LineMarks } from '@calcwright/document'
import type { Expression } from '@calcwright/math/expression'
import { freeNames, parsePlain, toPlain, unitToPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import type { CheckboxProps } from '../controls/checkbox/schema.ts'
import { chosenOf } from '../controls/choice.ts'
import type { ChoiceProps } from '../controls/options.ts'
import type { SliderRange } from '../controls/slider/positions.ts'
import type { SliderProps } from '../controls/slider/schema.ts'
import { plainTextOf } from '../controls/value-text.ts'
import { registry } from '../schemas.ts'
import { writtenNumber } from './written-number.ts'
import { holdsTexts, writtenText } from './written-text.ts'

/** A block of a worksheet, as the document or the evaluation has it. */
export interface SchemaBlock extends LineMarks {
  readonly id: string
  readonly type: string
  readonly props: unknown
}

/** Words that the author gives an input or an output, and its place. */
export interface FieldWords {
  /** '' for the name alone. */
  readonly label: string
  readonly help: string
  /** The heading above it, '' for none. */
  readonly group: string
  /** Null for its place in the worksheet. */
  readonly order: number | null
}

export type InputKind = 'quantity' | 'choice' | 'truth' | 'text' | 'list' | 'table'

export interface InputOption {
  readonly label: string
  /** Plain notation. */
  readonly value: string
}

export interface SheetInput extends FieldWords {
  readonly block: string
  readonly name: string
  readonly kind: InputKind
  /** Unit of its value in plain notation, '' for none or where nothing tells it yet. */
  readonly unit: string
  /** Whether the worksheet writes the unit behind a number: then a number alone is in it. */
  readonly isWritten: boolean
  /** Whether the worksheet writes a text, or a list or a table of nothing but texts. */
  readonly holdsTexts?: boolean
  /** Its value in the worksheet. */
  readonly value: string | number | boolean
  /** The limits and the step of a slider, in its unit. */
  readonly range?: SliderRange
  readonly options?: readonly InputOption[]
  /** The values of a box that is ticked or not, in plain notation. */
  readonly truths?: readonly [yes: string, no: string]
  /** The field of the block that holds the value of a control; absent for what a formula defines. */
  readonly control?: string
}

/** Tells the unit of the result of a block where its text does not; undefined while nothing is known. */
export type UnitOfBlock = (block: string) => string | undefined

/** The words that a line has in the form. */
export const wordsOf = ({ formLabel, formHelp, formGroup, formOrder }: LineMarks): FieldWords => ({
  label: formLabel ?? '',
  help: formHelp ?? '',
  group: formGroup ?? '',
  order: formOrder ?? null,
})

/** The inputs of the form of a worksheet: its controls, and the lines that are marked. The last of each name counts. */
export function inputsOf(
  blocks: readonly (SchemaBlock & { readonly status?: string; readonly disabled?: boolean })[],
  unitOf?: UnitOfBlock,
): SheetInput[] {
  const found = new Map<string, SheetInput>()
  for (const block of blocks) {
    const isInput = block.formInput === true || registry.get(block.type)?.control !== undefined
    if (!isInput || block.disabled || (block.status ?? 'ok') !== 'ok') continue
    const input = inputOf(block, unitOf)
    if (input) found.set(input.name, input)
  }
  return [...found.values()]
}

/** @returns null for a block that gives no single variable a value */
export function inputOf(block: SchemaBlock, unitOf?: UnitOfBlock): SheetInput | null {
  const control = registry.get(block.type)?.control
  return control === undefined ? lineInput(block, unitOf) : controlInput(block, control)
}

function controlInput(block: SchemaBlock, control: string): SheetInput | null {
  const name = plainTextOf((block.props as { readonly name: string }).name)
  if (name === '') return null
  const head = { block: block.id, name, control, isWritten: true, ...wordsOf(block) }
  if (block.type === 'slider') {
    const { value, min, max, step, unit } = block.props as SliderProps
    const written = unit === '' ? value : `${value} [${unit}]`
    return { ...head, kind: 'quantity', unit, value: written, range: { min, max, step } }
  }
  if (block.type === 'checkbox') {
    const { checked, checked_val, unchecked_val, label } = block.props as CheckboxProps
    const truths = [plainTextOf(checked_val), plainTextOf(unchecked_val)] as const
    return { ...head, label: head.label || label, kind: 'truth', unit: '', value: checked, truths }
  }
  const choice = block.props as ChoiceProps
  const options = choice.options.map(({ name: label, latex }) => {
    const value = plainTextOf(latex)
    return { label: label.trim() || value, value }
  })
  return { ...head, kind: 'choice', unit: '', value: options[chosenOf(choice)]?.label ?? '', options }
}

function lineInput(block: SchemaBlock, unitOf: UnitOfBlock | undefined): SheetInput | null {
  const parsed = parsePlain(definitionText(block), { isUnit: isBoxUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition' || parsed.value.target.kind !== 'variable') return null
  const { target, value } = parsed.value
  const isText = holdsTexts(value)
  const unit = isText ? '' : writtenUnit(value)
  return {
    block: block.id,
    name: target.name.name,
    kind: kindOf(value),
    unit: unit ?? unitOf?.(block.id) ?? '',
    isWritten: unit !== null,
    ...(isText && { holdsTexts: true }),
    value: givenValue(value),
    ...wordsOf(block),
  }
}

/** The value of a definition as each of those who set it takes it. */
function givenValue(value: Expression): string | boolean {
  if (value.kind === 'constant' && isTruth(value.name)) return value.name === 'true'
  return value.kind === 'quoted' ? writtenText(value.text) : toPlain(value)
}

/** The definition of a block in plain notation. Lines of the command line hold their text as it stands in the file. */
export function definitionText({ type, props }: SchemaBlock): string {
  const { source } = props as { readonly source?: unknown }
  if (typeof source === 'string' && registry.get(type) === undefined) return source
  return registry.get(type)?.toPlain?.(props as never) ?? ''
}

const isTruth = (name: string): boolean => name === 'true' || name === 'false'

function kindOf(value: Expression): InputKind {
  const inner = value.kind === 'quantity' ? value.value : value
  if (inner.kind === 'list') return inner.items.some(item => item.kind === 'list') ? 'table' : 'list'
  if (inner.kind === 'matrix') return 'table'
  if (value.kind === 'quoted') return 'text'
  return value.kind === 'constant' && isTruth(value.name) ? 'truth' : 'quantity'
}

/** Unit of a number, or of a list of numbers, '' for none; null for what is computed. */
function writtenUnit(value: Expression): string | null {
  if (value.kind === 'quantity' && kindOf(value) !== 'quantity')
    return freeNames(value).size === 0 ? unitToPlain(value.unit) : null
  const items = value.kind === 'list' ? value.items : value.kind === 'matrix' ? value.rows.flat() : [value]
  const units = items.map(item =>
    item.kind === 'list' ? writtenUnit(item) : (writtenNumber(item)?.unit ?? null),
  )
  const [first = null] = units
  return units.every(unit => unit === first) ? first : null
}
