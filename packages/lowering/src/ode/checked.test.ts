/** Solutions of differential equations are put into their equations: what does not fit is refused. */
import { createInlineEngine } from '@calcwright/engine/node'
import type { Engine } from '@calcwright/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proceduresFor } from '../procedures/index.ts'
import { message } from '@calcwright/math/messages/answers'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine()
})
afterAll(() => engine.dispose())

/** The call of the check for one function y of t: y is v0, y' is v1. */
const check = (solution: string, residual: string, conditions: string, stepped = false): string =>
  `ode_checked([${solution},[${residual}],[v0,v1],[[0,0],[0,1]],[${conditions}],${stepped ? 1 : 0},0],t)`

const DECAY = 'v1+k*v0'
const SWITCHED = 'v1+v0-Heaviside(t-1)'

it.each<[name: string, command: string, fits: boolean]>([
  ['a solution', check('2*exp(-k*t)', DECAY, '[0,0,0,2]'), true],
  ['another rate', check('2*exp(-k*t/2)', DECAY, '[0,0,0,2]'), false],
  ['another start', check('3*exp(-k*t)', DECAY, '[0,0,0,2]'), false],
  ['a constant that is open', check('c_0*exp(-k*t)', DECAY, ''), true],
  ['a condition elsewhere', check('exp(1-t)', 'v1+v0', '[0,0,1,1]'), true],
  ['one that is missed', check('exp(2-t)', 'v1+v0', '[0,0,1,1]'), false],
  ['small times', check('exp(-1e6*t)', 'v1+1e6*v0', '[0,0,0,1]'), true],
  ['another rate at small times', check('exp(-1.1e6*t)', 'v1+1e6*v0', '[0,0,0,1]'), false],
  ['a branch that ends', check('(1-t/2)^2', 'v1+sqrt(v0)', '[0,0,0,1]'), true],
  ['each piece of steps', check('Heaviside(t-1)*(1-exp(1-t))', SWITCHED, '[0,0,0,0]', true), true],
  ['a piece that is lost', check('exp(-t)*Heaviside(t-1)', SWITCHED, '[0,0,0,0]', true), false],
])('%s', async (_, command, fits) => {
  const { commands } = proceduresFor([{ text: command }], () => false)
  const result = (await engine.run([...commands, { text: command }])).at(-1)!
  expect(result.ok ? 'fits' : result.error.message).toBe(fits ? 'fits' : message('engine.no-answer').text)
})
