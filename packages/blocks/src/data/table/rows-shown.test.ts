/** Filter and sort of a table: which rows are shown, while other lines read all of them. */
import { describe, expect, it } from 'vitest'
import { computeWorksheet } from '../../testing/indented.ts'
import { readCondition } from './condition.ts'
import { changedProps } from './edit.ts'
import { readTable } from './model.ts'
import { rowChoiceText, rowsShown, withFilter, withoutRowChoice, withSort } from './rows-shown.ts'
import { shownTable } from './shown.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'
import { linesOf, propsOf } from './testing.ts'

it.each<[string, string[]]>([
  ['> 5', ['7', '12']],
  ['>= 5', ['5', '7', '12']],
  ['≤5', ['-1', '5']],
  ['= 5', ['5']],
  ['!= 5', ['-1', '7', '12', 'M12', '']],
  ['5', ['5']],
  ['5..7', ['5', '7']],
  ['-1 … 6', ['-1', '5']],
  ['12', ['12', 'M12']],
  ['m1', ['M12']],
  ['= m12', ['M12']],
  ['= M12; 7', ['7', 'M12']],
  ['"1"', ['-1', '12', 'M12']],
  ['empty', ['']],
  ['filled', ['-1', '5', '7', '12', 'M12']],
  ['', ['-1', '5', '7', '12', 'M12', '']],
])('%j takes %j', (text, taken) => {
  const condition = readCondition(text)
  const cells = ['-1', '5', '7', '12', 'M12', ''].filter(cell => {
    const number = cell === '' || cell === 'M12' ? undefined : Number(cell)
    return 'test' in condition && condition.test({ text: cell, number })
  })
  expect(cells).toEqual(taken)
})

it('says what a comparison lacks', () =>
  expect(readCondition('> large')).toEqual({
    problem: 'A number in the unit of the column has to stand behind >, as in > 5.',
  }))

const PROPS = propsOf('n, F [N], q = 10/F', '"a", 2', '"b", 30', '"c", 5', ',', '"d", ')
/** Results as they come for the column with a formula. */
const shownOf = (props = PROPS): ShownTable => shownTable(props, undefined, { digits: 4, thousands: false })

describe('the rows that are shown', () => {
  it.each([
    ['all', PROPS, ['a', 'b', 'c', '', 'd'], ''],
    [
      'sorted up',
      changedProps(PROPS, withSort(PROPS, '1', 'up')),
      ['a', 'c', 'b', 'd', ''],
      'Sorted by F, rising.',
    ],
    [
      'sorted down',
      changedProps(PROPS, withSort(PROPS, '1', 'down')),
      ['b', 'c', 'a', 'd', ''],
      'Sorted by F, falling.',
    ],
    ['filtered', changedProps(PROPS, withFilter(PROPS, '1', '> 2')), ['b', 'c', ''], '2 of 4 rows, F: > 2.'],
    [
      'with a wrong condition',
      changedProps(PROPS, withFilter(PROPS, '1', '> x')),
      ['a', 'b', 'c', '', 'd'],
      '4 of 4 rows, F: > x.',
    ],
  ])('%s', (_, props, names, words) => {
    const shown = shownOf(props)
    expect(rowsShown(props, shown).map(row => readTable(props).cell(row, '0'))).toEqual(names)
    expect(rowChoiceText(props, shown)).toBe(words)
  })

  it('are sorted by one column alone, and all of them again', () => {
    const once = changedProps(PROPS, withSort(PROPS, '1', 'up'))
    const twice = changedProps(once, withSort(once, '0', 'down'))
    expect(readTable(twice).columns.map(({ sort }) => sort)).toEqual(['down', '', ''])
    const filtered = changedProps(twice, withFilter(twice, '1', '5'))
    expect(linesOf(changedProps(filtered, withoutRowChoice(filtered)))).toEqual(linesOf(PROPS))
    expect(changedProps(filtered, withoutRowChoice(filtered)).heads).toEqual(PROPS.heads)
  })
})

it('go by results and by units of cells, while other lines read all rows', async () => {
  const { sheet, blocks } = await computeWorksheet(
    'table t, sort F down, show q "< 4" { n, F, q = F/(1 [kN]); "a", 2 kN; "b", 300 N; "c", 5 kN; "d", 3000 N }\nt.q =',
  )
  const props = blocks[0]!.props as TableProps
  const shown = shownTable(props, sheet.results.get(blocks[0]!.id), { digits: 4, thousands: false })
  const names = rowsShown(props, shown).map(row => readTable(props).cell(row, '0'))
  expect([names, sheet.results.get(blocks[1]!.id)!.outcomes[0]!.display]).toEqual([
    ['d', 'a', 'b'],
    '[2, 0.3, 5, 3]',
  ])
  sheet.dispose()
})
