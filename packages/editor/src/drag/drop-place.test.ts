import { createRegistry } from '@calcwright/document'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blocksOf } from '../state/test-outline.ts'
import { pathTo, treeOf } from '../state/tree.ts'
import { rowsOf } from '../state/rows.ts'
import { dropPlace } from './drop-place.ts'

const type = (name: string, indents: boolean) => ({
  type: name, version: 1, props: z.object({}), defaults: () => ({}), migrations: {},
  container: { children: 'any' as const, implicitChild: 'line', indents },
}) // prettier-ignore
const registry = createRegistry([type('indent', true), type('if', false)])

const SHEET = 'a i:indent >b >j:indent >>c d'

it.each([
  // Halves of a row.
  [SHEET, 'a', 0.4, 0, { before: 'a' }],
  [SHEET, 'd', 0.4, 0, { before: 'd' }],
  [SHEET, 'd', 0.6, 0, { after: 'd' }],
  // Several levels begin here: the pointer chooses.
  [SHEET, 'b', 0.4, 0, { before: 'i' }],
  [SHEET, 'b', 0.4, 1, { before: 'b' }],
  [SHEET, 'b', 0.4, 5, { before: 'b' }],
  [SHEET, 'c', 0.4, 1, { before: 'j' }],
  [SHEET, 'c', 0.4, 2, { before: 'c' }],
  [SHEET, 'c', 0.4, 0, { before: 'j' }],
  // Several levels end here.
  [SHEET, 'c', 0.6, 0, { before: 'd' }],
  [SHEET, 'c', 0.6, 1, { after: 'j' }],
  [SHEET, 'c', 0.6, 2, { after: 'c' }],
  [SHEET, 'd', 0.4, 2, { after: 'c' }],
  // A container with a row of its own.
  ['f:if >b', 'f', 0.4, 0, { before: 'f' }],
  ['f:if >b', 'f', 0.6, 0, { before: 'b' }],
  // An empty one.
  ['f:if g', 'f', 0.4, 0, { before: 'f' }],
  ['f:if g', 'f', 0.6, 0, { inside: 'f', at: 'start' }],
  ['f:if g', 'empty:f', 0.4, 0, { inside: 'f', at: 'start' }],
  ['f:if g', 'empty:f', 0.6, 0, { before: 'g' }],
  // Above or below a whole row of lines.
  ['z a |b |c d', 'a', 0.6, 0, { before: 'd' }],
  ['z a |b |c d', 'b', 0.4, 0, { before: 'a' }],
  ['z a |b |c d', 'c', 0.4, 0, { before: 'a' }],
  ['a |f:if >b >c |d', 'b', 0.6, 0, { before: 'c' }],
  ['a |f:if >b >c |d', 'c', 0.6, 0, { after: 'd' }],
  // The blank page below.
  [SHEET, '', 0, 0, { after: 'd' }],
  ['a i:indent >b', '', 0, 0, { after: 'i' }],
  ['a i:indent >b', '', 0, 1, { after: 'b' }],
  ['a f:if', '', 0, 0, { after: 'f' }],
] as const)('%s: on %s at %d, level %d', (outline, id, fraction, depth, place) => {
  const blocks = blocksOf(outline)
  const rows = rowsOf(blocks, registry)
  const tree = treeOf(blocks)
  const row = id === '' ? rows.length : rows.findIndex(one => one.id === id)
  const found = dropPlace(rows, block => pathTo(tree, block).slice(0, -1), { row, fraction }, depth)
  expect(found?.place).toEqual(place)
})

it('drops into an empty sheet', () => {
  expect(dropPlace([], () => [], { row: 0, fraction: 0 }, 0)?.place).toEqual({ inside: null, at: 'end' })
})
