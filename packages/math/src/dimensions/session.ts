/**
 * The state of one inference: what names mean here, what was settled for free names, and the notices. A child
 * session reads the body of a user function in that function's own context.
 */
import type { Expression, Span, UnitExpression } from '../expression/tree.ts'
import { isAbout, type Message } from '../messages/message.ts'
import type { Rational } from '../rational.ts'
import { fromShape } from './convert.ts'
import type { Form, ScalarForm } from './forms.ts'
import type { Question } from './questions.ts'
import { unify, unknownTerm } from './term.ts'
import type {
  DimensionContext,
  FreeName,
  FunctionVariant,
  Notice,
  ProblemCode,
  UnitProblem,
} from './types.ts'

/**
 * Names that begin so stand for a value that is not there yet, as before the first pass of a loop: it
 * may become anything.
 */
export const UNSET = 'valueNotYetSet'

/** Thrown where a formula is wrong; caught by the public functions. */
export class DimensionError extends Error {
  readonly problem: UnitProblem

  constructor(
    { code, text }: Message<ProblemCode>,
    span: Span,
    places: Pick<UnitProblem, 'source' | 'related' | 'within'> = {},
  ) {
    super(text)
    const kind = isAbout(code, 'unit') ? 'unit' : 'argument'
    this.problem = { kind, code, message: text, span, ...places }
  }

  /** The error with the statement of a program that it is in, unless it says that already. */
  from(source: string): DimensionError {
    const { message: text, span, code, within, related } = this.problem
    const isPlaced = this.problem.source !== undefined
    return isPlaced ? this : new DimensionError({ code, text }, span, { within, related, source })
  }
}

/** Thrown where the value of a variable is needed that is not computed yet. */
export class PendingValue extends Error {
  readonly variable: string

  constructor(variable: string) {
    super(`The value of ${variable} is not known yet`)
    this.variable = variable
  }
}

export interface Binding {
  readonly form: Form
  /** The number given for a parameter, where it is known. */
  readonly value?: () => Rational | undefined
  /** A parameter whose number no call has given yet: what depends on it is settled call by call. */
  readonly open?: boolean
  /** A parameter hides the free name of the same spelling; a bound variable stands for it. */
  readonly parameter: boolean
  /** Whether a solver looks for it: `a = b` with it is an equation. */
  readonly isSought?: true
}

interface Scope {
  readonly names: ReadonlyMap<string, Binding>
  readonly parent: Scope | undefined
}

/** The state that all sessions of one line share. */
export interface Shared {
  readonly free: Map<string, ScalarForm>
  /** Keyed by their texts, so that each is given once. */
  readonly notices: Map<string, Notice>
  readonly variants: Map<string, FunctionVariant>
  unit?: UnitExpression
  /** Whether an uncertain number is written in it. */
  uncertain?: true
  depth: number
}

export interface Typed {
  readonly form: Form
  /** The rewritten formula. */
  readonly tree: Expression
  /** The formula it was, for messages. */
  readonly source: Expression
  /** For a literal thermometer reading: the same literal as a difference. */
  readonly asDifference?: Expression
}

export function newShared(): Shared {
  return { free: new Map(), notices: new Map(), variants: new Map(), depth: 0 }
}

/** Finds the form of a node and rewrites it. */
export type Walk = (node: Expression, session: Session) => Typed

export class Session {
  readonly context: DimensionContext
  readonly shared: Shared
  /** Handed in, since the walk itself needs sessions for the bodies of functions. */
  readonly walk: Walk
  #scope: Scope | undefined

  constructor(context: DimensionContext, walk: Walk, shared: Shared = newShared()) {
    this.context = context
    this.walk = walk
    this.shared = shared
  }

  /** The form of a part of the formula, and that part over SI numbers. */
  infer(node: Expression): Typed {
    return this.walk(node, this)
  }

  /** The formula that stands for a question: the call itself where the context lowers none. */
  lowered(question: Question): Expression {
    return this.context.lowering?.(question, this) ?? question.call
  }

  /** Runs `action` with more names bound. */
  within<T>(names: ReadonlyMap<string, Binding>, action: () => T): T {
    const outer = this.#scope
    this.#scope = { names, parent: outer }
    try {
      return action()
    } finally {
      this.#scope = outer
    }
  }

  binding(name: string): Binding | undefined {
    for (let scope = this.#scope; scope !== undefined; scope = scope.parent) {
      const binding = scope.names.get(name)
      if (binding !== undefined) return binding
    }
    return undefined
  }

  /** The form of a name as a value: bound, defined, or free. */
  lookup(name: string): Form {
    return this.binding(name)?.form ?? this.defined(name) ?? this.freeName(name)
  }

  /** The form of a variable defined above, or undefined. */
  defined(name: string): Form | undefined {
    const known = this.context.variable(name)
    if (known === undefined) return undefined
    if (known.free !== undefined) this.adopt(known.free)
    return fromShape(known.shape, this.#freeTerm)
  }

  /** The form of an undefined name, or of a bound variable standing for it. */
  freeName(name: string): ScalarForm {
    for (let scope = this.#scope; scope !== undefined; scope = scope.parent) {
      const binding = scope.names.get(name)
      if (binding !== undefined && !binding.parameter && binding.form.kind === 'scalar') return binding.form
    }
    let form = this.shared.free.get(name)
    if (form === undefined) {
      form = { kind: 'scalar', term: unknownTerm(name), elements: new Map() }
      this.shared.free.set(name, form)
    }
    return form
  }

  /** Takes over what another line has settled for free names. */
  adopt(names: readonly FreeName[]): void {
    for (const free of names) {
      const settled = fromShape({ kind: 'scalar', ...free }, this.#freeTerm) as ScalarForm
      unify(this.freeName(free.name).term, settled.term)
    }
  }

  readonly #freeTerm = (name: string) => this.freeName(name).term

  form(shape: Parameters<typeof fromShape>[0]): Form {
    return fromShape(shape, this.#freeTerm)
  }

  notice(notice: Notice): void {
    this.shared.notices.set(notice.text, notice)
  }

  /** Numeric value of a name for an exponent or an index; throws when it is not computed yet. */
  value(name: string): Rational | number | undefined {
    const binding = this.binding(name)
    if (binding !== undefined) return binding.value?.()
    const value = this.context.value(name)
    if (value === 'pending') throw new PendingValue(name)
    return value
  }
}
