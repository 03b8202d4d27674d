import type { ForProps } from './schema.ts'

/** The word before the final value of a loop: whether its iterator takes it, and from which side it comes to it. */
export function endOfLoop({ end, step }: Pick<ForProps, 'end' | 'step'>): string {
  if (end === 'through') return 'through'
  return step.trim().startsWith('-') ? 'to above' : 'to below'
}
