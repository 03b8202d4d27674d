/** The programs for design that an open worksheet exchanges values with, and their sections of the toolbox. */
import type { EditorActions, ToolSection } from '@calcwright/editor'
import { createStore } from 'zustand/vanilla'
import { fusionActions } from '../fusion/fusion-actions.ts'
import { onshapeActions } from '../onshape/onshape-actions.ts'

export function cadActions(
  open: Parameters<typeof fusionActions>[0] & Parameters<typeof onshapeActions>[0],
): Pick<EditorActions, 'fusion' | 'onshape' | 'hostSections'> {
  const { fusion, isFusionHere } = fusionActions(open)
  const { onshape, isOnshapeHere } = onshapeActions(open, () =>
    hostSections.setState(sections => [...new Set<ToolSection>([...sections, 'Onshape'])], true),
  )
  const here: ToolSection[] = [
    ...(isOnshapeHere ? ['Onshape' as const] : []),
    ...(isFusionHere ? ['Fusion 360' as const] : []),
  ]
  const hostSections = createStore<readonly ToolSection[]>(() => here)
  return { fusion, onshape, hostSections }
}
