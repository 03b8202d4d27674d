/** Effects of a step on open windows. */
import type { Outcome } from './need.ts'
import { type State, levelOf, subjectOf } from './state.ts'
import type { Step } from './steps.ts'

const ENDS_SESSIONS: readonly Step['call'][] = ['sign_out', 'delete_account']

/** Notifies open windows of changes. Closed ones are left out. */
export function notifyWindows(state: State, { call, actor, about }: Step, outcome: Outcome): State {
  const next = structuredClone(state)
  for (const [id, window] of Object.entries(next.windows)) {
    const item = next.items[window.item]
    const subject = subjectOf(window.actor)
    // A window that was there by the address alone does not learn the new one.
    const own = item !== undefined && window.address < item.addresses
    const level = item === undefined ? 0 : levelOf(state, subject, window.item)
    const stays = item !== undefined && levelOf(state, subject, window.item, { own }) > 0
    const exceeded = call.startsWith('write') && id === about && outcome === 'rights'
    const left = ENDS_SESSIONS.includes(call) && actor !== null && window.actor === actor
    if (!stays || exceeded || left) delete next.windows[id]
    else next.windows[id] = { ...window, level, address: item.addresses }
  }
  return next
}
