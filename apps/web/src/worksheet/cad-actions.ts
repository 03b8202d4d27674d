/** The programs for design that an open worksheet exchanges values with, and their sections of the toolbox. */
import type { EditorActions } from '@calcwright/editor'
import { fusionActions } from '../fusion/fusion-actions.ts'
import { onshapeActions } from '../onshape/onshape-actions.ts'

export function cadActions(
  open: Parameters<typeof fusionActions>[0] & Parameters<typeof onshapeActions>[0],
): Pick<EditorActions, 'fusion' | 'onshape' | 'hostSections'> {
  const fusion = fusionActions(open)
  const onshape = onshapeActions(open)
  const hostSections = [...(onshape.hostSections ?? []), ...(fusion.hostSections ?? [])]
  return { ...fusion, ...onshape, hostSections }
}
