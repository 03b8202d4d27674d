/** Differential equations over the engine: formulas, numbers, and functions of them. */
import { describe, expect, it } from 'vitest'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { registry } from '../schemas.ts'
import { compute, computeBlocks } from '../testing/indented.ts'
import type { WrittenBlock } from '../testing/indented.ts'

const latex = (text: string, context: 'line' | 'expression' = 'expression'): string => {
  const parsed = parsePlain(text, { isUnit, context })
  return parsed.ok ? toLatex(parsed.value) : text
}

/**
 * `S | x: v, 1; v: -x, 0 | t = 0..10 | step | event: change & change`: unknowns with their rates and starts, several
 * of them with `&` between them; in symbols `f | equations | f(x)`.
 */
function desolve(text: string): WrittenBlock {
  const [store = '', rows = '', behind = '', step = '0', happens = ''] = text
    .split('|')
    .map(one => one.trim())
  const range = /^(\S+) = (.*)\.\.(.*)$/.exec(behind)
  const [variable = 'x', start = '0', end = ''] = range ? range.slice(1) : []
  const parts = rows.split(';').map(one => one.trim())
  if (!range) return { type: 'desolve', props: { store: latex(store), equations: parts.map(one => latex(one)), function: latexList(behind) } } // prettier-ignore
  const unknowns = parts.map(part => {
    const [, name = '', rate = '', initial = ''] = /^(\w*): (.*),([^,]*)$/.exec(part)!
    return { name: name && latex(name), rate: latex(rate.trim()), initial: several(initial) }
  })
  const [when = '', change = ''] = happens.split(':').map(one => one.trim())
  const events = [{ when: when && latex(when), change: several(change) }]
  return { type: 'desolve', props: { store: latex(store), unknowns, variable: latex(variable), start: latex(start), end: latex(end), step: latex(step), events, solver: 'numeric' } } // prettier-ignore
}

const several = (text: string): string => text.trim() && text.split('&').map(one => latex(one.trim())).join(',') // prettier-ignore

const latexList = (text: string): string => text.split(';').map(one => latex(one.trim())).join(',') // prettier-ignore

const written = (text: string): WrittenBlock =>
  text.startsWith('desolve ')
    ? desolve(text.slice('desolve '.length))
    : { type: 'math', props: { latex: latex(text, 'line') } }

async function shown(...lines: string[]): Promise<string> {
  const sheet = await computeBlocks(lines.map(written))
  const result = sheet.shown(lines.length)
  sheet.dispose()
  return result
}

const OSCILLATION = 'desolve | p: v, 1; v: -p, 0 | t = 0..10'
const MOTOR =
  'desolve | w: (k_m*i_a - T_L)/J, 0 [rad/s]; i_a: (U - R*i_a - k_m*w)/L, 0 [A] | t = 0 [s]..2 [s]'

describe('differential equations in symbols', () => {
  // By hand.
  it.each<[string[], string]>([
    [["desolve | f'(x) = -f(x); f(0) = 3 | f(x)"], '3*e^-x'],
    [["desolve s | f'(x) = -f(x); f(1) = 3 | f(x)", 's(1) ='], '3'],
    [["desolve s(t) | f'(t) = -f(t); f(0) = 3 | f(t)", 's(0) ='], '3'],
    [["desolve s(t) | f'(x) = -f(x); f(0) = 3 | f(x)", 's(0) ='], '3'],
    [["desolve | y''(x) = 2; y(0) = 0; y(1) = 3 | y(x)"], '2*x + x^2'],
    [["desolve | y'''(x) = 6; y(0) = 1; y'(0) = 0; y''(0) = 0 | y(x)"], 'x^3 + 1'],
    [["desolve | x'(t) = -y(t); y'(t) = x(t); x(0) = 1; y(0) = 0 | x(t); y(t)"], '[cos(t), sin(t)]'],
    [["desolve h | q'(t) = -2 [1/s]*q(t); q(0 [s]) = 3 [m] | q(t)", 'h(1 [s]) ='], '0.406006 m'],
    [["desolve | y' = -y; y(0) = 2 | y"], '2*e^-x'],
  ])('%j', async (lines, result) => {
    expect((await shown(...lines)).split(' (')[0]).toBe(result)
  })
})

it('follows a motor along its whole course, with units', async () => {
  const given = ['U := 24 [V]', 'R := 1 [Ohm]', 'L := 5 [mH]', 'k_m := 0.05 [N*m/A]', 'J := 1e-4 [kg*m^2]', 'T_L := 0.1 [N*m]'] // prettier-ignore
  // The closed form of the linear system, by its eigenvalues.
  const course = [
    [2.21841, 7.90359],
    [56.2616, 19.4408],
    [315.587, 9.28248],
    [438.462, 2.09008],
  ]
  for (const [t, [speed, current]] of [0.002, 0.01, 0.05, 0.2].map((t, at) => [t, course[at]!] as const)) {
    expect(await shown(...given, MOTOR, `w(${t} [s])/(1 [rad/s]) =`)).toBe(String(speed))
    expect(await shown(...given, MOTOR, `i_a(${t} [s]) =`)).toBe(`${current} A`)
  }
})

it('reads primes as derivatives over the variable of the function', async () => {
  const props = { equations: ["y''+y=0", 'y(0)=1', "y'(0)=0"], function: 'y(t)' }
  const sheet = await computeBlocks([{ type: 'desolve', props }])
  expect(sheet.shown(1)).toBe('cos(t)')
  sheet.dispose()
})

describe('differential equations in numbers', () => {
  // Closed forms.
  it.each<[string[], string]>([
    [['desolve | : -y_0, 1 | x = 0..2 | 1'], '[[0, 1], [1, 0.367879], [2, 0.135335]]'],
    [['desolve S | y: -y, 1 | x = 0..2 | 1', 'S[2] ='], '[1, 0.367879]'],
    [['desolve S(x) | y: -y, 1 | x = 0..2 | 1', 'S[2] ='], '[1, 0.367879]'],
    [['desolve S | y: -y(x), 1 | x = 0..2', 'length(S) ='], '51'],
    [[OSCILLATION, 'p(3) ='], '-0.989992'],
    [[OSCILLATION, 'v(3) ='], '-0.14112'],
    [[OSCILLATION, 'p(11) ='], '! This place lies beyond the ends of the curve: give odecurves a longer range.'],
    [[OSCILLATION, 'int(p(t), t, 0, 1) ='], '0.841471'],
    [[OSCILLATION, 'g(u) := p(u)^2', 'int(2*g(u), u, 0, pi) ='], '3.14159'],
    [[OSCILLATION, 'fsolve(p(u) = 0, u, 1) ='], '1.5708'],
    [[OSCILLATION, 'derivative_estimate(p(u), u, 1)[1] ='], '-0.841471'],
    // Derivatives: those of an unknown are its rate, also inside functions, integrals and searches.
    [[OSCILLATION, "p'(1) ="], '-0.841471'],
    [[OSCILLATION, "p''(1) ="], '-0.540302'],
    [[OSCILLATION, 't := 2', 'diff(p(t), t) ='], '-0.909297'],
    [[OSCILLATION, 'g(u) := diff(p(u)^2*sin(u), u)', 'g(1) ='], '-0.607419'],
    [[OSCILLATION, "g(u) := 2*p'(u)", 'g(1) ='], '-1.68294'],
    [[OSCILLATION, 'g(u) := p(2*u)', "g'(1) ="], '-1.81859'],
    [[OSCILLATION, "int(p'(t)^2, t, 0, pi) ="], '1.5708'],
    [[OSCILLATION, "fsolve(p'(u) = 0, u, 3) ="], '3.14159'],
    [['desolve | y: -y, 1 | t = 0..2', "y''(1) ="], '! Of an unknown that is no derivative of another only the first derivative is known: make its derivative an unknown.'],
    [[OSCILLATION, "p'(11) ="], '! A solution has derivatives between its start and its end only.'],
    [[OSCILLATION, 'p(1)^2 + v(1)^2 ='], '1'],
    // Parameters from above, also functions; names of the block mean nothing outside of it.
    [['a := 2', 'g(u) := -a*u', 'desolve | y: g(y), 1 | t = 0..1', 'y(1) ='], '0.135335'],
    [['v := 7', 't := 3', OSCILLATION, 'p(t) ='], '-0.989992'],
    [['desolve | y: -1000*(y - cos(x)), 0 | x = 0..1', 'y(1) ='], '0.541143'],
    // Higher orders, by as many initial values; in the formulas y' is an unknown, and y may be y(x).
    [["desolve | y: -y, 1 & 0 | x = 0..3", 'y(3) ='], '-0.989992'],
    [["desolve | y: -y(x) - 0*y', 1 & 0 | x = 0..3", "y'(3) ="], '-0.14112'],
    [["desolve | y: -y, 1 & 0 | x = 0..3", "y''(3) ="], '0.989992'],
    [["desolve | y: -y', 0 & 1 & 0; z: y''*y', 0 | t = 0..3", 'y(3) ='], '0.14112'],
    [["desolve | y: -y', 0 & 1 & 0; z: y'', 5 | t = 0..3", 'z(3) ='], '3.01001'],
    [["desolve | y: -y, 1 & 0 | x = 0..3 | 3"], '[[0, 1, 0], [3, -0.989992, -0.14112]]'],
    // Events: the closed forms of a ball that falls, bounces, comes to rest.
    [["desolve | h: -9.81 [m/s^2], 1 [m] & 0 [m/s] | t = 0 [s]..2 [s] | 0 | h = 0 [m]: h' = -0.8*h'", 'h(2 [s]) ='], '0.260742 m'],
    [["desolve | h: -9.81 [m/s^2], 1 [m] & 0 [m/s] | t = 0 [s]..2 [s] | 0 | h = 0 [m]: h' = -0.8*h'", "h'(2 [s]) ="], '-0.165869 m/s'],
    [["desolve S | h: -9.81, 1 & 0 | t = 0..2 | 1 | h = 0", 'S[2][3] ='], '-4.42945'],
    [["desolve S | h: -9.81, 1 & 0 | t = 0..9 | 1 | h = 0: h' = -0.8*h'", 'S[6][1] ='], '4.06371'],
    // Units.
    [['desolve | h: u, 0 [m]; u: -9.81 [m/s^2], 20 [m/s] | t = 0 [s]..4 [s]', 'h(2 [s]) ='], '20.38 m'],
    [['desolve | h: u, 0 [m]; u: -9.81 [m/s^2], 20 [m/s] | t = 0 [s]..4 [s] | 2 [s]'], '[[0 s, 0 m, 20 m/s], [2 s, 20.38 m, 0.38 m/s], [4 s, 1.52 m, -19.24 m/s]]'],
    // A motor: steady at w = (U - R*T_L/k_m)/k_m.
    [['U := 24 [V]', 'R := 1 [Ohm]', 'L := 5 [mH]', 'k_m := 0.05 [N*m/A]', 'J := 1e-4 [kg*m^2]', 'T_L := 0.1 [N*m]', MOTOR, 'w(2 [s])/(1 [rad/s]) ='], '440'],
  ])('%j', async (lines, result) => {
    expect((await shown(...lines)).split(' (')[0]).toBe(result)
  }) // prettier-ignore

  it.each<[string, unknown, string?]>([
    ['desolve | y: , 1; v: 1, 2 | x = 0..1', 'Equation 1 is currently empty.  Please add an equation.', 'unknowns.0.rate'],
    ['desolve | y: -y, 1; v: -v, | x = 0..1', 'Initial value 2 is currently empty.  Please add an initial value.', 'unknowns.1.initial'],
    ['desolve | y: -y, 1 | x = 0..', 'No end value provided.', 'end'],
    ['desolve | y: y = 2, 1 | x = 0..1', 'Equation 1 has an equal sign: write only what the derivative is equal to.', 'unknowns.0.rate'],
    ['desolve | y: y^2, 1 | x = 0..2', expect.stringContaining('ended at 1')],
    ['desolve | y: -y*1 [m], 1 | x = 0..2', expect.stringContaining('the derivative of y is in'), 'unknowns.0.rate'],
    ["desolve | y: -y', 1 | x = 0..2", expect.stringContaining("start values are needed for y, y'"), 'unknowns.0.rate'],
    ["desolve | y: -y, 1 & 0 | x = 0..2 | 0 | y = 0: z = 1", expect.stringContaining('z'), 'events.0.change'],
    ["desolve | h: -9.81 [m/s^2], 1 [m] & 0 [m/s] | t = 0 [s]..2 [s] | 0 | h = 0 [m]: h' = 2 [m]", expect.stringContaining("h' is in m/s, so what it becomes cannot be in m"), 'events.0.change'],
    ['desolve | y: k_9*y, 1 | x = 0..2', expect.stringContaining('k_9 has no value'), 'unknowns.0.rate'],
    ['desolve | y: -y, 1 | x = 0..2 | 1e-5', expect.stringContaining('rows')],
    ["desolve | y'(x) = 1; | y(x)", 'Equation 2 is currently empty.  Please add an equation.', 'equations.1'],
    ["desolve | y'(x) = 1 | 2*x", 'Enter the function that is sought with its variable, as in f(x).', 'function'],
  ])('%s', async (text, message, field) => {
    const sheet = await computeBlocks([written(text)])
    const { error } = sheet.outcome(1)
    expect(error).toMatchObject({ message })
    if (field) expect(error).toMatchObject({ field })
    sheet.dispose()
  }) // prettier-ignore

  it('has no formula', async () => {
    expect(await shown(OSCILLATION, 'p(t)')).toMatch(/^! /)
    expect(await shown(OSCILLATION, 'int(p(t), t, 0, 11) =')).toMatch(
      /^! No number was found for this integral/,
    )
  })

  it('is silent while nothing is filled in', async () => {
    const sheet = await computeBlocks([
      { type: 'desolve', props: { solver: 'numeric' } },
      { type: 'desolve', props: {} },
    ])
    expect([sheet.shown(1), sheet.shown(2)]).toEqual(['?', '?'])
    sheet.dispose()
  })

  it('is a line in plain notation', () => {
    const plain = (text: string) => {
      const { type, props } = written(text)
      return registry.get(type)!.toPlain!({ ...registry.get(type)!.defaults(), ...props } as never)
    }
    expect(plain('desolve S | p: v, 1; v: -p, 0 | t = 0..10 | 1')).toBe('S := odetable([v, -p], t = 0..10, [p, v], [1, 0], 1) =')
    expect(plain("desolve f | f'(x) = -f(x); f(0) = 3 | f(x)")).toBe("f(x) := desolve([diff(f(x), x) = -f(x), f(0) = 3], f(x)) =")
  }) // prettier-ignore
})

it('stands in loops as a call for the end of a range and as a table', async () => {
  const sheet = await compute('s := 0\nfor k from 1 to 3\n  s := s + odesolve(-k*y, t = 0..1, y, 1)[1]\ns =')
  expect(sheet.shown(4)).toBe('0.503215')
  sheet.dispose()
  const other = await compute(
    'n := 0\nfor k from 1 to 3\n  n := n + length(odetable(-k*y, t = 0..1, y, 1, 0.5))\nn =',
  )
  expect(other.shown(4)).toBe('6')
  other.dispose()
})
