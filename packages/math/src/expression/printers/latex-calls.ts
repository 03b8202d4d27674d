/** Calls that LaTeX writes with signs: roots, bars, sums, integrals, derivatives, limits, cases. */
import { BINDING } from '../operators.ts'
import { argumentsToLatex } from './columns.ts'
import type { CallNode, Expression } from '../tree.ts'
import { functionToLatex, nameToLatex } from './latex-names.ts'
import { SIGNED, baseBinding, phasorParts } from './scope.ts'
import type { Printed } from './scope.ts'

/** The parts of the printer that the printing of calls needs. */
export interface Pieces {
  text(node: Expression): string
  wrapped(node: Expression, min: number): string
  all(nodes: readonly Expression[]): string
}

type Writer = (args: readonly Expression[], pieces: Pieces) => Printed | null

const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['abs', ([x, ...rest], { text }) => (x && rest.length === 0 ? atom(`\\left|${text(x)}\\right|`) : null)],
  ['sqrt', ([x, ...rest], { text }) => (x && rest.length === 0 ? atom(`\\sqrt{${text(x)}}`) : null)],
  [
    'nthroot',
    ([x, n, ...rest], { text }) =>
      x && n && rest.length === 0 ? atom(`\\sqrt[${text(n)}]{${text(x)}}`) : null,
  ],
  [
    'log',
    ([x, b, ...rest], { text }) =>
      x && b && rest.length === 0 ? atom(`\\log_{${text(b)}}\\left(${text(x)}\\right)`) : null,
  ],
  ['sum', (args, pieces) => counted('\\sum', args, pieces)],
  ['product', (args, pieces) => counted('\\prod', args, pieces)],
  ['integrate', integral],
  ['diff', derivative],
  ['limit', limit],
  ['piecewise', cases],
  ['polar', phasor],
])

/** LaTeX of a call: with signs where it has them, else with its name. */
export function callToLatex(node: CallNode, printer: Pieces): Printed {
  const pieces: Pieces = {
    text: part => printer.text(part),
    wrapped: (part, min) => printer.wrapped(part, min),
    all: parts => printer.all(parts),
  }
  const written = WRITERS.get(node.name)?.(node.args, pieces)
  return written ?? atom(`${functionToLatex(node.name)}\\left(${argumentsToLatex(node, pieces.text)}\\right)`)
}

function atom(text: string): Printed {
  return { text, binding: BINDING.atom }
}

/** A sign before its operand, which it takes like a factor. */
function prefixed(head: string, operand: Expression, pieces: Pieces): Printed {
  return { text: `${head}${pieces.wrapped(operand, BINDING.product)}`, binding: SIGNED }
}

function phasor(args: readonly Expression[], pieces: Pieces): Printed | null {
  const parts = phasorParts({ name: 'polar', args })
  if (!parts) return null
  const { magnitude, sign, angle, degrees } = parts
  const size = degrees
    ? `${pieces.wrapped(degrees, BINDING.postfix)}\\degree `
    : pieces.wrapped(angle, BINDING.phasor + 1)
  return {
    text: `${pieces.wrapped(magnitude, BINDING.phasor)}\\angle ${sign}${size}`,
    binding: BINDING.phasor,
  }
}

function counted(sign: string, args: readonly Expression[], pieces: Pieces): Printed | null {
  const [term, counter, from, to] = args
  if (args.length !== 4 || !term || counter?.kind !== 'name' || !from || !to) return null
  const lower = `${nameToLatex(counter.name)}=${pieces.wrapped(from, BINDING.sum)}`
  return prefixed(`${sign}_{${lower}}^{${pieces.text(to)}}`, term, pieces)
}

function integral(args: readonly Expression[], pieces: Pieces): Printed | null {
  const [integrand, variable, from, to] = args
  if (!integrand || variable?.kind !== 'name') return null
  if (args.length !== 2 && args.length !== 4) return null
  const bounds = from && to ? `_{${pieces.text(from)}}^{${pieces.text(to)}}` : ' '
  const text = `\\int${bounds}${pieces.wrapped(integrand, BINDING.sum)}\\,\\mathrm{d}${nameToLatex(variable.name)}`
  return { text, binding: BINDING.power }
}

function derivative(args: readonly Expression[], pieces: Pieces): Printed | null {
  const [operand, variable, order] = args
  if (!operand || variable?.kind !== 'name' || args.length > 3) return null
  if (order && (order.kind !== 'number' || !/^\d+$/.test(order.text))) return null
  const name = nameToLatex(variable.name)
  // Written with primes it stays so: they say that the name is that of a function, and no factor.
  const [at, more] = operand.kind === 'call' && operand.primed ? operand.args : []
  if (operand.kind === 'call' && at?.kind === 'name' && at.name === variable.name && !more) {
    const primes = "'".repeat(order?.kind === 'number' ? Number(order.text) : 1)
    if (primes.length <= 3) return atom(`${nameToLatex(operand.name)}${primes}\\left(${name}\\right)`)
  }
  const raised = order ? `^{${pieces.text(order)}}` : ''
  return prefixed(`\\frac{\\mathrm{d}${raised}}{\\mathrm{d}${name}${raised}}`, operand, pieces)
}

function limit(args: readonly Expression[], pieces: Pieces): Printed | null {
  const [operand, variable, point, side] = args
  if (!operand || variable?.kind !== 'name' || !point || args.length > 4) return null
  const sign = side ? sideSign(side) : ''
  if (sign === null) return null
  const target = sign
    ? `${pieces.wrapped(point, baseBinding(point))}^{${sign}}`
    : pieces.wrapped(point, BINDING.sum)
  return prefixed(`\\lim_{${nameToLatex(variable.name)}\\to ${target}}`, operand, pieces)
}

function sideSign(side: Expression): '+' | '-' | null {
  if (side.kind === 'number' && side.text === '1') return '+'
  const minusOne = side.kind === 'unary' && side.operator === '-' && side.operand.kind === 'number'
  return minusOne && side.operand.text === '1' ? '-' : null
}

function cases(args: readonly Expression[], pieces: Pieces): Printed | null {
  if (args.length < 2) return null
  const lines: string[] = []
  for (let at = 0; at + 1 < args.length; at += 2) {
    lines.push(`${pieces.text(args[at + 1]!)} & \\text{if }${pieces.text(args[at]!)}`)
  }
  if (args.length % 2 === 1) lines.push(`${pieces.text(args[args.length - 1]!)} & \\text{otherwise}`)
  return atom(`\\begin{cases}${lines.join('\\\\ ')}\\end{cases}`)
}
