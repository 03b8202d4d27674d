/** What a view takes over from the fields of its block: names, and how it is searched. */
import type { BlockType } from '@calcwright/document'
import type { BlockViewEntry } from '@calcwright/editor'
import { fieldNames } from './names.ts'

/** For `...fieldEntry(type)` in the entry of a view. */
export function fieldEntry<Props extends object>(
  type: BlockType<Props>,
): ReturnType<typeof fieldNames<Props>> & Required<Pick<BlockViewEntry<Props>, 'finding'>> {
  return {
    ...fieldNames(type),
    finding: async () => (await import('./finding.ts')).fieldFinding(type),
  }
}
