import { createRegistry } from '@calcwright/document'
import type { Block, ContainerRule } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blocksOf } from './test-outline.ts'
import { reuseRows, rowsOf } from './rows.ts'
import type { FoldMarker, Row } from './rows.ts'

const type = (name: string, container?: ContainerRule) => ({
  type: name, version: 1, props: z.object({}), defaults: () => ({}), migrations: {}, container,
}) // prettier-ignore
const registry = createRegistry([
  type('line'),
  type('indent', { children: 'inherit', implicitChild: 'line', indents: true }),
  type('if', { children: 'any', implicitChild: 'line' }),
])

/** `+` and `-` are open and folded containers, `i` an indent; `off` ones stand in parentheses. */
function show(row: Row): string {
  const fold = (one: FoldMarker): string => `${one.collapsed ? '+' : '-'}${one.id}${one.first}/${one.count}`
  const text = [
    row.opens.map(fold).join(''),
    row.kind === 'empty' ? `[${row.block}]` : row.id,
    row.number ?? '',
    row.fold ? fold(row.fold) : '',
  ].filter(part => part !== '').join(' ') // prettier-ignore
  return row.off ? `(${text})` : text
}

const rowsFor = (outline: string, change: (block: Block) => Partial<Block> = () => ({})): string =>
  rowsOf(
    blocksOf(outline).map(block => ({ ...block, ...change(block) })),
    registry,
  )
    .map(show)
    .join(', ')

describe('rows', () => {
  it.each([
    ['a b', 'a 1, b 2'],
    ['a i:indent >b >c d', 'a 1, -i2/2 b 2, c 3, d 4'],
    ['i:indent >j:indent >>b >c', '-i1/2-j1/1 b 1, c 2'],
    ['f:if >b c', 'f 1 -f2/1, b 2, c 3'],
    ['f:if c', 'f 1, [f], c 2'],
    ['i:indent a', 'i, [i], a 1'],
  ])('%s', (outline, rows) => {
    expect(rowsFor(outline)).toBe(rows)
  })

  it.each([
    ['a i:indent >b >c d', 'i', 'a 1, i +i2/2, d 4'],
    ['f:if >b >i:indent >>c d', 'f', 'f 1 +f2/2, d 4'],
    ['f:if >b >i:indent >>c d', 'i', 'f 1 -f2/2, b 2, i +i3/1, d 4'],
  ])('%s with %s folded', (outline, folded, rows) => {
    expect(rowsFor(outline, ({ id }) => ({ collapsed: id === folded }))).toBe(rows)
  })

  it('knows what a disabled container takes along', () => {
    expect(rowsFor('f:if >b >i:indent >>c d', ({ id }) => ({ disabled: id === 'f' }))).toBe(
      'f 1 -f2/2, (b 2), (-i3/1 c 3), d 4',
    )
  })

  it.each([
    ['a |b c', 'a a.a, b a.b, c '],
    ['a |f:if >b >|c |d', 'a a.a, f a.f, b a.f b.b, c a.f b.c, d a.d'],
    ['a |i:indent >b', 'a a.a, b a.i'],
    ['a |f:if', 'a a.a, f a.f, empty:f a.f'],
    ['i:indent >b >|c d', 'b b.b, c b.c, d '],
  ])('%s in columns', (outline, columns) => {
    const rows = rowsOf(blocksOf(outline), registry)
    const shown = rows.map(row => `${row.id} ${row.columns.map(one => `${one.row}.${one.block}`).join(' ')}`)
    expect(shown.join(', ')).toBe(columns)
  })

  it('reuses what is equal', () => {
    const before = rowsOf(blocksOf('a i:indent >b >c'), registry)
    const after = reuseRows(rowsOf(blocksOf('a i:indent >b >c d'), registry), before)
    expect(after.slice(0, 3).map((row, at) => row === before[at])).toEqual([true, true, true])
    const changed = reuseRows(rowsOf(blocksOf('a i:indent >b'), registry), before)
    expect(changed.map((row, at) => row === before[at])).toEqual([true, false])
    const beside = reuseRows(rowsOf(blocksOf('a i:indent >b >|c'), registry), before)
    expect(beside.map((row, at) => row === before[at])).toEqual([true, false, false])
  })
})
