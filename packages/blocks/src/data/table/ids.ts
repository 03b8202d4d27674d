/** Ids of rows and columns, and the keys of their order. */
import { newSessionTag, orderKeysBetween } from '@calcwright/document'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 6

/** Each window has its own: rows that two people insert at one place stay in two runs. */
const tag = newSessionTag()

/** @param taken ids that there are */
export function newIds(count: number, taken: Readonly<Record<string, unknown>>): string[] {
  const ids = new Set<string>()
  while (ids.size < count) {
    let id = ''
    for (const number of crypto.getRandomValues(new Uint8Array(LENGTH))) id += SIGNS[number % SIGNS.length]
    if (!Object.hasOwn(taken, id)) ids.add(id)
  }
  return [...ids]
}

/** Ids for a table that is made anew: the same each time, so that the same text makes the same table. */
export const shortIds = (count: number): string[] => Array.from({ length: count }, (_, at) => at.toString(36))

/** @returns the keys of new rows or columns, in the place between two that there are */
export const ordersBetween = (left: string | null, right: string | null, count: number): string[] =>
  orderKeysBetween(left, right, tag, count)

/** The order in which they stand. */
export function newOrders(ids: readonly string[]): Record<string, string> {
  const orders = orderKeysBetween(null, null, 'new', ids.length)
  return Object.fromEntries(ids.map((id, at) => [id, orders[at]!]))
}
