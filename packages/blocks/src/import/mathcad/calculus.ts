/** Sums, products, integrals, limits, derivatives and ranges: what goes over the values of a variable. */
import { callOf, nameOf as named, numberOf, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { nameOf } from './names.ts'
import { sequence } from './reading.ts'
import type { FormulaReader } from './reading.ts'

/** A lambda with its variable, then the ends. */
export function boundOf(reader: FormulaReader, name: string, operands: readonly XmlElement[]): Formula {
  const lambda = operands.find(one => one.name === 'lambda')
  const bounds = operands
    .filter(one => one.name !== 'lambda')
    .flatMap(one => (one.name === 'bounds' ? one.children : sequence(one)))
  const variable = childNamed(lambda, 'boundVars')?.children[0]
  const body = lambda?.children.find(one => one.name !== 'boundVars')
  const limits = bounds.filter(one => one.name !== 'placeholder')
  // A sum without a variable goes over the items of a list.
  if (name === 'sum' && body && variable?.name === 'placeholder') return callOf('sum', reader.read(body))
  // A sum without limits goes over the range of its variable, an integral without is a function.
  if (!variable || !body || (limits.length !== 2 && limits.length > 0))
    throw new Unread(`The limits of ${name} cannot be read.`)
  const inner = reader.within(theirs => theirs === nameOf(variable) || reader.isDefined(theirs))
  return {
    kind: 'call',
    name,
    args: [
      inner.read(body),
      { kind: 'name', name: nameOf(variable) },
      ...limits.map(one => reader.read(one)),
    ],
  }
}

/** A lambda with its variable, then where it goes to. */
export function limitOf(
  reader: FormulaReader,
  operands: readonly XmlElement[],
  direction: string | undefined,
): Formula {
  const lambda = operands.find(one => one.name === 'lambda')
  const variable = childNamed(lambda, 'boundVars')?.children[0]
  const body = lambda?.children.find(one => one.name !== 'boundVars')
  const to = operands.find(one => one !== lambda)
  if (!variable || !body || !to) throw new Unread('The limit cannot be read.')
  const inner = reader.within(theirs => theirs === nameOf(variable) || reader.isDefined(theirs))
  const side = direction === 'left' ? -1 : direction === 'right' ? 1 : 0
  return callOf(
    'limit',
    inner.read(body),
    named(nameOf(variable)),
    reader.read(to),
    ...(side === 0 ? [] : [numberOf(side)]),
  )
}

export function derivativeOf(reader: FormulaReader, operands: readonly XmlElement[]): Formula {
  const lambda = operands.find(one => one.name === 'lambda')
  const variable = childNamed(lambda, 'boundVars')?.children[0]
  const body = lambda?.children.find(one => one.name !== 'boundVars')
  if (!variable || !body) throw new Unread('The derivative cannot be read.')
  const degree = operands.find(one => one.name === 'degree')?.children[0]
  const inner = reader.within(theirs => theirs === nameOf(variable) || reader.isDefined(theirs))
  const order = degree && degree.name !== 'placeholder' ? [reader.read(degree)] : []
  return {
    kind: 'call',
    name: 'diff',
    args: [inner.read(body), { kind: 'name', name: nameOf(variable) }, ...order],
  }
}

/** `a .. b` in steps of 1, `a, b .. c` in steps of b - a: a list. */
export function rangeOf(reader: FormulaReader, children: readonly XmlElement[]): Formula {
  const [first, ...rest] = children.flatMap(sequence).map(child => reader.read(child))
  const last = rest.at(-1)
  if (!first || !last) throw new Unread('A range cannot be read.')
  const index: Formula = { kind: 'name', name: 'n_k' }
  if (rest.length === 1) return { kind: 'call', name: 'seq', args: [index, index, first, last] }
  const step: Formula = { kind: 'infix', sign: '-', left: rest[0]!, right: first }
  const count: Formula = {
    kind: 'infix',
    sign: '/',
    left: { kind: 'infix', sign: '-', left: last, right: first },
    right: step,
  }
  const item: Formula = {
    kind: 'infix',
    sign: '+',
    left: first,
    right: { kind: 'infix', sign: '*', left: index, right: step },
  }
  return {
    kind: 'call',
    name: 'seq',
    args: [item, index, { kind: 'number', text: '0' }, { kind: 'call', name: 'round', args: [count] }],
  }
}
