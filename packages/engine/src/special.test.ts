/** Special functions to the last digits of a double: the values are those of mpmath with 40 digits. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInlineEngine } from './node.ts'
import type { Engine, EngineValue } from './protocol.ts'
import { shown } from './testing/shown.ts'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine()
})
afterAll(() => engine.dispose())

/** Real and imaginary part of what a statement is as a decimal. */
async function decimal(text: string): Promise<readonly [number, number]> {
  const [result] = await engine.run([{ text, numeric: true }])
  if (!result?.ok || !result.approximation) throw new Error(`${text}: ${shown(result)}`)
  const part = (value: EngineValue): number =>
    value.t === 'float' || value.t === 'int' ? Number(value.v) : NaN
  const value = result.approximation
  return value.t === 'complex' ? [part(value.re), part(value.im)] : [part(value), 0]
}

test.each([
  ['erfc(8)', 1.1224297172982926e-29, 0],
  ['erfc(5)', 1.537459794428035e-12, 0],
  ['erfc(10)', 2.088487583762545e-45, 0],
  ['erfc(1/2*20)', 2.088487583762545e-45, 0],
  ['erfc(3*sqrt(7))', 3.0748327642612325e-29, 0],
  ['erfc(pi)', 8.876146367641605e-6, 0],
  ['erfc(8.0)', 1.1224297172982926e-29, 0],
  ['erfc(3.0)', 2.209049699858544e-5, 0],
  ['erfc(-3)', 1.9999779095030015, 0],
  ['1-erf(8)', 1.1224297172982926e-29, 0],
  ['integrate(exp(-x^2),x,8,inf)', 9.947274373980742e-30, 0],
  ['erf(0.3)', 0.3286267594591274, 0],
  ['erf(-6+2*i)', -0.9999999999999992, -8.164448699433853e-16],
  ['erf(-6-2*i)', -0.9999999999999992, 8.164448699433853e-16],
  ['erf(-5.0+1.0*i)', -1.0000000000029599, -2.846018382085594e-12],
  ['erf(-7.0+6.5*i)', -1.000055576307983, -4.1098035787772185e-5],
  ['erf(-4.25+4.25*i)', -0.934802068697358, -0.06746996488060114],
  ['erf(-2.0+1.0*i)', -1.0036063427256519, -0.011259006028815025],
  ['erf(2.5+1.5*i)', 1.0004844145745748, 0.0034035003087279406],
  ['erf(6.0*i)', 0, 411275145582823.9],
  ['erf(7*i)', 0, 1.553486253460504e20],
  ['erfc(5.0+1.0*i)', -2.959776546910024e-12, 2.846018382085594e-12],
  ['erfc(2.875-1.25*i)', 6.062497993156824e-5, 0.00020458633104342508],
  ['erfc(-4.0+3.0*i)', 1.9999106617853917, 4.972026054496604e-5],
  ['asinh(1e-10)', 1e-10, 0],
  ['asinh(-1e10)', -23.7189981105004, 0],
  ['asinh(1/10^20)', 1e-20, 0],
  ['asinh(0.5)', 0.48121182505960347, 0],
  ['acosh(1.0+1e-10)', 1.4142136208675862e-5, 0],
  ['acosh(3.5)', 1.9248473002384139, 0],
  ['acosh(0.5)', 0, 1.0471975511965979],
  ['atanh(1e-10)', 1e-10, 0],
  ['atanh(1/10^20)', 1e-20, 0],
  ['atanh(-0.75)', -0.9729550745276566, 0],
  ['sinh(1e-10)', 1e-10, 0],
  ['tanh(1e-10)', 1e-10, 0],
  ['tanh(1+2*i)', 1.16673625724092, -0.24345820118572525],
  ['tanh(0.5+1.0*i)', 1.0428307283443612, 0.806877412163085],
])('%s keeps all digits', async (text, re, im) => {
  const found = await decimal(text)
  const distance = Math.hypot(found[0] - re, found[1] - im)
  expect(distance / Math.hypot(re, im), `${found.join(', ')}`).toBeLessThan(1e-14)
})

test.each([
  ['erfc(8)', 'erfc(8)'],
  ['erfc(0)', '1'],
  ['erfc(-3)', '+(1,-(erf(-3)))'],
  ['erfc(x)', '+(1,-(erf(x)))'],
  ['erfc(inf)', '0'],
  ['simplify(erf(2)+erfc(2))', '1'],
  ['diff(erfc(x),x)', '-(*(2,exp(-(^(x,2))),inv(^(pi,1/2))))'],
])('%s is %s', async (text, expected) => {
  const [result] = await engine.run([{ text }])
  expect(shown(result)).toBe(expected)
})

test.each([
  ['x^2-2.4*x+1.44=0', [1.2]],
  ['x^2-1.1*x+0.3025=0', [0.55]],
  ['x^3-3.3*x^2+3.63*x-1.331=0', [1.1]],
  ['0.5*x^2+0.3*x+0.045=0', [-0.3]],
  ['(x-0.1)^2*(x-2.5)=0', [0.1, 2.5]],
  ['x^2-2.4*x+1.43=0', [1.1, 1.3]],
  ['x^2-2.0*x+0.9999=0', [0.99, 1.01]],
  ['x^3-6.5*x^2+12.5*x-7.0=0', [1, 2, 3.5]],
])('%s has each root once', async (equation, roots) => {
  const [result] = await engine.run([{ text: `solve(${equation},x)` }])
  if (!result?.ok || result.value.t !== 'list') throw new Error(shown(result))
  const found = result.value.items.map(item => (item.t === 'float' ? Number(item.v) : NaN))
  expect(found).toHaveLength(roots.length)
  for (const [at, root] of roots.entries())
    expect(Math.abs(found[at]! - root), `${found.join(', ')}`).toBeLessThan(1e-13)
})
