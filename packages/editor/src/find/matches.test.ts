import type { Block } from '@calcwright/document'
import { expect, test } from 'vitest'
import type { BlockFinding } from '../contract/block-finding.ts'
import { matchesIn, replacementOf } from './matches.ts'

const finding: BlockFinding<{ text: string }> = {
  passages: ({ text }) => [text],
  replace({ text }, query, to, which) {
    let index = 0
    return { text: text.replaceAll(query.text, found => (which.has(index++) ? to : found)) }
  },
}

const block = (text: string): Block => ({
  id: 'x', type: 'text', version: 1, status: 'ok', parent: null, depth: 0, props: { text }, disabled: false,
  collapsed: false,
}) // prettier-ignore

test('finds the clause of a line, and replaces nothing in it', () => {
  const findings = new Map([['text', finding as BlockFinding<unknown>]])
  const line = { ...block('F/A'), clause: 'EN 1993-1-1, 6.2.5' }
  const query = { text: '6.2', matchCase: false }
  const matches = matchesIn([line], query, findings)
  expect(matches).toEqual([{ block: 'x', index: 0, place: 'clause' }])
  expect(replacementOf(matches, () => line, query, 'x', findings)).toEqual({
    operations: [],
    replaced: 0,
    left: 1,
  })
})

test.each<[string, string, Partial<BlockFinding<{ text: string }>>, readonly string[]]>([
  ['each match of a text, from the last', 'a, a; a', {}, ['a, a; aa', 'a, aa; aa', 'aa, aa; aa']],
  ['a formula as a whole', 'a+a', { whole: true }, ['aa+a']],
  ['a text without a match', 'b', {}, []],
  ['very many at once', 'a'.repeat(101), {}, ['a'.repeat(202)]],
])('replaces %s', (_, text, others, after) => {
  const findings = new Map([['text', { ...finding, ...others } as BlockFinding<unknown>]])
  const query = { text: 'a', matchCase: true }
  const matches = matchesIn([block(text)], query, findings)
  const replacement = replacementOf(matches, () => block(text), query, 'aa', findings)
  expect(replacement.operations).toEqual(
    after.map(one => ({ kind: 'setProps', id: 'x', props: { text: one } })),
  )
  expect([replacement.replaced, replacement.left]).toEqual([matches.length, 0])
})
