/** Names and controls of a worksheet, for the page around the frame. */
import { type SheetInput, arranged, inputOf, inputsOf } from '@calcwright/blocks/sheet-schema'
import type { FrameMessage, NamedControl } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import type { ControlValues, ResultsStore } from '@calcwright/editor'
import { namedOutcomes } from './named-results.ts'

interface NamedSheet {
  readonly hash: string
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly controlValues: ControlValues
}

/** The unit of the result of a block; undefined for none. */
export type UnitOf = (block: string) => string | undefined

type Content = Omit<Extract<FrameMessage, { type: 'ready' }>, 'calcwright' | 'type'>

/** Names and controls that the page around the frame may ask for. */
export function contentFor(sheet: NamedSheet, unitOf: UnitOf): Content {
  const { hash, worksheet, results } = sheet
  const names = [...namedOutcomes(worksheet, results).keys()]
  return { worksheet: { hash, name: worksheet.name }, names, controls: namedControls(sheet, unitOf) }
}

type Inputs = Pick<NamedSheet, 'worksheet' | 'controlValues'>

/**
 * The inputs in the order and the groups of the form, with the values that were set on this page, in the units that
 * numbers for them are read in.
 */
export function namedControls({ worksheet, controlValues }: Inputs, unitOf: UnitOf): NamedControl[] {
  const inputs = arranged(inputsOf(worksheet.blocks(), unitOf)).flatMap(({ fields }) => fields)
  return inputs.map(input => {
    const block = worksheet.block(input.block)!
    const set = inputOf(controlValues.over(block), unitOf)
    return namedControl({ ...input, value: set?.value ?? input.value }, block.type)
  })
}

function namedControl(input: SheetInput, type: string): NamedControl {
  const { name, kind, unit, value, range, options, label, help, group, order } = input
  const words = {
    ...(label !== '' && { label }),
    ...(help !== '' && { help }),
    ...(group !== '' && { group }),
    ...(order !== null && { order }),
  }
  const own = { name, kind: KINDS[type] ?? 'field', value, ...words }
  if (range) return { ...own, value: valueInUnit(input), unit, ...range }
  if (options) return { ...own, options: options.map(option => option.label) }
  return kind === 'truth' ? own : { ...own, unit }
}

const KINDS: Readonly<Record<string, NamedControl['kind']>> = {
  slider: 'slider',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
}

/** The number of a slider, in its unit. */
const valueInUnit = ({ value }: SheetInput): number => Number.parseFloat(String(value))
