/**
 * Programs: statements in order, with the forms that the local names have there. Branches are joined,
 * loops run until nothing changes, and what the `return` statements give is joined.
 */
import type { ProblemCode } from './types.ts'
import { assignedNames, targetName } from '../expression/programs.ts'
import type { Expression, ProgramBranch, ProgramNode, ProgramStatement, Span } from '../expression/tree.ts'
import { ANGLE, alignAngles } from './angle.ts'
import { asValue } from './broadcast.ts'
import { type Form, zeroScalar } from './forms.ts'
import { formKey } from './keys.ts'
import { describe } from './messages.ts'
import { withElement } from './program-elements.ts'
import { joinForms } from './program-join.ts'
import { type Binding, DimensionError, type Session, type Typed } from './session.ts'
import { resolve } from './term.ts'
import { isOpenNumber, rationalValue } from './values.ts'
import { message } from '../messages/dimensions.ts'
import type { Message } from '../messages/message.ts'

/** A local name, and the statement that gave it its value. */
interface Local extends Binding {
  readonly source?: string
  readonly span: Span
}

type Locals = ReadonlyMap<string, Local>

/** Behind a `return`, `break` or `continue` there is nothing. */
const NOWHERE = null

/** Passes over a loop after which the forms have to stay the same. */
const MOST_ROUNDS = 6

/** The form of what a program returns, and the program over SI numbers. */
export function inferProgram(node: ProgramNode, session: Session): Typed {
  const walk = new Walk(session)
  const { body } = walk.block(node.body, walk.locals(node))
  return { form: walk.result(), tree: { ...node, body }, source: node }
}

interface Block {
  readonly body: readonly ProgramStatement[]
  readonly end: Locals | null
}

interface Step {
  readonly statement: ProgramStatement
  readonly end: Locals | null
}

interface Returned {
  readonly typed: Typed
  readonly source: string
}

class Walk {
  readonly #session: Session
  #returned: Returned[] = []
  /** Where passes of the innermost loop end early, and where the loop is left. */
  #continues: Locals[] = []
  #breaks: Locals[] = []

  constructor(session: Session) {
    this.#session = session
  }

  /** Local names that have a value from the start: that of a parameter, or the one outside. */
  locals({ body, span }: ProgramNode): Locals {
    const found = [...assignedNames(body)].flatMap((name): [string, Local][] => {
      const bound = this.#session.binding(name)
      // A local list may be called like the program itself, which is no value to begin with.
      if (bound?.form.kind === 'function') return []
      if (bound) return [[name, { ...bound, span }]]
      const form = this.#session.defined(name)
      return form ? [[name, { form, parameter: true, value: () => this.#outer(name), span }]] : []
    })
    return new Map(found)
  }

  #outer(name: string): ReturnType<typeof rationalValue> {
    const node: Expression = { kind: 'name', name, span: { start: 0, end: 0 } }
    return rationalValue(node, this.#session)
  }

  result(): Form {
    const [first, ...others] = this.#returned
    if (!first) return { ...zeroScalar(), zero: undefined }
    if (others.length === 0) return first.typed.form
    return others.reduce<Form>((form, { typed, source }) => {
      const joined = joinForms(form, asValue(typed.form), this.#session)
      if (joined) return joined
      throw new DimensionError(
        message('unit.mismatch.returned', {
          left: measureOf(form, first.typed.source),
          right: measureOf(typed.form, typed.source),
        }),
        typed.source.span,
        {
          source,
          related: [{ source: first.source, span: first.typed.source.span }],
        },
      )
    }, asValue(first.typed.form))
  }

  block(statements: readonly ProgramStatement[], start: Locals): Block {
    let end: Locals | null = start
    const body = statements.map(statement => {
      const step = this.#step(statement, end ?? start)
      end = end === NOWHERE ? NOWHERE : step.end
      return step.statement
    })
    return { body, end }
  }

  #step(statement: ProgramStatement, locals: Locals): Step {
    switch (statement.kind) {
      case 'assign':
        return this.#assign(statement, locals)
      case 'show': {
        const { tree } = this.#infer(statement.value, statement.source, locals)
        return { statement: { ...statement, value: tree }, end: locals }
      }
      case 'return': {
        const { source } = statement
        const typed = this.#infer(statement.value, source, locals)
        this.#returned.push({ typed, source })
        return { statement: { ...statement, value: typed.tree }, end: NOWHERE }
      }
      case 'break':
        this.#breaks.push(locals)
        return { statement, end: NOWHERE }
      case 'continue':
        this.#continues.push(locals)
        return { statement, end: NOWHERE }
      case 'choice':
        return this.#choose(statement, locals)
      case 'loop':
        return this.#loop(statement, locals)
    }
  }

  #infer(expression: Expression, source: string, locals: Locals): Typed {
    return atSource(source, () => this.#session.within(locals, () => this.#session.infer(expression)))
  }

  #assign(statement: ProgramStatement & { kind: 'assign' }, locals: Locals): Step {
    const { target, value, source } = statement
    if (target.kind === 'function' || target.kind === 'property')
      throw atPlace(unassignable(target.kind), value.span, source)
    const typed = this.#infer(value, source, locals)
    // A call of a local name is a product: a function would be silently multiplied.
    if (typed.form.kind === 'function') throw atPlace(unassignable('function'), value.span, source)
    const name = targetName(target)
    if (target.kind === 'variable') {
      const session = this.#session
      const number = () => session.within(locals, () => rationalValue(value, session))
      const open = session.within(locals, () => isOpenNumber(value, session))
      const local = { form: typed.form, parameter: true, value: number, open, source, span: target.name.span }
      return { statement: { ...statement, value: typed.tree }, end: new Map([...locals, [name, local]]) }
    }
    const indexes = target.indexes.map(index => this.#infer(index, source, locals))
    const above = locals.get(name)?.form
    const form = atSource(source, () =>
      this.#session.within(locals, () => withElement(name, above, indexes, typed, this.#session)),
    )
    const places = indexes.map(({ tree }) => tree)
    return {
      statement: { ...statement, target: { ...target, indexes: places }, value: typed.tree },
      end: new Map([...locals, [name, { form, parameter: true, source, span: target.name.span }]]),
    }
  }

  #choose(statement: ProgramStatement & { kind: 'choice' }, locals: Locals): Step {
    const ends: (Locals | null)[] = []
    const branches = statement.branches.map(({ test, body, source }): ProgramBranch => {
      const tree = test && this.#test(test, source, locals)
      const inner = this.block(body, locals)
      ends.push(inner.end)
      return { test: tree, body: inner.body, source }
    })
    if (statement.branches.every(({ test }) => test !== null)) ends.push(locals)
    return { statement: { ...statement, branches }, end: this.#joined(ends) }
  }

  #test(test: Expression, source: string, locals: Locals): Expression {
    const typed = this.#infer(test, source, locals)
    if (typed.form.kind === 'equation' || typed.form.kind === 'scalar' || typed.form.kind === 'opaque')
      return typed.tree
    throw atPlace(message('argument.test', { found: describe(test, typed.form) }), test.span, source)
  }

  #loop(statement: ProgramStatement & { kind: 'loop' }, before: Locals): Step {
    const { iterator, source } = statement
    const [start, finish, step, form] = this.#bounds(statement, before)
    const outer = { continues: this.#continues, breaks: this.#breaks, returned: this.#returned.length }
    const assigned = assignedNames(statement.body)
    const counter: Local = { form, parameter: true, source, span: iterator.span }
    let entry: Locals = new Map([...unvalued(before, assigned), [iterator.name, counter]])
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      this.#continues = []
      this.#breaks = []
      this.#returned.length = outer.returned
      const test = statement.test && this.#test(statement.test, source, entry)
      const { body, end } = this.block(statement.body, entry)
      const passes = [end, ...this.#continues].filter(found => found !== NOWHERE)
      const again = passes.map(locals => new Map([...locals, [iterator.name, counter]]))
      const next = this.#joined([entry, ...again])!
      const left = this.#breaks
      if (isSame(next, entry)) {
        this.#continues = outer.continues
        this.#breaks = outer.breaks
        return {
          statement: { ...statement, start, finish, step, ...(test && { test }), body },
          end: this.#joined([entry, ...passes, ...left]),
        }
      }
      entry = next
    }
    throw atPlace(message('argument.loop-changes'), iterator.span, source)
  }

  /** The three bounds over SI numbers, and the form of the iterator. */
  #bounds(
    { start, finish, step, source }: ProgramStatement & { kind: 'loop' },
    locals: Locals,
  ): [Expression, Expression, Expression, Form] {
    let first = this.#infer(start, source, locals)
    const others = [finish, step].map(bound => {
      let typed = this.#infer(bound, source, locals)
      ;[first, typed] = alignAngles(first, typed, this.#session)
      return typed
    })
    for (const typed of [first, ...others]) {
      if (asValue(typed.form).kind === 'scalar' || typed.form.kind === 'opaque') continue
      const found = describe(typed.source, typed.form)
      throw atPlace(message('argument.loop-bounds', { found }), typed.source.span, source)
    }
    const form = others.reduce<Form>((found, typed) => {
      const joined = joinForms(found, { ...typed.form, temperature: undefined } as Form, this.#session)
      if (joined) return joined
      const [left, right] = [describe(first.source, found), describe(typed.source, typed.form)]
      throw atPlace(message('argument.loop-units', { left, right }), typed.source.span, source)
    }, asValue(first.form))
    const iterator =
      first.form.kind === 'scalar' && form.kind === 'scalar' ? { ...form, zero: undefined } : form
    return [first.tree, others[0]!.tree, others[1]!.tree, iterator]
  }

  /** The local names where ways meet, with the forms that they have on all of them; null where no way arrives. */
  #joined(ends: readonly (Locals | null)[]): Locals | null {
    const [first, ...others] = ends.filter(end => end !== NOWHERE)
    if (!first) return NOWHERE
    return others.reduce<Locals>((known, other) => {
      const result = new Map(known)
      for (const [name, local] of other) {
        const before = result.get(name)
        result.set(name, before && before !== local ? this.#met(name, before, local) : local)
      }
      return result
    }, first)
  }

  #met(name: string, before: Local, after: Local): Local {
    const form = joinForms(before.form, after.form, this.#session)
    const { source, span } = after
    if (form) return { form, parameter: true, source, span }
    const [one, other] = [measureOf(before.form), measureOf(after.form)]
    const related = before.source === undefined ? [] : [{ source: before.source, span: before.span }]
    throw new DimensionError(message('unit.mismatch.variable', { name, before: one, here: other }), span, {
      source,
      related,
    })
  }
}

/** In degrees a bare number and an angle differ. */
function measureOf(form: Form, source?: Expression): string {
  const isAngle = form.kind === 'scalar' && resolve(form.term).constant === ANGLE.constant
  return isAngle ? 'an angle' : describe(source, form)
}

/** Names that a loop changes have no number that is known before. */
function unvalued(locals: Locals, assigned: ReadonlySet<string>): Locals {
  return new Map(
    [...locals].map(([name, local]) =>
      assigned.has(name) ? [name, { ...local, value: undefined, open: undefined }] : [name, local],
    ),
  )
}

function isSame(left: Locals, right: Locals): boolean {
  return [...left].every(([name, local]) => {
    const other = right.get(name)
    return other !== undefined && formKey(other.form) === formKey(local.form)
  })
}

const unassignable = (kind: 'function' | 'property'): Message<ProblemCode> =>
  message(kind === 'function' ? 'argument.program-function' : 'argument.program-property')

function atPlace(problem: Message<ProblemCode>, span: Span, source: string): DimensionError {
  return new DimensionError(problem, span, { source })
}

/** Errors of what a statement computes say which statement it was. */
function atSource<T>(source: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw error instanceof DimensionError ? error.from(source) : error
  }
}
