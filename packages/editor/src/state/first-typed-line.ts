import type { EditorWithState } from './editor.ts'

/** The block that takes the caret when the sheet is entered: the first one to type in, else the first one. */
export function firstTypedLine({
  feed,
  registry,
}: Pick<EditorWithState, 'feed' | 'registry'>): string | undefined {
  const typed = feed.rows.find(row => {
    const type = feed.block(row.block)?.type
    return type === registry.lineType || type === registry.proseType
  })
  return (typed ?? feed.rows[0])?.block
}
