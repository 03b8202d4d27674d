/** Initial value problems as formulas: a search for the greatest value of a solution needs one at each of its places. */
import { engineWord, operationName } from '@calcwright/reference/functions'
import { solveOde } from '@calcwright/solvers/ode'
import type { CallNode } from '../expression/tree.ts'
import type { Compiler } from './compile.ts'
import { finish, realAt } from './real-functions.ts'
import { Unsuitable } from './unsuitable.ts'
import type { Closure } from './value.ts'
import { fail, realOf, realsOf } from './value.ts'

/** `ode_solve(rates, [t, y, …], [t_0, y_0, …], end)`: the values of the unknowns at the end. */
function solved({ args }: CallNode, compiler: Compiler): Closure {
  const [rates, names, starts, last] = args
  if (!rates || names?.kind !== 'list' || !starts || !last)
    throw new Unsuitable('An initial value problem has rates, unknowns, start values and an end.')
  const [initial, end] = [compiler.compile(starts), compiler.compile(last)]
  const places = names.items.map(item => {
    if (item.kind !== 'name') throw new Unsuitable('An unknown is a name.')
    return compiler.bind(item.name)
  })
  const slopes = (rates.kind === 'list' ? rates.items : [rates]).map(rate => compiler.compile(rate))
  compiler.unbind(places.length)
  if (slopes.length !== places.length - 1) throw new Unsuitable('Each unknown has a rate.')
  return frame => {
    const [start = 0, ...values] = realsOf(initial(frame))
    const to = realOf(end(frame))
    if (to === start) return values
    const [time, ...states] = places as [number, ...number[]]
    const rate = (t: number, y: Float64Array, into: Float64Array): void => {
      frame[time] = t
      states.forEach((place, at) => (frame[place] = y[at]!))
      slopes.forEach((slope, at) => (into[at] = realAt(slope, frame)))
    }
    const solution = finish(solveOde({ rates: rate, start, end: to, initial: Float64Array.from(values) }))
    return solution.reason === 'end' ? Array.from(solution.y) : fail('number.no-value')
  }
}

/** Compilers of initial value problems by their names in the engine. */
export const INITIAL_VALUE_FORMS: Readonly<
  Record<string, ((node: CallNode, compiler: Compiler) => Closure) | undefined>
> = {
  __proto__: null as never,
  [engineWord(operationName('ode_solve'))]: solved,
}
