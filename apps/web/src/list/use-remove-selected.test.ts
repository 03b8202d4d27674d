import type { ListItem } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { removalsOf } from './use-remove-selected.ts'

const row = (hash: string, facts: Partial<ListItem>) =>
  ({ hash_string: hash, worksheet: true, author: 'Ann', rights_level: 4, path: [], ...facts }) as ListItem

it.each([
  ['of a namesake who made the visitor administrator', { own: false }, false],
  ['of the visitor', { own: true }, true],
  ['of the visitor under a former name', { own: true, author: 'Anna' }, true],
  ['that the visitor edits', { own: false, rights_level: 3 }, false],
] as const)('deletes for everybody one %s: %s', (_name, facts, deleted) => {
  const selected = [row('one', facts)]
  const { rows, own } = removalsOf(selected)
  expect(rows).toEqual(selected)
  expect(own.has(selected[0]!)).toBe(deleted)
})

it('leaves out what is inside of a selected project', () => {
  const project = row('outer', { worksheet: false, own: true })
  const inside = row('one', { own: false, path: [{ hash_string: 'outer', name: 'Outer' }] })
  expect(removalsOf([inside, project]).rows).toEqual([project])
})
