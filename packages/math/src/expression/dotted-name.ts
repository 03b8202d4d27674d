/** Names with points: columns of tables, `bolts.A_s`, and names that other programs have, as `STDEV.S(`, which is stdev here. */
import { nameElsewhere } from '@calcwright/reference/names-elsewhere'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'
import type { SyntaxCode } from './tree.ts'

/**
 * Whether a point stands between the name of a table, or of a value with properties, and that of a column or property; or
 * between a call and one of its results.
 * A call of a name with points may be one of another program: `STDEV.S(x)`.
 * @param at where the point stands
 */
export function isColumnPoint(source: string, at: number): boolean {
  const isBehindName =
    /[\p{L}\d}~_)]$/u.test(source.slice(0, at)) && !/(?:^|[^\p{L}\d_])\d+$/u.test(source.slice(0, at))
  if (!isBehindName || !/^\.\s?(?:\p{L}|\\[A-Za-z])/u.test(source.slice(at))) return false
  const after = /^(?:\.[A-Za-z]\w*)+/.exec(source.slice(at))?.[0] ?? ''
  if (!/^\s*(?:\(|\\left\()/.test(source.slice(at + after.length))) return true
  const before = /[A-Za-z]\w*(?:\.\w+)*$/.exec(source.slice(0, at))?.[0] ?? ''
  const isOneStep = !before.includes('.') && after.lastIndexOf('.') === 0
  return isOneStep && nameElsewhere(before + after) === undefined
}

/**
 * @param at where the point stands
 * @returns the message on a point that cannot be read: inside of a name, that names have no points
 */
export function pointProblem(source: string, at: number): Message<SyntaxCode> {
  const before = /[A-Za-z]\w*(?:\.\w+)*$/.exec(source.slice(0, at).replace(/\}$/, ''))?.[0]
  const after = /^(?:\.[A-Za-z]\w*)+/.exec(source.slice(at))?.[0]
  if (before === undefined || after === undefined) return message('syntax.decimal-point')
  const name = before + after
  const known = nameElsewhere(name)
  return known === undefined
    ? message('syntax.name-point', { name })
    : message('syntax.name-elsewhere', { name, known })
}
