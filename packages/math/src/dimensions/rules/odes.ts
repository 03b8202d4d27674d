/** Initial value problems: the unknowns take their dimensions from their start values. */
import type { Expression } from '../../expression/tree.ts'
import { numberNode, operationNode } from '../build.ts'
import { type Form, listOf, scalar, type UniformForm } from '../forms.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { divideTerms, type Term, unify } from '../term.ts'
import { problemOf } from './initial-values.ts'
import { argumentAt, commonElement, type Rule, type RuleCall, uniformList } from './rule.ts'
import type { TemperatureRole } from '../types.ts'
import { message } from '../../messages/dimensions.ts'

/** `odesolve(f, [t, y], [t0, y0], t1, events)`: y at t1, or where an event ends it; f is dy/dt. */
export const odesolve: Rule = call => {
  const { span } = call.node
  const { args, states, roles } = problemOf(call, 4)
  const form = listOf(states.map((term, index) => scalar(term, roles[index])))
  return { form, tree: operationNode('ode_solve', args, span), source: call.node }
}

/** `odetable(f, t = t0..t1, y, y0, step, events)`: rows of t and the unknowns. */
export const odetable: Rule = call => {
  const { span } = call.node
  const { args, time, states, roles } = problemOf(call, 5)
  const last = call.node.args[4]
  const step = last && call.infer(last)
  if (step && !unify(commonElement(call, step).term, time)) throw wrongStep(step, time)
  const form: Form = {
    kind: 'repeat',
    item: listOf([scalar(time), ...states.map((term, index) => scalar(term, roles[index]))]),
  }
  const all = [...args, step?.tree ?? numberNode('0', span)]
  return { form, tree: operationNode('ode_table', all, span), source: call.node }
}

/**
 * `odecurves(f, t = t0..t1, y, y0, events)`: lists of t, of each unknown, of their derivatives below the highest
 * ones, and of the rates of all of these.
 */
export const odecurves: Rule = call => {
  const { span } = call.node
  const { args, time, states, roles } = problemOf(call, 4, 'unknowns first')
  const columns = states.map((term, index) => withRole(uniformList(term), roles[index]))
  const rates = states.map(state => uniformList(divideTerms(state, time)))
  const form = listOf([uniformList(time), ...columns, ...rates])
  return { form, tree: operationNode('ode_curves', args, span), source: call.node }
}

/** `odevalue(curves, k, t)`: the k-th unknown at t, from what `odecurves` gives. */
export const odevalue: Rule = call => {
  const curves = call.infer(argumentAt(call, 0, 'what odecurves gives, a number and a place'))
  const which = argumentAt(call, 1, 'the number of an unknown')
  const place = call.infer(argumentAt(call, 2, 'a place'))
  const { time, states, roles } = columnsOf(call, curves.form)
  const number = which.kind === 'number' ? Number(which.text) : NaN
  const state = states(number)
  if (!state) throw new DimensionError(message('argument.unknown-number'), which.span)
  if (!unify(commonElement(call, place).term, time)) {
    throw new DimensionError(
      message('unit.mismatch.place', {
        place: describe(undefined, place.form),
        time: describe(undefined, scalar(time)),
      }),
      place.source.span,
    )
  }
  const tree = operationNode('ode_value', [curves.tree, which, place.tree], call.node.span)
  return { form: scalar(state, roles(number)), tree, source: call.node }
}

/** `oderows(curves, step, [1, 2])`: rows of t and the unknowns, or of t and those with these numbers. */
export const oderows: Rule = call => {
  const curves = call.infer(argumentAt(call, 0, 'what odecurves gives'))
  const { time, all, roles } = columnsOf(call, curves.form)
  const last = call.node.args[1]
  const step = last && call.infer(last)
  if (step && !unify(commonElement(call, step).term, time)) throw wrongStep(step, time)
  const chosen = call.node.args[2]
  const wanted = chosen && wantedOf(chosen, all?.length)
  const shown = all && (wanted ?? all.map((_, index) => index + 1))
  const item: Form = shown
    ? listOf([scalar(time), ...shown.map(number => scalar(all[number - 1]!, roles(number)))])
    : uniformList(time)
  const args = [curves.tree, step?.tree ?? numberNode('0', call.node.span), ...(chosen ? [chosen] : [])]
  return { form: { kind: 'repeat', item }, tree: operationNode('ode_rows', args, call.node.span), source: call.node } // prettier-ignore
}

/** The numbers of the unknowns that the rows are to hold. */
function wantedOf(chosen: Expression, count = Infinity): readonly number[] {
  const items = chosen.kind === 'list' ? chosen.items : [chosen]
  return items.map(item => {
    const number = item.kind === 'number' ? Number(item.text) : NaN
    if (Number.isInteger(number) && number >= 1 && number <= count) return number
    throw new DimensionError(message('argument.unknown-number'), item.span)
  })
}

function wrongStep(step: Typed, time: Term): DimensionError {
  return new DimensionError(
    message('unit.mismatch.step', {
      step: describe(undefined, step.form),
      time: describe(undefined, scalar(time)),
    }),
    step.source.span,
  )
}

interface Columns {
  readonly time: Term
  /** The dimensions of the unknowns; absent where all are the same. */
  readonly all?: readonly Term[]
  states(number: number): Term | undefined
  roles(number: number): TemperatureRole | undefined
}

const withRole = (form: UniformForm, temperature: TemperatureRole | undefined): UniformForm =>
  temperature === undefined ? form : { ...form, temperature }

/** How many unknowns rows of t, unknowns and rates hold. */
const most = ({ length = Infinity }: { readonly length?: number | undefined }): number => (length - 1) / 2

/** The dimensions of what `odecurves` gives: a matrix where they are all the same. */
function columnsOf(call: RuleCall, form: Form): Columns {
  if (form.kind === 'uniform' && form.rank === 2)
    return {
      time: form.term,
      states: number => (number >= 1 && number <= most(form) ? form.term : undefined),
      roles: () => undefined,
    }
  const items = form.kind === 'list' ? form.items : []
  const terms = items.flatMap(item => (item.kind === 'uniform' ? item.term : []))
  if (terms.length !== items.length || terms.length % 2 === 0)
    throw new DimensionError(message('argument.curves', { name: call.node.name }), call.node.args[0]!.span)
  const all = terms.slice(1, (terms.length + 1) / 2)
  return {
    time: terms[0]!,
    all,
    states: number => all[number - 1],
    roles: number => {
      const column = items[number]
      return column?.kind === 'uniform' ? column.temperature : undefined
    },
  }
}
