import { useEffect, useRef } from 'react'
import { renaming } from '../names/renaming.ts'
import { viewOf } from '../contract/block-view.ts'
import type { BlockViewProps } from '../contract/block-view.ts'

/**
 * Offers to rename uses further down when the caret leaves a block whose one defined name was changed.
 * @param typed whether the person has typed since `begin` was called: undo and other people offer nothing
 */
export function useRenameOffer(
  { block, props, active, readOnly, editor }: BlockViewProps<object>,
  typed: { begin(): void; readonly any: boolean },
): void {
  const before = useRef<readonly string[] | null>(null)
  useEffect(() => {
    const names = viewOf(editor.registry, block.type)?.defines?.(props) ?? []
    if (active) {
      before.current = names
      typed.begin()
      if (names.length > 0) void renaming()
      return
    }
    const [from, ...others] = before.current ?? []
    before.current = null
    const [to] = names
    if (readOnly || block.disabled || !typed.any || others.length > 0) return
    if (from === undefined || to === undefined || from === to) return
    void renaming().then(({ offerRename }) => offerRename(editor, block.id, from, to))
    // Only the coming and going of the caret counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active])
}
