import { openDialog } from './dialog-state.tsx'

/** Asks before something is done that cannot be taken back. */
export function confirm(
  title: string,
  { text, action, run }: { readonly text: string; readonly action: string; run(): Promise<unknown> },
): void {
  openDialog('The question', () => import('./ConfirmDialog.tsx'), { title, text, action, run })
}
