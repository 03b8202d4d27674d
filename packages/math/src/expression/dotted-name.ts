/** Names with points, as other programs have: `STDEV.S(` is stdev here. */
import { nameElsewhere } from '@calcwright/reference/names-elsewhere'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'
import type { SyntaxCode } from './tree.ts'

/**
 * @param at where the point stands
 * @returns what is said of a point: that names have none, where it stands in one
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
