/** Open sections and projects of the tree; the state outlives the lists and worksheets that are shown. */
import { create } from 'zustand'

export const useTreeState = create<{ readonly open: ReadonlySet<string> }>(() => ({ open: new Set() }))

/** Opens what is closed, or closes it. @param to what it is to be */
export function toggleBranch(id: string, to?: boolean): void {
  const open = new Set(useTreeState.getState().open)
  if (to ?? !open.has(id)) open.add(id)
  else open.delete(id)
  useTreeState.setState({ open })
}
