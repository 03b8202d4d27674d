/** The controls of a worksheet for those outside of it, by the names that they give values to. */
import type { Block } from '@calcwright/document'
import type { CheckboxProps } from './checkbox/schema.ts'
import { chosenOf } from './choice.ts'
import type { ChoiceProps } from './options.ts'
import { snappedValue } from './slider/positions.ts'
import type { SliderProps } from './slider/schema.ts'
import type { TypedSettings } from './slider/typed-value.ts'
import { plainTextOf } from './value-text.ts'

type Value = number | string | boolean

/** A control and what it stands at. */
export type ControlState =
  | ({ readonly kind: 'slider'; readonly value: number } & Pick<SliderProps, 'min' | 'max' | 'step' | 'unit'>)
  | { readonly kind: 'select' | 'radio'; readonly value: string; readonly options: readonly string[] }
  | { readonly kind: 'checkbox'; readonly value: boolean }

/** A control with a name, and the block that it is. */
export interface NamedControl {
  readonly block: string
  readonly control: ControlState & { readonly name: string }
}

export type ControlPatch =
  | { readonly ok: true; readonly block: string; readonly patch: object }
  | { readonly ok: false; readonly message: string }

/** @param blocks of the worksheet, in reading order @returns the last control of each name */
export function namedControls(blocks: readonly Block[]): NamedControl[] {
  const found = new Map<string, NamedControl>()
  for (const block of blocks) {
    const control = block.disabled || block.status !== 'ok' ? null : controlOf(block)
    const name = control ? plainTextOf((block.props as { readonly name: string }).name) : ''
    if (control && name !== '') found.set(name, { block: block.id, control: { ...control, name } })
  }
  return [...found.values()]
}

function controlOf({ type, props }: Block): ControlState | null {
  switch (type) {
    case 'slider': {
      const { value, min, max, step, unit } = props as SliderProps
      return { kind: 'slider', value, min, max, step, unit }
    }
    case 'select':
    case 'radio': {
      const choice = props as ChoiceProps
      const options = choice.options.map(labelOf)
      return { kind: type, value: options[chosenOf(choice)] ?? '', options }
    }
    case 'checkbox':
      return { kind: 'checkbox', value: (props as CheckboxProps).checked }
    default:
      return null
  }
}

const labelOf = ({ name, latex }: ChoiceProps['options'][number]): string => name || plainTextOf(latex)

/**
 * The change of a control's fields that sets it. A number for a slider is in its unit and goes to the nearest
 * place within its limits only when it is between them; a text may have another unit.
 */
export async function setControl(
  { id, type, props }: Block,
  value: Value,
  settings: TypedSettings,
): Promise<ControlPatch> {
  if (type === 'slider') return setSlider(id, props as SliderProps, value, settings)
  if (type === 'checkbox')
    return typeof value === 'boolean'
      ? { ok: true, block: id, patch: { checked: value } }
      : refuse(props, 'takes true or false')
  return choose(id, props as ChoiceProps, value)
}

async function setSlider(
  block: string,
  props: SliderProps,
  value: Value,
  settings: TypedSettings,
): Promise<ControlPatch> {
  if (typeof value === 'boolean') return refuse(props, 'takes a number')
  let number = value
  if (typeof number === 'string') {
    const { readTypedValue: readTyped } = await import('./slider/typed-value.ts')
    const typed = readTyped(number, props.unit, settings)
    if (!typed.ok) return refuse(props, `does not take “${number}”: ${typed.problem}`)
    number = typed.value
  }
  if (number < props.min || number > props.max)
    return refuse(props, `goes from ${props.min} to ${props.max}${props.unit && ` ${props.unit}`}`)
  return { ok: true, block, patch: { value: snappedValue(number, props) } }
}

function choose(block: string, props: ChoiceProps, value: Value): ControlPatch {
  const wanted = String(value).trim()
  const byLabel = props.options.findIndex(option => labelOf(option).trim() === wanted)
  const selected =
    byLabel >= 0 ? byLabel : props.options.findIndex(({ latex }) => plainTextOf(latex) === wanted)
  if (selected >= 0) return { ok: true, block, patch: { selected } }
  return refuse(props, `has no option “${wanted}”: there are ${props.options.map(labelOf).join(', ')}`)
}

const refuse = (props: unknown, why: string): ControlPatch => ({
  ok: false,
  message: `${plainTextOf((props as { readonly name: string }).name)} ${why}.`,
})
