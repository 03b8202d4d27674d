/** Parts of a view that follow from the fields of its block: names and searching. */
import type { BlockType } from '@calcwright/document'
import type { BlockViewEntry } from '@calcwright/editor'
import { fieldNames } from './names.ts'

/** Use as `...fieldEntry(type)` in the entry of a view. */
export function fieldEntry<Props extends object>(
  type: BlockType<Props>,
): ReturnType<typeof fieldNames<Props>> & Required<Pick<BlockViewEntry<Props>, 'finding'>> {
  return {
    ...fieldNames(type),
    finding: async () => (await import('./finding.ts')).fieldFinding(type),
  }
}
