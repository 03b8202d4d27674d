import { openDialog } from '@calcwright/ui'

/** Shows what the plans allow, and how to get another one. */
export function openSubscription(): void {
  openDialog('The subscription', () => import('./subscription-dialog.tsx'), {})
}
