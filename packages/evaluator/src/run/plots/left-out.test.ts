import { expect, it } from 'vitest'
import { NO_NUMBERS } from './data.ts'
import { draw, over, points } from '../../testing/draw.ts'
import type { PlotProps, SeriesProps } from '../../testing/draw.ts'

const LOG_X: PlotProps = { axes: { x: { log: true } } }
const LOG_Y: PlotProps = { axes: { y: { log: true } } }
const ONE = '1 of 3 values is no real number and is left out.'
const logarithmic = (axis: string): string =>
  `Values at or below zero are left out: the ${axis} axis is logarithmic.`
const POINTS_ONLY = 'The values are no real numbers, but for single points.'
const BEYOND = 'Values beyond 1.8×10³⁰⁸ are no numbers here: they are left out.'
const FAST = 'This changes faster than it is drawn here: set a shorter range of the x axis.'

const FAST_CURVE = 'This changes faster than it is drawn here: set a shorter range of the variable.'
const parametric = (x: string, y: string): SeriesProps => ({
  shape: { kind: 'parametric' },
  formulas: [`x(t) := ${x}`, `y(t) := ${y}`, 'start := 0', 'end := 2*pi'],
})
const polar = (r: string): SeriesProps => ({
  shape: { kind: 'polar' },
  formulas: [`r(u) := ${r}`, 'start := 0', 'end := 2*pi'],
})
const FAST_MAP = 'This changes faster than it is drawn here: set shorter ranges of the axes.'
const map = (formula: string): SeriesProps => ({
  shape: { kind: 'map' },
  formulas: [`z(x, y) := ${formula}`],
})

it.each<[string, SeriesProps, PlotProps, string]>([
  ['complex', points('y := [1, sqrt(-1), 3]'), {}, ONE],
  ['infinite', points('y := [1, infinity, 3]'), {}, ONE],
  ['places', points('x := [1, i, 3]', 'y := [1, 2, 3]'), {}, ONE],
  ['several', points('y := [1, i, i]'), {}, '2 of 3 values are no real numbers and are left out.'],
  ['bars', { shape: { kind: 'bars' }, formulas: ['y := [1, i, 3]'] }, {}, ONE],
  ['histograms', { shape: { kind: 'histogram' }, formulas: ['data := [1, i, 3]'] }, {}, ONE],
  ['all there', points('y := [1, 2, 3]'), {}, ''],
  ['a function that is real at a point', over('y(x) := i*x'), {}, POINTS_ONLY],
  ['a root of what is zero at most', over('y(x) := sqrt(-x^2)'), {}, POINTS_ONLY],
  ['values beyond all numbers', over('y(x) := 1e308*x'), {}, BEYOND],
  ['a map of them', map('1e308*x*y'), {}, BEYOND],
  ['a pole', over('y(x) := exp(1/x)'), {}, ''],
  ['a curve that is real at its start', parametric('t', 'i*t'), {}, NO_NUMBERS.message],
  ['a function that ends', over('y(x) := ln(x)'), {}, ''],
  ['at zero on a logarithmic axis', points('x := [0, 1, 2]', 'y := [1, 2, 3]'), LOG_X, logarithmic('x')],
  ['below it', points('y := [1, -2, 3]'), LOG_Y, logarithmic('y')],
  ['all of a function', over('y(x) := -x^2 - 1'), LOG_Y, logarithmic('y')],
  ['a function over a logarithmic axis', over('y(x) := x'), LOG_X, ''],
  [
    'temperatures count from the zero of the axis',
    points('y := [-20 [degC], 30 [degC]]'),
    LOG_Y,
    logarithmic('y'),
  ],
  [
    'a level',
    { shape: { kind: 'level', direction: 'horizontal' }, formulas: ['at := -3'] },
    LOG_Y,
    logarithmic('y'),
  ],
  ['waves that are drawn whole', over('y(t) := sin(2*pi*60*t)'), {}, ''],
  ['waves that are too short', over('y(t) := sin(2*pi*6000*t)'), {}, FAST],
  ['waves in step with half of the places', over('y(x) := sin(240*pi*x)^2'), {}, FAST],
  ['a curve that is drawn whole', parametric('cos(7*t)', 'sin(8*t)'), {}, ''],
  ['a curve of more turns than places', parametric('cos(2000*t)', 'sin(2001*t)'), {}, FAST_CURVE],
  ['a polar curve in step with its places', polar('cos(1500*u)^2'), {}, FAST_CURVE],
  ['a polar curve that runs away', polar('1/cos(u)'), {}, ''],
  [
    'an error that has no value',
    points('y := [1, 2, 3]', 'error := [0.1, i, 0.1]'),
    {},
    '1 of 3 errors is no real number and is left out.',
  ],
  [
    'an error on the scale of a thermometer',
    points('y := [20 [degC], 30 [degC]]', 'error := 2 [degC]'),
    {},
    'An error of a temperature is a difference: write deltaC or deltaF.',
  ],
  ['a map of a hill between its lines', map('exp(-500*((x-1)^2+(y-1)^2))'), {}, FAST_MAP],
  ['a map of waves that are too short', map('sin(40*x)*cos(40*y)'), {}, FAST_MAP],
  ['a map of waves as long as its cells', map('sin(50*x)*cos(50*y)'), {}, FAST_MAP],
  ['a map of a pole', map('1/(x^2+y^2)'), {}, FAST_MAP],
  ['a map of a hill that is drawn', map('exp(-2*((x-1)^2+(y-1)^2))'), {}, ''],
  ['a map of a jump', map('sign(x-1/3)*y'), {}, ''],
  ['a map that ends', map('sqrt(x)*y'), {}, ''],
])('a notice says what the picture lacks: %s', async (_, series, plot, notice) => {
  expect((await draw([], [series], plot)).messages).toEqual([notice])
})

it.each<[string, PlotProps, string[]]>([
  [
    'no number',
    { limits: ['x_max := i'] },
    ['Maximum of the x axis: This is no real number. The axis is drawn without it.'],
  ],
  [
    'zero on a logarithmic axis',
    { limits: ['x_min := 0'], ...LOG_X },
    ['A logarithmic axis has numbers above zero only: the minimum of the x axis is drawn as 1e-15.'],
  ],
])('a limit that an axis cannot have: %s', async (_, plot, notices) => {
  expect((await draw([], [over('y(x) := x')], plot)).notices).toEqual(notices)
})
