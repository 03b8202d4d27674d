import type { CommentThread } from '@calcwright/contract'
import { describe, expect, it } from 'vitest'
import { mentionBegun, openByBlock, placedThreads, withMention } from './thread-order.ts'

const thread = (id: string, block: string, resolved = false): CommentThread => ({
  id,
  block,
  place: {},
  quote: '',
  resolved_at: resolved ? 1 : null,
  resolved_by: '',
  comments: [],
})

it('orders threads as their lines, those of gone lines last, in the order of their beginning', () => {
  const threads = [
    thread('1', 'gone'),
    thread('2', 'c'),
    thread('3', 'a'),
    thread('4', 'c'),
    thread('5', 'lost'),
  ]
  const order = (...ids: string[]) =>
    placedThreads(
      threads,
      ids.map(id => ({ id })),
    ).map(({ thread: { id }, at }) => `${id}${at === null ? ' gone' : ''}`)
  expect(order('a', 'b', 'c')).toEqual(['3', '2', '4', '1 gone', '5 gone'])
  expect(order('c', 'b', 'a')).toEqual(['2', '4', '3', '1 gone', '5 gone'])
  expect(order('gone', 'a')).toEqual(['1', '3', '2 gone', '4 gone', '5 gone'])
})

it('marks lines with open threads alone', () => {
  const marked = openByBlock([thread('1', 'a'), thread('2', 'a', true), thread('3', 'b', true)])
  expect([...marked].map(([block, its]) => [block, its.map(({ id }) => id)])).toEqual([['a', ['1']]])
})

describe('a mention', () => {
  it.each([
    ['Ask @', ''],
    ['@An', 'An'],
    ['See 3.1, @Ann Le', 'Ann Le'],
    ['Größe? @Jörg', 'Jörg'],
    ['ann@example.com', null],
    ['@Ann, by which clause', null],
    ['No', null],
  ])('%j is being typed: %j', (text, begun) => {
    expect(mentionBegun(text)).toBe(begun)
  })

  it('takes the place of what was typed of it', () => {
    expect(withMention('Dear @Bob, ask @an', 'Ann Lee')).toBe('Dear @Bob, ask @Ann Lee ')
  })
})
