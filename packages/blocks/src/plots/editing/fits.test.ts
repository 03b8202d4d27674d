/** Fits of series, added to worksheets in plain notation and computed by the real engine. */
import { plainFromWorksheet, worksheetFromPlain } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'
import { computeWorksheet } from '../../testing/indented.ts'
import { views } from '../../views.ts'
import { FIT_KINDS, unusedName } from '../../fit-kinds.ts'
import { canBeFitted, fitOperations } from './fits.ts'
import { seriesOf } from './series.ts'

const plotIn = (sheet: Worksheet): string => sheet.blocks().find(({ type }) => type === 'plot')!.id

/** The worksheet with a fit of the first series of its plot. */
function withFit(text: string, label: string): Worksheet {
  const sheet = worksheetFromPlain(registry, text)
  const plot = plotIn(sheet)
  const [first] = seriesOf(sheet, plot)
  const kind = FIT_KINDS.find(one => one.label === label)!
  const name = unusedName({ registry: views, worksheet: sheet })
  sheet.batch(() => {
    for (const operation of fitOperations(plot, first!, kind, name, 'curve'))
      expect(sheet.apply(operation)).toMatchObject({ ok: true })
  })
  return sheet
}

describe('a fit of a series', () => {
  // The values are those of exact data: lines, parabolas and curves whose points are their own fit.
  it.each<[string, string, string, string, string]>([
    ['names', 'X := [1, 2, 3]\nY := [3, 5, 7]\nplot { scatter Y over X }', 'Linear fit', 'fit(10) =', '21'],
    [
      'a name that is taken and data called x',
      'fit := 3\nx := [1, 2, 3]\ny := [3, 5, 7]\nplot { scatter y over x }',
      'Linear fit',
      'fit_1(10) =',
      '21',
    ],
    [
      'units',
      'T := [1, 2, 3] [s]\nL := [3, 5, 7] [m]\nplot { line L over T }',
      'Linear fit',
      'fit(1 [min]) =',
      '121 m',
    ],
    [
      'expressions',
      'X := [1, 2, 3]\nplot { line 2*X.^2 over X + 1 }',
      'Polynomial fit of order 2',
      'fit(5) =',
      '32',
    ],
    ['no x', 'Y := [3, 5, 7]\nplot { line Y }', 'Linear fit', 'fit(10) =', '21'],
    ['no x and a list', 'plot { area [2, 4, 8, 16] }', 'Exponential fit', 'fit(10) =', '1024'],
    ['a power', 'X := [1, 2, 3]\nplot { scatter X.^3 over X }', 'Power fit', 'fit(10) =', '1000'],
    [
      'a logarithm',
      'X := [1, 2, 3]\nplot { scatter 2*ln(X) + 1 over X }',
      'Logarithmic fit',
      'fit(e) =',
      '3',
    ],
  ])('of %s', async (_, text, label, asked, value) => {
    const before = plainFromWorksheet(worksheetFromPlain(registry, text))
    const sheet = withFit(text, label)
    const { sheet: computed, blocks } = await computeWorksheet(`${plainFromWorksheet(sheet)}\n${asked}`)
    const plot = blocks.find(({ type }) => type === 'plot')!
    const messages = [...computed.results.values()].flatMap(({ outcomes }) =>
      outcomes.flatMap(({ error, notices }) => [error?.message, ...notices.map(one => one.text)]),
    )
    const drawn = computed.results.get(plot.id)!.outcomes.find(one => one.plot)!.plot!.series
    computed.dispose()
    expect(messages.filter(Boolean)).toEqual([])
    expect(computed.outcome(blocks.at(-1)!.id).display).toMatch(new RegExp(`^${value}$`))
    expect(drawn.map(({ columns }) => (columns.y?.length ?? 0) > 0)).toEqual([true, true])
    sheet.undo.undo()
    expect(plainFromWorksheet(sheet)).toBe(before)
  })

  it('stands behind its data, on their axis', () => {
    const sheet = withFit('plot { line [1, 2] over [1, 2] axis y2; function x^2 }', 'Linear fit')
    const [regression] = sheet.blocks()
    expect(regression).toMatchObject({ type: 'regression', props: { mode: 'linear' } })
    const series = seriesOf(sheet, plotIn(sheet))
    expect(series.map(({ type }) => type)).toEqual(['plot_line', 'plot_func', 'plot_func'])
    expect(series[1]!.props).toMatchObject({ label: 'Linear fit', y_axis: 'y2', show_points: false })
  })

  it.each([
    ['line [1, 2]', true],
    ['scatter [1, 2] over [3, 4]', true],
    ['line [1, 2] stack', false],
    ['function x^2', false],
    ['bar [1, 2]', false],
    ['line [1, 2]; bar [1, 2]', false],
  ])('%s can have one: %s', (written, offered) => {
    const sheet = worksheetFromPlain(registry, `plot { ${written} }`)
    const series = seriesOf(sheet, plotIn(sheet))
    expect(canBeFitted(series, series[0]!)).toBe(offered)
  })
})
