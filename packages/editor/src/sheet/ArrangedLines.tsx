import { useSections } from '../state/blocks.ts'
import { useEditorParts } from '../state/editor-context.ts'
import { Line } from './Line.tsx'

/** Lines of the sheet in an order of their own, for pages that give it to `WorksheetView` as its `lines`. */
export function ArrangedLines({ blocks }: { readonly blocks: readonly string[] }) {
  const { feed } = useEditorParts()
  useSections(feed)
  const rows = new Map(feed.rows.map(row => [row.block, row]))
  return blocks.flatMap(id => {
    const row = rows.get(id)
    if (!row) return []
    return (
      <Line
        key={id}
        row={row}
        active={false}
        caret={null}
        selected={false}
        notice={undefined}
        reachable={false}
        alone={false}
        nearness="visible"
      />
    )
  })
}
