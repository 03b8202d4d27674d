/** Values of controls that somebody has set on a form. */
import type { Block } from '@calcwright/document'
import { registry } from '../schemas.ts'

type Value = number | boolean

/** The value that a control has; null for what is none. */
export function controlValue({ type, props }: Block): Value | null {
  const value = (props as Readonly<Record<string, unknown>>)[registry.get(type)?.control ?? '']
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Fields of a control with a value that comes from elsewhere; null when the control cannot have it. */
export function controlPatch({ type, props, status }: Block, value: unknown): object | null {
  const schema = registry.get(type)
  if (status !== 'ok' || schema?.control === undefined) return null
  const {
    min = -Infinity,
    max = Infinity,
    options,
  } = props as {
    readonly min?: number
    readonly max?: number
    readonly options?: readonly unknown[]
  }
  if (typeof value === 'number' && (value < min || value > max)) return null
  if (options && !(typeof value === 'number' && value < options.length)) return null
  const patch = { [schema.control]: value }
  return schema.props.safeParse({ ...(props as object), ...patch }).success ? patch : null
}
