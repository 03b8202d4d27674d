/** Initial value problems: the unknowns take their dimensions from their start values. */
import { engineName } from '@calcwright/reference/functions'
import type { Expression, Span } from '../../expression/tree.ts'
import { callNode, numberNode } from '../build.ts'
import { type Form, listOf, scalar, type ScalarForm } from '../forms.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { divideTerms, type Term, unify } from '../term.ts'
import { argumentAt, commonElement, type Rule, type RuleCall, uniformList, variableArgument, variableNames } from './rule.ts' // prettier-ignore
import { settle, type Unknowns, unknowns, withUnknowns } from './unknowns.ts'

/** `odesolve(f, [t, y], [t0, y0], t1)`: y at t1; f is dy/dt. */
export const odesolve: Rule = call => {
  if (call.node.args.length > 4) throw wrongForm(call, call.node.args[4]!.span)
  const { args, states, span } = problemOf(call)
  const form = listOf(states.map(term => scalar(term)))
  return { form, tree: callNode(engineName('ode_solve'), args, span), source: call.node }
}

/** `odetable(f, t = t0..t1, y, y0, step)`: rows of t and the unknowns. */
export const odetable: Rule = call => {
  const { args, time, states, span } = problemOf(call)
  const last = call.node.args[4]
  const step = last && call.infer(last)
  if (step && !unify(commonElement(call, step).term, time)) {
    const message = `the step is in ${describe(undefined, step.form)}, but the range is in ${describe(undefined, scalar(time))}`
    throw new DimensionError(message, last.span)
  }
  const form: Form = { kind: 'repeat', item: listOf([time, ...states].map(term => scalar(term))) }
  const all = [...args, step?.tree ?? numberNode('0', span)]
  return { form, tree: callNode(engineName('ode_table'), all, span), source: call.node }
}

/** `odecurves(f, t = t0..t1, y, y0)`: lists of t, of each unknown, and of each of their rates. */
export const odecurves: Rule = call => {
  if (call.node.args.length > 4) throw wrongForm(call, call.node.args[4]!.span)
  const { args, time, states, span } = problemOf(call)
  const terms = [time, ...states, ...states.map(state => divideTerms(state, time))]
  const form = listOf(terms.map(term => uniformList(term)))
  return { form, tree: callNode(engineName('ode_curves'), args, span), source: call.node }
}

/** `odevalue(curves, k, t)`: the k-th unknown at t, from what `odecurves` gives. */
export const odevalue: Rule = call => {
  const curves = call.infer(argumentAt(call, 0, 'what odecurves gives, a number and a place'))
  const which = argumentAt(call, 1, 'the number of an unknown')
  const place = call.infer(argumentAt(call, 2, 'a place'))
  const { time, states } = columnsOf(call, curves.form)
  const number = which.kind === 'number' ? Number(which.text) : NaN
  const state = states(number)
  if (!state) throw new DimensionError('there is no unknown of this number', which.span, 'argument')
  if (!unify(commonElement(call, place).term, time)) {
    const message = `the place is in ${describe(undefined, place.form)}, but the curves are over ${describe(undefined, scalar(time))}`
    throw new DimensionError(message, place.source.span)
  }
  const tree = callNode(engineName('ode_value'), [curves.tree, which, place.tree], call.node.span)
  return { form: scalar(state), tree, source: call.node }
}

/** The dimensions of what `odecurves` gives: a matrix where they are all the same. */
function columnsOf(
  call: RuleCall,
  form: Form,
): { readonly time: Term; states(number: number): Term | undefined } {
  if (form.kind === 'uniform' && form.rank === 2)
    return { time: form.term, states: number => (number >= 1 ? form.term : undefined) }
  const items = form.kind === 'list' ? form.items : []
  const terms = items.flatMap(item => (item.kind === 'uniform' ? item.term : []))
  if (terms.length !== items.length || terms.length % 2 === 0)
    throw new DimensionError('odevalue needs what odecurves gives', call.node.args[0]!.span, 'argument')
  return { time: terms[0]!, states: number => terms.slice(1, (terms.length + 1) / 2)[number - 1] }
}

interface Problem {
  /** The rates, the names, the start values and the end, over SI numbers. */
  readonly args: readonly Expression[]
  readonly time: Term
  readonly states: readonly Term[]
  readonly span: Span
}

function problemOf(call: RuleCall): Problem {
  const { node } = call
  const rate = argumentAt(call, 0, 'a derivative, variables, start values and an end')
  const [names, starts] = [argumentAt(call, 1, 'the variables'), argumentAt(call, 2, 'the start values')]
  const isListed = names.kind === 'list' && starts.kind === 'list'
  const [list, values, last] = isListed
    ? [names, starts.items, argumentAt(call, 3, 'an end')]
    : overRange(call)
  const end = call.infer(last)
  const found = unknowns(call, list)
  const given = values.map(item => call.infer(item))
  given.forEach((value, index) => {
    if (index < found.terms.length) settle(call, found, index, value)
  })
  settle(call, found, 0, end)
  const body = withUnknowns(call, found, () => call.infer(rate))
  checkRates(call, found, body)
  const start = { kind: 'list', span: starts.span, items: given.map(value => value.tree) } as const
  const [time, ...states] = found.terms
  return { args: [body.tree, list, start, end.tree], time: time!, states, span: node.span }
}

/** The other form: `odesolve(f, t = t0..t1, y, y0)`, with lists for several unknowns. */
function overRange(call: RuleCall): [Expression & { kind: 'list' }, readonly Expression[], Expression] {
  const [, time, unknown, start] = call.node.args
  const { name, value: range } = variableArgument(call, time!)
  if (range?.kind !== 'range')
    throw new DimensionError(`${call.node.name} needs a range: ${call.node.name}(f, t = t0..t1, y, y0)`, time!.span, 'argument') // prettier-ignore
  const states = variableNames(call, argumentAt(call, 2, 'the unknown'))
  const values = start?.kind === 'list' ? start.items : [argumentAt(call, 3, 'a start value')]
  return [{ kind: 'list', span: unknown!.span, items: [name, ...states] }, [range.from, ...values], range.to]
}

const wrongForm = (call: RuleCall, span: Span): DimensionError =>
  new DimensionError(
    `${call.node.name} takes 4 arguments: f, [t, y], [t0, y0], t1 or f, t = t0..t1, y, y0`,
    span,
    'argument',
  )

function checkRates(call: RuleCall, { names, terms }: Unknowns, body: Typed): void {
  const [time, ...states] = terms
  states.forEach((state, index) => {
    const rate = rateAt(body.form, index)
    if (rate === undefined || unify(rate.term, divideTerms(state, time!))) return
    const needed = describe(undefined, scalar(divideTerms(state, time!)))
    const message = `the derivative of ${names[index + 1]!.name} is in ${needed}, not ${describe(undefined, rate)}`
    throw new DimensionError(message, call.node.args[0]!.span)
  })
}

function rateAt(form: Form, index: number): ScalarForm | undefined {
  if (form.kind === 'scalar') return index === 0 ? form : undefined
  if (form.kind === 'uniform') return scalar(form.term)
  const item = form.kind === 'list' ? form.items[index] : undefined
  return item?.kind === 'scalar' ? item : undefined
}
