/** The public functions: a line or a function definition in, an `Inference` out. */
import type { Expression } from '../expression/tree.ts'
import { freeNamesFrom, measuredFrom, toShape } from './convert.ts'
import { isOpen } from './keys.ts'
import type { ScalarForm } from './forms.ts'
import { withOwnName } from './functionRecord.ts'
import { infer } from './infer.ts'
import { noteSteps } from './lists.ts'
import { elementBefore, withElement } from './program-elements.ts'
import { DimensionError, newShared, PendingValue, Session, type Shared, type Typed } from './session.ts'
import type {
  DimensionContext,
  FreeName,
  FunctionDefinition,
  FunctionInference,
  Inference,
  Inferred,
  NotInferred,
  Shape,
} from './types.ts'
import { inferBody, unknownParameters } from './userFunctions.ts'

/**
 * Finds the shape of a formula and rewrites it over SI numbers.
 *
 * Never throws for a formula: what is wrong with it comes back as a problem with the place, in
 * words that name both units. `pending` names variables whose value has to be computed first.
 */
export function inferDimensions(expression: Expression, context: DimensionContext): Inference {
  const shared = newShared()
  return attempt(shared, () => {
    const session = new Session(context, infer, shared)
    const typed = infer(expression, session)
    noteSteps(typed, session)
    return inferred(typed, shared)
  })
}

/** The definition of one element: the shape of the whole list, and its indexes over SI numbers. */
export type ElementInference = (Inferred & ElementPlace) | NotInferred

interface ElementPlace {
  readonly indexes: readonly Expression[]
  /** The shape of the value alone. */
  readonly item: Shape
  /** The shape of the element that stood there; undefined where the list grows. */
  readonly before: Shape | undefined
}

/**
 * `name[indexes] := value`.
 *
 * @param above the list so far; undefined where one begins
 */
export function inferElement(
  { name, indexes, value }: { name: string; indexes: readonly Expression[]; value: Expression },
  above: Shape | undefined,
  context: DimensionContext,
): ElementInference {
  const shared = newShared()
  return attempt(shared, () => {
    const session = new Session(context, infer, shared)
    const places = indexes.map(index => infer(index, session))
    const typed = infer(value, session)
    const list = above && session.form(above)
    const before = list && elementBefore(list, places, session)
    const form = withElement(name, list, places, typed, session)
    return {
      ...inferred({ ...typed, form }, shared),
      indexes: places.map(({ tree }) => tree),
      item: toShape(typed.form),
      before: before && toShape(before),
    }
  })
}

/**
 * Infers the body of a user function for parameters of which nothing is known. The expression is
 * the function's own body (its variant 0).
 */
export function inferFunction(definition: FunctionDefinition): FunctionInference {
  const shared = newShared()
  return attempt(shared, () => {
    const parameters = unknownParameters(definition)
    const typed = inferBody(definition, parameters, infer, shared)
    const own = { ...typed, tree: withOwnName(typed.tree, definition.name) }
    const names = [...parameters].map(([name, { form }]): FreeName => ({
      name,
      ...measuredFrom(form as ScalarForm),
    }))
    return { ...inferred(own, shared), parameters: names, open: isOpen(own.form) }
  })
}

function inferred(typed: Typed, shared: Shared): Inferred {
  return {
    ok: true,
    shape: toShape(typed.form),
    expression: typed.tree,
    notices: [...shared.notices.values()],
    free: freeNamesFrom(shared.free),
    variants: [...shared.variants.values()],
    ...(shared.uncertain && { uncertain: true }),
    ...(shared.unit !== undefined && { unit: shared.unit }),
  }
}

function attempt<T extends Inferred>(shared: Shared, action: () => T): T | NotInferred {
  try {
    return action()
  } catch (error) {
    if (error instanceof DimensionError)
      return { ok: false, problem: error.problem, notices: [...shared.notices.values()] }
    if (error instanceof PendingValue) return { ok: false, pending: [error.variable] }
    throw error
  }
}
