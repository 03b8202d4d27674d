import type { Block } from '@calcwright/document'
import { expect, it } from 'vitest'
import type { BlockFinding } from '../types.ts'
import { outlineOf } from './entries.ts'

const finding: BlockFinding<unknown> = {
  passages: () => [],
  replace: () => null,
  headings: props => props as { level: number; text: string }[],
}
const block = (id: string, ...headings: readonly (readonly [number, string])[]) =>
  ({
    id,
    type: 'text',
    status: 'ok',
    props: headings.map(([level, text]) => ({ level, text })),
  }) as unknown as Block

it('lists headings with their depth, and leaves empty ones out without losing count', () => {
  const blocks = [block('a', [2, 'Loads '], [3, ''], [3, 'Wind']), block('b'), block('c', [4, 'Snow'])]
  expect(outlineOf(blocks, new Map([['text', finding]]))).toEqual([
    { block: 'a', index: 0, level: 0, text: 'Loads' },
    { block: 'a', index: 2, level: 1, text: 'Wind' },
    { block: 'c', index: 0, level: 2, text: 'Snow' },
  ])
})
