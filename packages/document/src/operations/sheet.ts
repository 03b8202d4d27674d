import { differences } from '../json.ts'
import { worksheetSettings, type WorksheetSettings } from '../settings.ts'
import type { Operation } from '../types.ts'
import { acceptedPlan, refusedPlan, type Plan } from './plan.ts'

export function planRename(current: string, { name }: Operation & { kind: 'rename' }): Plan {
  const wanted = name.trim()
  if (wanted === '') return refusedPlan('A worksheet needs a name.')
  return acceptedPlan(wanted === current ? [] : [{ write: 'name', name: wanted }])
}

/** Changes some settings; each is a register of its own, so two people may change different ones. */
export function planSettings(
  current: WorksheetSettings,
  { settings }: Operation & { kind: 'setSettings' },
): Plan {
  const parsed = worksheetSettings.safeParse({ ...current, ...settings })
  if (!parsed.success) return refusedPlan(parsed.error.issues[0]!.message)
  const changed = differences(parsed.data, current)
  return acceptedPlan(Object.keys(changed).length ? [{ write: 'settings', settings: changed }] : [])
}
