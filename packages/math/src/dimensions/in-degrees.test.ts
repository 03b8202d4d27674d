import { expect, test } from 'vitest'
import { parsePlain, toPlain } from '../expression/index.ts'
import { inDegrees } from './index.ts'

test.each([
  ['cos(pi*x/180)*pi/180', 'cos(x)*pi/180'],
  ['sin(pi*x/90) + 1', 'sin(2*x) + 1'],
  ['sin(pi*(90 - x)/180)', 'sin(90 - x)'],
  ['cos(pi*x/540 - pi/2)', 'cos(x/3 - 90)'],
  ['sin(-pi*x/180)', 'sin(-x)'],
  ['sin(t)', 'sin(180*t/pi)'],
  ['sin(2*t + pi/6)', 'sin(360*t/pi + 30)'],
  ['tan(w*t/(2*pi))', 'tan(90*w*t/(pi*pi))'],
  ['sin(pi^2*x)', 'sin(180*pi^2*x/pi)'],
  ['cos(0.0174532925199433*x)', 'cos(x)'],
  ['cos(0.5*x*pi/180)', 'cos(0.5*x)'],
  ['sin(cos(pi*x/180)*pi/180)', 'sin(cos(x))'],
  ['asin(x) + exp(pi*x/180)', 'asin(x) + exp(pi*x/180)'],
])('%s is %s in degrees', (radians, degrees) => {
  const parsed = parsePlain(radians, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(radians)
  expect(toPlain(inDegrees(parsed.value.value))).toBe(degrees)
})
