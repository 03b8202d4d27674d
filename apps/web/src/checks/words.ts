/** Sentences about check marks. */
import type { CheckMark } from '@calcwright/contract'

/** The day as yyyy-mm-dd, which reads the same everywhere. */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const SINCE: Record<CheckMark['state'], string> = {
  holds: '',
  content: ', changed since',
  results: ', other results since',
}

/** `Checked by Ann on 2026-11-27`; a mark that is broken says so. */
export const checkMarkText = ({ by, made_at: at, state }: CheckMark): string =>
  `Checked by ${by} on ${dayOf(at)}${SINCE[state]}`

/** The marks that count: those that hold, else the newest. */
export function relevantMarks(marks: readonly CheckMark[]): readonly CheckMark[] {
  const valid = marks.filter(({ state, withdrawn_at: at }) => state === 'holds' && at === null)
  return valid.length > 0 ? valid : marks.filter(({ withdrawn_at: at }) => at === null).slice(0, 1)
}
