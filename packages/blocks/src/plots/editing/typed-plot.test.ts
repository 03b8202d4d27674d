import { expect, it } from 'vitest'
import { typedPlot } from './typed-plot.ts'

const defined = new Set(['a', 'f', 'omega'])

it.each<[string, string | null, string]>([
  ['plot\\:\\sin\\left(x\\right)', '\\sin\\left(x\\right)', 'x'],
  ['plot\\:a\\cdot x^{2}', 'a\\cdot x^{2}', 'x'],
  ['plot\\:a\\cdot t', 'a\\cdot t', 't'],
  ['plot\\:y=2t', '2t', 't'],
  ['plot\\:g\\left(u\\right)=2u', '2u', 'u'],
  ['plot\\:f', 'f', 'x'],
  ['plot\\:p+q', 'p+q', 'x'],
  ['plot', null, ''],
  ['plotter', null, ''],
])('%s', (latex, y, variable) => {
  expect(typedPlot(latex, name => defined.has(name))).toEqual(y === null ? null : [{ y, variable }])
})

it('takes each formula between commas for a series', () => {
  expect(
    typedPlot('plot\\:\\sin\\left(x\\right),a\\cdot t,\\max\\left(x,2\\right)', name => defined.has(name)),
  ).toEqual([
    { y: '\\sin\\left(x\\right)', variable: 'x' },
    { y: 'a\\cdot t', variable: 't' },
    { y: '\\max\\left(x,2\\right)', variable: 'x' },
  ])
})
