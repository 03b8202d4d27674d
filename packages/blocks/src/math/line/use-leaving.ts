import { useEffect, useRef } from 'react'
import { renaming } from '@calcwright/editor'
import { afterOpening, lazyModule } from '@calcwright/ui'
import type { BlockViewProps, FieldSession } from '@calcwright/editor'
import { leftAsTool } from './becomes-tool.ts'
import { proseLine } from './events.ts'
import { definedNames } from './names.ts'
import type { MathProps } from './schema.ts'

/**
 * Acts when the caret leaves a line that was changed: makes the block or the text that its words stand for, as Enter
 * does, offers to rename the uses below, or asks whether unknown names are units. `session.typed` tells typing from
 * undo and from other people's changes.
 */
export function useLeaving(view: BlockViewProps<MathProps>, session: FieldSession): void {
  const { block, props, active, readOnly, editor } = view
  const before = useRef<MathProps | null>(null)
  useEffect(() => {
    if (active) {
      before.current = props
      session.typed = false
      void proseLine()
      void afterOpening(loadUnknownNames)
      void afterOpening(renaming)
      return
    }
    const earlier = before.current
    before.current = null
    if (!earlier || readOnly || !session.typed || earlier.latex === props.latex || block.disabled) return
    if (leftAsTool(editor, block.id)) return
    if (proseLine.loaded?.endsLate(editor, block.id, session)) return
    const [from, ...others] = definedNames(earlier)
    const [to] = definedNames(props)
    if (from !== undefined && to !== undefined && from !== to && others.length === 0)
      void renaming().then(({ offerRename }) => offerRename(editor, block.id, from, to))
    else
      void loadUnknownNames().then(({ explainUnknown }) =>
        explainUnknown(editor, block.id, props, () => before.current === null),
      )
    // The effect depends only on the caret coming and going.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active])
}

const loadUnknownNames = lazyModule(() => import('./unknown-names.ts'))
