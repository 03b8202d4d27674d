/** Responsibilities: where the figures come from that a formula reads as properties of materials and fluids. */
import { nodesIn, toPlain } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { propertyNamed } from '@calcwright/reference/holders'
import type { PropertyHolder } from '@calcwright/reference/holders'
import type { PropertySource } from '../block-result.ts'

/** @param holderOf the value with properties that a name means; undefined for another name */
export function propertySources(
  statement: Statement,
  holderOf: (name: string) => PropertyHolder | undefined,
): PropertySource[] {
  if (!('value' in statement)) return []
  const found = new Map<string, PropertySource>()
  for (const node of nodesIn(statement.value)) {
    if (node.kind !== 'property' || node.object.kind !== 'name') continue
    const holder = holderOf(node.object.name)
    const source = holder && propertyNamed(holder, node.property)?.source
    const name = `${toPlain(node.object)}:${node.property}`
    if (source) found.set(name, { name, source })
  }
  return [...found.values()]
}
