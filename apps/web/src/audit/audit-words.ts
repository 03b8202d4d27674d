import type { AuditAction, AuditEntry } from '@calcwright/contract'

/** Acts as the choice of the dialog names them. */
export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  shared: 'Sharing',
  opened: 'Opened by link',
  exported: 'Exported',
  deleted: 'Deleted',
  restored: 'Restored',
  deleted_for_good: 'Deleted for good',
  transferred: 'Handed over',
}

const DONE: Readonly<Record<AuditAction, string>> = {
  shared: 'changed the sharing of',
  opened: 'opened',
  exported: 'exported',
  deleted: 'deleted',
  restored: 'restored',
  deleted_for_good: 'deleted for good',
  transferred: 'took over',
}

/** An entry as one sentence: `Ann has shared “Beam”: Bob may edit`. */
export function auditText({ by, action, name, details, count }: AuditEntry): string {
  const who = by || (action === 'shared' ? 'The server' : 'Somebody without an account')
  const times = count > 1 ? `, ${count} times that day` : ''
  const joint = action === 'opened' || action === 'exported' ? ' ' : ': '
  return `${who} ${DONE[action]} “${name}”${details && `${joint}${details}`}${times}`
}
