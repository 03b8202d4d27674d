/** Works on documents of others. Errors become refusals in the user's words. */
import { registry } from '@calcwright/blocks/schemas'
import { DocumentError, type Operation, Worksheet } from '@calcwright/document'
import { Refused } from '../failure.ts'

export function loadOrRefuse(state: Uint8Array, field: string): Worksheet {
  return refuseUnreadable(field, () => Worksheet.load(registry, state, 'others'))
}

/** Runs `work`. Bytes that it cannot read are refused with the name of their field. */
export function refuseUnreadable<T>(field: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new Refused('invalid', `${field}: ${error.message}`, undefined, error)
  }
}

/** A worksheet always has a line; saving none would lose everything. */
export function refuseBlank(worksheet: Worksheet): void {
  if (worksheet.blocks().length === 0) throw new Refused('empty', 'Fatal error on save. Saving disabled.')
}

/** Performs an operation. Returns its changes, no bytes when there are none. */
export function applyOrRefuse(worksheet: Worksheet, operation: Operation): Uint8Array {
  let change = new Uint8Array()
  const stop = worksheet.onUpdate(update => (change = new Uint8Array(update)))
  try {
    const applied = worksheet.apply(operation)
    if (!applied.ok) throw new Refused('invalid', applied.message)
    return change
  } finally {
    stop()
  }
}
