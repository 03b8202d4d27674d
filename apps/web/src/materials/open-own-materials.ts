import { openDialog } from '@calcwright/ui'

/** Opens the materials of the person and of the person's teams. */
export function openOwnMaterials(onClosed: () => void = () => {}): void {
  openDialog('Your materials', () => import('./own-materials-dialog.tsx'), { onClosed })
}
