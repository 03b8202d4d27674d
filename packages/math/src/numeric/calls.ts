/** Calls: of the user's functions, of those that take formulas and functions, of functions of values. */
import type { CallNode } from '../expression/tree.ts'
import { CAREFUL_FORMS } from './careful.ts'
import type { Compiler } from './compile.ts'
import { CURVE_FORMS } from './curve-forms.ts'
import { FORMS } from './forms.ts'
import { functionOf } from './functions/index.ts'
import { INTEGRAL_FORMS } from './integrals.ts'
import { logarithmNearOne } from './near-one.ts'
import { noisyFunction } from './noisy.ts'
import { nativeClosure } from './native.ts'
import type { Closure, Frame } from './value.ts'
import { INITIAL_VALUE_FORMS } from './initial-values.ts'
import { SEARCH_FORMS } from './searches.ts'
import { type Callable, callUser } from './shared.ts'
import { noting, notingCentre } from './switches.ts'
import { Unsuitable } from './unsuitable.ts'
import type { NumericValue } from './value.ts'
import { wordOf } from './words.ts'

export function compileCall(node: CallNode, compiler: Compiler): Closure {
  if (node.native)
    return nativeClosure(
      node.native,
      node.args.map(arg => compiler.compile(arg)),
      compiler.shared.scope.doubts,
    )
  const callable = compiler.function(node.name)
  if (callable) return userCall(callable, node, compiler)
  const word = wordOf(node)
  const form =
    (compiler.isCareful ? CAREFUL_FORMS[word]?.(node, compiler) : undefined) ??
    FORMS[word]?.(node, compiler) ??
    CURVE_FORMS[word]?.(node, compiler) ??
    INTEGRAL_FORMS[word]?.(node, compiler) ??
    SEARCH_FORMS[word]?.(node, compiler) ??
    INITIAL_VALUE_FORMS[word]?.(node, compiler)
  if (form) return form
  const args = node.args.map(arg => compiler.compile(arg))
  const found = functionOf(word, args.length, compiler)
  if (!found) throw new Unsuitable(`${node.name} is no matter of numbers alone.`)
  const { noise } = compiler.shared.scope
  const call = noting(word, args, applied(noise ? noisyFunction(word, found, noise) : found, args))
  if (compiler.shared.scope.centred) return notingCentre(word, args, call)
  return (word === 'ln' ? logarithmNearOne(node.args[0]!, call, compiler) : undefined) ?? call
}

function applied(found: (...values: NumericValue[]) => NumericValue, args: readonly Closure[]): Closure {
  if (args.length === 1) {
    const [only] = args as [Closure]
    return frame => found(only(frame))
  }
  if (args.length === 2) {
    const [first, second] = args as [Closure, Closure]
    return frame => found(first(frame), second(frame))
  }
  return frame => found(...args.map(arg => arg(frame)))
}

function userCall(callable: Callable, node: CallNode, compiler: Compiler): Closure {
  if (callable.parameters !== node.args.length)
    throw new Unsuitable(`${node.name} takes another number of arguments.`)
  const { shared } = compiler
  const args = node.args.map(arg => compiler.compile(arg))
  const count = args.length
  return frame => {
    const inner: Frame = []
    for (let index = 0; index < count; index += 1) inner[index] = args[index]!(frame)
    return callUser(callable, inner, shared)
  }
}
