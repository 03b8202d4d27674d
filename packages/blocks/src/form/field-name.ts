import type { Block } from '@calcwright/document'
import { registry } from '../schemas.ts'

/** The name that an input of a form defines, in plain notation; its id where it has none. */
export function fieldName({ id, type, status, props }: Block): string {
  const plain = status === 'ok' ? (registry.get(type)?.toPlain?.(props) ?? '') : ''
  return /^(\S+) := /.exec(plain)?.[1] ?? id
}
