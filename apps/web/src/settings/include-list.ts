/** The list of includes that new worksheets begin with. A worksheet stands in it once. */
import type { WorksheetSettings } from '@calcwright/document'

export type Include = WorksheetSettings['includes'][number]

/** With the include in the place of the one that was changed, or at the end. */
export function withInclude(
  includes: readonly Include[],
  include: Include,
  changed: Include | null,
): readonly Include[] {
  const place = includes.findIndex(({ source }) => source === (changed ?? include).source)
  const others = includes.map((other, index) => (index === place ? include : other))
  if (place < 0) others.push(include)
  return others.filter(other => other === include || other.source !== include.source)
}
