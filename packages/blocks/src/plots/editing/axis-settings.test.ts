import { describe, expect, it } from 'vitest'
import plotBlock from '../plot/schema.ts'
import type { PlotProps } from '../plot/schema.ts'
import { readAxis, settingsOf } from './axis-settings.ts'
import type { AxisSettings } from './axis-settings.ts'

const plot = (props: Partial<PlotProps> = {}): PlotProps => ({ ...plotBlock.defaults(), ...props })

const read = (
  patch: Partial<AxisSettings>,
  { before = plot(), axis = 'x' as 'x' | 'y' | 'y2', unit = null as string | null } = {},
) => readAxis({ ...settingsOf(before, axis), ...patch }, before, axis, unit)

describe('what the dialog of an axis saves', () => {
  it.each<[string, Partial<AxisSettings>, Partial<PlotProps>]>([
    ['nothing that was not changed', {}, {}],
    ['a label without spaces around it', { label: ' Time ' }, { x_label: 'Time' }],
    ['a limit as the math field writes it', { minimum: '-2' }, { x_min: '-2' }],
    ['a limit that is a name', { maximum: 't_1' }, { x_max: 't_{1}' }],
    ['scale and grid', { log: true, grid: false }, { x_log: true, x_grid: false }],
    ['equal scales', { equalScales: true }, { equal_scales: true }],
    ['a unit in brackets', { unit: '[ms]' }, { x_units: 'ms' }],
    ['names of bars, with gaps', { names: 'Steel,, Oak ' }, { x_labels: ['Steel', '', 'Oak'] }],
    ['no names', { names: ' , ' }, {}],
  ])('%s', (_, patch, saved) => {
    expect(read(patch)).toEqual({ ok: true, patch: saved })
  })

  it('leaves a limit as it was written that is not touched', () => {
    const before = plot({ x_min: '2\\left[\\mathrm{mm}\\right]', x_max: '\\frac{1}{2}' })
    expect(read({ label: 'a' }, { before })).toEqual({ ok: true, patch: { x_label: 'a' } })
    expect(read({ minimum: '' }, { before })).toEqual({ ok: true, patch: { x_min: '' } })
  })

  it('changes the axis that it is about, and no grid of the second y axis', () => {
    expect(read({ label: 'T', log: true, grid: false }, { axis: 'y2' })).toEqual({
      ok: true,
      patch: { y2_label: 'T', y2_log: true },
    })
  })
})

it.each<Partial<AxisSettings>>([{ minimum: '5', maximum: '1' }, { minimum: '0' }, { maximum: '0' }])(
  'takes %o: an axis may run backwards',
  patch => {
    expect(read(patch).ok).toBe(true)
  },
)

describe('what is refused, at its field', () => {
  it.each<[Partial<AxisSettings>, string | null, string, string]>([
    [{ minimum: '2 +' }, null, 'minimum', ''],
    [{ maximum: 'a := 2' }, null, 'maximum', 'A definition cannot stand here.'],
    [
      { minimum: '5', maximum: '5' },
      null,
      'maximum',
      'Minimum and maximum are the same: nothing lies between them.',
    ],
    [{ unit: 'parsnip' }, null, 'unit', ''],
    [{ unit: 'kg' }, 's', 'unit', 'kg does not fit the series on this axis, which are in s.'],
    [{ unit: 'kg' }, '', 'unit', 'kg does not fit the series on this axis, which have no unit.'],
  ])('%o over %o', (patch, unit, field, problem) => {
    const answer = read(patch, { unit })
    expect(answer).toMatchObject({ ok: false, field })
    if (problem !== '' && !answer.ok) expect(answer.problem).toBe(problem)
  })

  it('takes a unit that fits, and any where nothing is known', () => {
    expect(read({ unit: 'ms' }, { unit: 's' }).ok).toBe(true)
    expect(read({ unit: 'deg' }, { unit: '' }).ok).toBe(true)
    expect(read({ unit: 'deg' }, { unit: 'rad' }).ok).toBe(true)
    expect(read({ unit: 'kg' }).ok).toBe(true)
  })
})
