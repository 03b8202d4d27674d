import type { BlockEvaluation } from '@calcwright/evaluator'
import { toPlain } from '@calcwright/math/expression'
import { describe, expect, it } from 'vitest'
import { blockEvaluations } from '../registered/evaluations.ts'
import { registry } from '../schemas.ts'

const planOf = (type: string, props: object): ReturnType<BlockEvaluation['plan']> =>
  blockEvaluations
    .find(one => one.type === type)!
    .plan({ ...(registry.get(type)!.defaults() as object), ...props })

/** Definitions by their request, as they would be typed. */
const planned = (type: string, props: object): string[] =>
  planOf(type, props).statements.map(({ request, statement }) => `${request}: ${toPlain(statement)}`)

const AXIS = { unit: '', log: false }

describe('what a plot asks for', () => {
  const cases: [type: string, props: object, statements: string[]][] = [
    ['plot_func', { y: 't^2', variable: 't' }, ['y: y(t) := t^2']],
    ['plot_func', { y: 'i+1', variable: 'i' }, ['y: y(i) := i + 1']],
    ['plot_line', { y: '1,\\:2,a' }, ['y: y := [1, 2, a]']],
    ['plot_line', { x: 't', y: 'v', error: '0.1' }, ['x: x := t', 'y: y := v', 'error: error := 0.1']],
    ['plot_scatter', { x: '1,2', y: '\\left[3,4\\right]' }, ['x: x := [1, 2]', 'y: y := [3, 4]']],
    ['plot_area', { y: 'v' }, ['y: y := v']],
    ['plot_bar', { y: '5' }, ['y: y := 5']],
    ['plot_histogram', { data: 'd' }, ['data: data := d', 'bins: bins := 10']],
    ['plot_histogram', { data: 'd', bins: '' }, ['data: data := d']],
    ['plot_parametric', { x: 't', y: '2t' }, ['x: x(t) := t', 'y: y(t) := 2t', 'start: start := 0']],
    ['plot_polar', { radius: '1', start: '1', end: '2' }, ['r: r(theta) := 1', 'start: start := 1', 'end: end := 2']],
    ['plot_map', { z: 'x\\,y' }, ['z: z(x, y) := x y']],
    ['plot_arrows', { u: 'b', v: 'a', x_variable: 'a', y_variable: 'b' }, ['u: u(a, b) := b', 'v: v(a, b) := a']],
    ['plot_level', { at: 'P' }, ['at: at := P']],
    ['plot', { x_min: '1', y2_max: 'a' }, ['x_min: x_min := 1', 'y2_max: y2_max := a']],
  ] // prettier-ignore
  it.each(cases)('%s %j', (type, props, statements) => {
    expect(planned(type, props)).toEqual(statements)
  })

  it('the axes, and which of them a series is on', () => {
    expect(planOf('plot', { x_units: 'm', y2_log: true }).role).toEqual({
      kind: 'axes',
      axes: { x: { unit: 'm', log: false }, y: AXIS, y2: { unit: '', log: true } },
    })
    expect(planOf('plot_level', { at: '1', direction: 'vertical', y_axis: 'y2' }).role).toEqual({
      kind: 'series',
      shape: { kind: 'level', direction: 'vertical' },
      axis: 'y2',
    })
  })

  const wrong: [type: string, props: object, field: string, message: string][] = [
    ['plot_func', { y: 'x+' }, 'y', 'Expected a number, a name or an opening bracket after +.'],
    ['plot_func', { y: 'x', variable: '2' }, 'variable', 'Invalid variable name (2).  Please enter a valid variable name'],
    ['plot_line', { y: '1,2', x: '1,,2' }, 'x', ''],
    ['plot_map', { z: '1', x_variable: 'a', y_variable: 'a' }, 'y_variable', 'Choose two different variables: both are a.'],
    ['plot', { x_min: '1', x_max: '(' }, 'x_max', ''],
  ] // prettier-ignore
  it.each(wrong)('%s %j says what is wrong at its field', (type, props, field, message) => {
    const { problem } = planOf(type, props)
    expect(problem?.field).toBe(field)
    if (message) expect(problem?.message).toBe(message)
  })

  it('nothing without the formula that a series is of', () => {
    expect(planOf('plot_line', { x: '1,2' })).toEqual({ statements: [] })
    expect(planOf('plot_parametric', { x: 't' })).toEqual({ statements: [] })
  })
})
