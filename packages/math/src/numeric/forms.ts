/** Calls that take formulas or functions: choices, sums, sequences, maps. */
import type { CallNode, Expression, NameNode } from '../expression/tree.ts'
import { add, multiply } from './arithmetic.ts'
import { areEqual, integerOf, nearWhole } from './close.ts'
import type { Compiler } from './compile.ts'
import type { Closure } from './value.ts'
import { rangeOf } from './ranges.ts'
import { allOf, isWatched } from './switches.ts'
import { noteLoss, type Shared } from './shared.ts'
import { Unsuitable } from './unsuitable.ts'
import { fail, isTrue, listOf, type NumericValue, realOf, realsOf } from './value.ts'
import { sortedList, sumOf } from './functions/lists.ts'

/** @returns undefined where the call has another form that is a function of values */
type Form = (node: CallNode, compiler: Compiler) => Closure | undefined

/** `condition, value, …, otherwise`: only the branch that is taken is computed. */
const choice: Form = (node, compiler) => {
  const parts = node.args.map(arg => compiler.compile(arg))
  const pairs = parts.length - (parts.length % 2)
  const otherwise = parts[pairs]
  const watched: Closure = frame => {
    const found = allOf(parts, frame)
    for (let at = 0; at < pairs; at += 2) if (isTrue(found[at]!())) return found[at + 1]!()
    return found[pairs]?.() ?? fail('number.no-value.condition')
  }
  if (parts.length === 3) {
    const [test, value, other] = parts as [Closure, Closure, Closure]
    return frame => {
      if (isWatched()) return watched(frame)
      return isTrue(test(frame)) ? value(frame) : other(frame)
    }
  }
  return frame => {
    if (isWatched()) return watched(frame)
    for (let at = 0; at < pairs; at += 2) if (isTrue(parts[at]!(frame))) return parts[at + 1]!(frame)
    return otherwise ? otherwise(frame) : fail('number.no-value.condition')
  }
}

/** The counter and bounds of `f(expr, k, a, b[, step])` and `f(expr, k = a..b[, step])`. */
interface Counted {
  readonly body: Closure
  readonly place: number
  readonly from: Closure
  readonly to: Closure
  readonly step: Closure | undefined
}

function counted({ args }: CallNode, compiler: Compiler): Counted {
  const [formula, counter, ...rest] = args
  const { name, bounds } = counterOf(counter!, rest)
  const [from, to, step] = bounds.map(bound => compiler.compile(bound))
  if (!from || !to) throw new Unsuitable('A sum without bounds is no number.')
  const place = compiler.bind(name.name)
  const body = compiler.compile(formula!)
  compiler.unbind(1)
  return { body, place, from, to, step }
}

function counterOf(
  counter: Expression,
  rest: readonly Expression[],
): { name: NameNode; bounds: readonly Expression[] } {
  if (counter.kind === 'name') return { name: counter, bounds: rest }
  if (counter.kind === 'compare' && counter.relations[0] === '==') {
    const [name, range] = counter.operands
    if (name?.kind === 'name' && range?.kind === 'range' && !range.next)
      return { name, bounds: [range.from, range.to, ...rest] }
  }
  throw new Unsuitable('A counter is needed here.')
}

/** Longest sum: what is beyond it may have a formula. */
const MOST_TERMS = 100_000_000

/** The terms one after the other, upwards; `finish` gets no term for bounds next to each other. */
function series(
  take: (shared: Shared) => { add: (term: NumericValue) => void; result: () => NumericValue },
): Form {
  return (node, compiler) => {
    if (node.args.length < 2) return undefined
    const { body, place, from, to, step } = counted(node, compiler)
    if (step) throw new Unsuitable('A step in a sum is left to the engine.')
    const { shared } = compiler
    return frame => {
      const first = realOf(from(frame))
      const steps = nearWhole(realOf(to(frame)) - first)
      if (!Number.isInteger(steps) || steps > MOST_TERMS) fail('number.not-numeric')
      const { add: next, result } = take(shared)
      for (let index = 0; index <= steps; index += 1) {
        frame[place] = first + index
        next(body(frame))
        shared.count()
      }
      return result()
    }
  }
}

const sum = series(shared => {
  // Neumaier's sum: the digits that each addition drops are summed separately.
  let total: NumericValue = 0
  let dropped = 0
  let largest = 0
  return {
    add(term) {
      if (typeof term !== 'number' || typeof total !== 'number') {
        total = total === 0 ? term : add(total, term)
        return
      }
      const next: number = total + term
      dropped += Math.abs(total) >= Math.abs(term) ? total - next + term : term - next + total
      total = next
      largest = Math.max(largest, Math.abs(term))
    },
    result() {
      if (typeof total !== 'number' || !Number.isFinite(dropped)) return total
      noteLoss(total + dropped, largest, shared)
      return total + dropped
    },
  }
})

const product = series(() => {
  let total: NumericValue = 1
  return { add: term => void (total = multiply(total, term)), result: () => total }
})

const sequence: Form = (node, compiler) => {
  const [item, second] = node.args
  if (node.args.length === 2 && second!.kind !== 'compare') {
    const [value, count] = [compiler.compile(item!), compiler.compile(second!)]
    return frame => rangeOf(1, realOf(count(frame)), 1).map(() => value(frame))
  }
  const { body, place, from, to, step } = counted(node, compiler)
  return frame => {
    const [first, last] = [realOf(from(frame)), realOf(to(frame))]
    const by = step ? realOf(step(frame)) : last < first ? -1 : 1
    return rangeOf(first, last, by).map(value => {
      frame[place] = value
      return body(frame)
    })
  }
}

/** A function and a list, in either order. */
function functionAndList(node: CallNode, compiler: Compiler) {
  const [a, b, ...rest] = node.args
  if (!a || !b || rest.length > 0) throw new Unsuitable('A list and a function are needed here.')
  const [given, list] = a.kind === 'lambda' ? [a, b] : [b, a]
  return { given: compiler.lambda(given), list: compiler.compile(list) }
}

const map: Form = (node, compiler) => {
  const { given, list } = functionAndList(node, compiler)
  return frame => listOf(list(frame)).map(item => given(frame, item))
}

const zip: Form = (node, compiler) => {
  const [given, a, b, ...rest] = node.args
  if (!given || !a || !b || rest.length > 0) throw new Unsuitable('Two lists are needed here.')
  const apply = compiler.lambda(given)
  const [left, right] = [compiler.compile(a), compiler.compile(b)]
  return frame => {
    const [first, second] = [listOf(left(frame)), listOf(right(frame))]
    const count = Math.min(first.length, second.length)
    return Array.from({ length: count }, (_, index) => apply(frame, first[index]!, second[index]!))
  }
}

/** @param keep whether the result has the items for which the test holds, or the others */
function filter(keep: boolean): Form {
  return (node, compiler) => {
    const [test, list] = node.args
    if (test?.kind !== 'lambda' && list?.kind !== 'lambda') {
      const [value, items] = [compiler.compile(test!), compiler.compile(list!)]
      return frame => {
        const wanted = value(frame)
        return listOf(items(frame)).filter(item => areEqual(item, wanted) === keep)
      }
    }
    const { given, list: items } = functionAndList(node, compiler)
    return frame => listOf(items(frame)).filter(item => isTrue(given(frame, item)) === keep)
  }
}

const count: Form = (node, compiler) => {
  if (node.args.length < 2) throw new Unsuitable('The counts of all values are left to the engine.')
  const { given, list } = functionAndList(node, compiler)
  return frame => sumOf(listOf(list(frame)).map(item => realOf(given(frame, item))))
}

const sort: Form = (node, compiler) => {
  if (node.args.length === 1) {
    const list = compiler.compile(node.args[0]!)
    return frame => sortedList(realsOf(list(frame)))
  }
  const { given, list } = functionAndList(node, compiler)
  return frame =>
    listOf(list(frame)).toSorted((a, b) =>
      isTrue(given(frame, a, b)) ? -1 : isTrue(given(frame, b, a)) ? 1 : 0,
    )
}

/** `matrix(rows, columns[, value or rule])`: the rule gets row and column, counted as elements are. */
const matrix: Form = (node, compiler) => {
  const [rows, columns, given] = node.args
  if (!rows || !columns) throw new Unsuitable('Rows and columns are needed here.')
  const [height, width] = [compiler.compile(rows), compiler.compile(columns)]
  const rule = given?.kind === 'lambda' ? compiler.lambda(given) : undefined
  const value = given && !rule ? compiler.compile(given) : () => 0
  const { firstIndex } = compiler
  const places = (count: NumericValue): number[] =>
    Array.from({ length: integerOf(count) }, (_, index) => index + firstIndex)
  return frame => {
    const across = places(width(frame))
    return places(height(frame)).map(row =>
      across.map(column => (rule ? rule(frame, row, column) : value(frame))),
    )
  }
}

/** The value itself: forms of a formula, and its decimals, are one number. */
const same: Form = (node, compiler) => compiler.compile(node.args[0]!)

/** The sum that stands in its first argument. */
const steps: Form = ({ args: [whole] }, compiler) =>
  whole?.kind === 'lambda' ? compiler.compile(whole.body) : undefined

/** Compilers of functions by their names in the engine. */
export const FORMS: Readonly<Record<string, Form | undefined>> = {
  __proto__: null as never,
  piecewise: choice, when: choice, ifte: choice,
  matrix, sum, sum_steps: steps, count_upwards: steps, product, seq: sequence, map, apply: map, zip, select: filter(true), remove: filter(false), count, sort,
  normal: same, ratnormal: same, non_recursive_normal: same, regroup: same, evalf: same, approx: same, exact: same,
  eval: same, string: same, evalb: same, evalc: same, copy: same, again_known: same,
} // prettier-ignore
