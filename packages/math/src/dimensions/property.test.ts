import { expect, test } from 'vitest'
import { type Expression, parsePlain } from '../expression/index.ts'
import { type Dimension, resolveUnit } from '../units/index.ts'
import { inferSheet } from './sheet.fixture.ts'

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function randomSource(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Exponents = readonly [length: number, mass: number, time: number]

interface Sample {
  readonly text: string
  readonly exponents: Exponents
}

const UNITS: readonly Sample[] = [
  { text: 'm', exponents: [1, 0, 0] },
  { text: 'cm', exponents: [1, 0, 0] },
  { text: 'kg', exponents: [0, 1, 0] },
  { text: 's', exponents: [0, 0, 1] },
  { text: 'min', exponents: [0, 0, 1] },
  { text: 'N', exponents: [1, 1, -2] },
  { text: 'm/s', exponents: [1, 0, -1] },
]

/** A random formula of quantities whose sums are balanced by construction. */
function sample(random: () => number, depth: number): Sample {
  if (depth === 0) {
    const unit = UNITS[Math.floor(random() * UNITS.length)]!
    return { text: `${(1 + random() * 4).toFixed(2)} [${unit.text}]`, exponents: unit.exponents }
  }
  const left = sample(random, depth - 1)
  const kind = Math.floor(random() * 6)
  if (kind === 0) return { text: `(${left.text})^2`, exponents: scaled(left.exponents, 2) }
  if (kind === 1) return { text: `sqrt(abs(${left.text}))`, exponents: scaled(left.exponents, 0.5) }
  const right = sample(random, depth - 1)
  if (kind === 2) return { text: `(${left.text})*(${right.text})`, exponents: combined(left, right, 1) }
  if (kind === 3) return { text: `(${left.text})/(${right.text})`, exponents: combined(left, right, -1) }
  const missing = combined(left, right, -1)
  const sign = kind === 4 ? '+' : '-'
  return { text: `((${left.text}) ${sign} (${right.text})*(${balance(missing)}))`, exponents: left.exponents }
}

function balance([length, mass, time]: Exponents): string {
  return `1.5*(1 [m])^(${length})*(1 [kg])^(${mass})*(1 [s])^(${time})`
}

function scaled([length, mass, time]: Exponents, by: number): Exponents {
  return [length * by, mass * by, time * by]
}

function combined(a: Sample, b: Sample, sign: number): Exponents {
  return [0, 1, 2].map(index => a.exponents[index]! + sign * b.exponents[index]!) as unknown as Exponents
}

/** The SI value when the base units of length, mass and time are made `scale` times smaller. */
function evaluate(node: Expression, scale: Exponents): number {
  const go = (child: Expression) => evaluate(child, scale)
  switch (node.kind) {
    case 'number':
      return Number(node.text)
    case 'unary':
      return -go(node.operand)
    case 'call':
      return node.name === 'sqrt' ? Math.sqrt(go(node.args[0]!)) : Math.abs(go(node.args[0]!))
    case 'quantity': {
      const resolution = resolveUnit(node.unit)
      if (!resolution.ok) throw new Error(resolution.problem.message)
      return go(node.value) * resolution.unit.factor.toNumber() * scaleOf(resolution.unit.dimension, scale)
    }
    case 'binary':
      return OPERATORS[node.operator]!(go(node.left), go(node.right))
    default:
      throw new Error(`No ${node.kind} is generated`)
  }
}

const OPERATORS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
}

function scaleOf(dimension: Dimension, [length, mass, time]: Exponents): number {
  const exponent = (base: 'length' | 'mass' | 'time') => dimension.exponent(base).toNumber()
  return length ** exponent('length') * mass ** exponent('mass') * time ** exponent('time')
}

const random = randomSource(20260)
const samples = Array.from({ length: 400 }, (_, index) => sample(random, 1 + (index % 4)).text)

test.each(samples)('%s', text => {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  const inference = inferSheet(text)
  if (!inference.ok || inference.shape.kind !== 'scalar') throw new Error(JSON.stringify(inference))
  const value = evaluate(parsed.value.value, [1, 1, 1])
  close(evaluate(inference.expression, [1, 1, 1]), value, value)
  for (const scale of [
    [2, 1, 1],
    [1, 3, 1],
    [1, 1, 5],
    [2, 3, 5],
  ] satisfies Exponents[]) {
    const factor = scaleOf(inference.shape.dimension, scale)
    close(evaluate(parsed.value.value, scale), value * factor, value * factor)
  }
})

/** Equal but for rounding; differences of nearly equal numbers are left out. */
function close(found: number, expected: number, size: number): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-7 * Math.abs(size) + 1e-300)
}
