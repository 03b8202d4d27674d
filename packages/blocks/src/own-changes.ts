import { useState } from 'react'

interface OwnChanges<Fields> {
  /** The saved fields with the changes of the person over them. */
  readonly fields: Fields
  /** The fields that the person has changed. */
  readonly own: Partial<Fields>
  change(patch: Partial<Fields>): void
}

/** The fields of a dialog: what others set while it is open is not undone when it is saved. */
export function useOwnChanges<Fields extends object>(saved: Fields): OwnChanges<Fields> {
  const [own, setOwn] = useState<Partial<Fields>>({})
  return {
    fields: { ...saved, ...own },
    own,
    change: patch => setOwn(before => ({ ...before, ...patch })),
  }
}
