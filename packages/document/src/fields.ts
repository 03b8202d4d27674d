/** The fields of a block: which there are, what stands in one, and how one is changed. */
import type { AnyBlockType, Field } from './types.ts'

/** The fields of a block of this type, in reading order; none where the type names none. */
export function fieldsOf(type: AnyBlockType, props: unknown): readonly Field[] {
  return (typeof type.fields === 'function' ? type.fields(props) : type.fields) ?? []
}

/** The text of a field; '' where there is none. */
export function readField(props: unknown, id: string): string {
  const value = id.split('.').reduce<unknown>(within, props)
  return typeof value === 'string' ? value : ''
}

/** The stored fields to change so that the field holds `text`: in a list, the list as a whole. */
export function writeField(props: object, id: string, text: string): Record<string, unknown> {
  const [key, ...path] = id.split('.')
  return { [key!]: replaced(within(props, key!), path, text) }
}

function within(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

function replaced(value: unknown, [key, ...path]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  const changed = replaced(within(value, key), path, text)
  if (!Array.isArray(value)) return { ...(value as object), [key]: changed }
  return value.map((item: unknown, index) => (String(index) === key ? changed : item))
}
