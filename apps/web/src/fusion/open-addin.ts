import { openDialog } from '@calcwright/ui'

export const openAddin = (): void => openDialog('The add-in', () => import('./addin-dialog.tsx'), {})
