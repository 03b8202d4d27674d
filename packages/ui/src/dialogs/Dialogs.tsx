import { useLoaded } from '../parts/use-loaded.ts'
import { closeDialog, useDialog } from './dialog-state.tsx'

/** Shows the open dialog. */
export function Dialogs() {
  const dialog = useDialog(state => state.dialog)
  return dialog && <Loaded key={dialog.id} what={dialog.what} load={dialog.load} />
}

type Loading = Pick<NonNullable<ReturnType<typeof useDialog.getState>['dialog']>, 'what' | 'load'>

function Loaded({ what, load }: Loading) {
  const module = useLoaded(load, { wanted: true, what, onFailure: closeDialog })
  return module && <module.default onClose={closeDialog} />
}
