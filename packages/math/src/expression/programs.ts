/**
 * The names of programs. Each name assigned anywhere inside is local. A local that is read before it
 * has a value starts with the value of the definition of that name outside, which is then read from
 * outside like any other free name.
 */
import { indexesOf } from './program-walk.ts'
import type { DefinitionTarget, Expression, ProgramNode, ProgramStatement } from './tree.ts'

/** Whether a local name has a value where it is read: never on the way there, on some ways. */
export type Unassigned = 'never' | 'perhaps'

/** @returns the names assigned in statements, those of inner ones too, in order of first assignment */
export function assignedNames(statements: readonly ProgramStatement[]): Set<string> {
  const names = new Set<string>()
  for (const statement of statements) {
    if (statement.kind === 'loop') names.add(statement.iterator.name)
    const assigned = statement.kind === 'assign' ? targetName(statement.target) : undefined
    if (assigned !== undefined) names.add(assigned)
    for (const body of bodiesOf(statement)) for (const name of assignedNames(body)) names.add(name)
  }
  return names
}

/** @returns the names that are local to a program, without its parameters */
export function localNames(program: ProgramNode, parameters: readonly string[]): string[] {
  return [...assignedNames(program.body)].filter(name => !parameters.includes(name))
}

export function targetName(target: DefinitionTarget): string {
  return target.kind === 'property' ? target.object.name : target.name.name
}

function bodiesOf(statement: ProgramStatement): readonly (readonly ProgramStatement[])[] {
  if (statement.kind === 'loop') return [statement.body]
  return statement.kind === 'choice' ? statement.branches.map(({ body }) => body) : []
}

/** A formula of a program, and which local names have no value yet where it is computed. */
export interface ProgramPart {
  readonly expression: Expression
  readonly source: string
  readonly unassigned: ReadonlyMap<string, Unassigned>
  /** Parameters of a function that is defined inside the program. */
  readonly parameters: readonly string[]
  /** The expression is the name that an element is put into: without a value it becomes a new list. */
  readonly isElement: boolean
}

type State = ReadonlyMap<string, Unassigned>

/** Nothing runs behind a `return`, `break` or `continue`. */
const NOWHERE = null

/**
 * The formulas of a program in order, with what is known of its locals there.
 * @param bound the parameters, which have values from the start
 */
export function partsOf(program: ProgramNode, bound: Iterable<string>): ProgramPart[] {
  const parameters = new Set(bound)
  const names = [...assignedNames(program.body)].filter(name => !parameters.has(name))
  const flow = new Flow()
  flow.run(program.body, new Map(names.map(name => [name, 'never'])), new Set())
  return flow.parts
}

/** Follows the ways through a program once. */
class Flow {
  readonly parts: ProgramPart[] = []

  /** @param repeated names that an earlier pass of a loop around may have assigned */
  run(statements: readonly ProgramStatement[], start: State, repeated: ReadonlySet<string>): State | null {
    let state: State | null = start
    // Statements that cannot be reached are still looked at: their names have to mean something.
    for (const statement of statements) {
      const after = this.#step(statement, state ?? start, repeated)
      state = state === NOWHERE ? NOWHERE : after
    }
    return state
  }

  #step(statement: ProgramStatement, state: State, repeated: ReadonlySet<string>): State | null {
    const { source } = statement
    switch (statement.kind) {
      case 'assign':
        return this.#assign(statement, state)
      case 'show':
        this.#read(statement.value, source, state)
        return state
      case 'return':
        this.#read(statement.value, source, state)
        return NOWHERE
      case 'break':
      case 'continue':
        return NOWHERE
      case 'choice':
        return this.#choose(statement, state, repeated)
      case 'loop':
        return this.#loop(statement, state, repeated)
    }
  }

  #read(expression: Expression, source: string, state: State, parameters: readonly string[] = []): void {
    this.parts.push({ expression, source, unassigned: state, parameters, isElement: false })
  }

  #assign({ target, value, source }: ProgramStatement & { kind: 'assign' }, state: State): State {
    const name = targetName(target)
    if (target.kind === 'function') {
      const parameters = target.parameters.map(parameter => parameter.name)
      // The function may call itself.
      this.#read(value, source, without(state, name), parameters)
      return without(state, name)
    }
    for (const index of indexesOf(target)) this.#read(index, source, state)
    if (target.kind === 'element')
      this.parts.push({ expression: target.name, source, unassigned: state, parameters: [], isElement: true })
    this.#read(value, source, state)
    return without(state, name)
  }

  #choose(
    { branches }: ProgramStatement & { kind: 'choice' },
    before: State,
    repeated: ReadonlySet<string>,
  ): State | null {
    // A branch may be reached in a later pass of the loop only.
    const state = softened(before, repeated)
    const ends: (State | null)[] = []
    for (const { test, body, source } of branches) {
      if (test) this.#read(test, source, state)
      ends.push(this.run(body, state, repeated))
    }
    if (branches.every(({ test }) => test !== null)) ends.push(before)
    return joined(ends)
  }

  #loop(
    { iterator, start, finish, step, test, body, source }: ProgramStatement & { kind: 'loop' },
    before: State,
    outer: ReadonlySet<string>,
  ): State {
    const state = softened(before, outer)
    for (const bound of [start, finish, step]) this.#read(bound, source, state)
    const repeated = new Set([...outer, ...assignedNames(body)])
    const inside = without(state, iterator.name)
    if (test) this.#read(test, source, inside)
    this.run(body, inside, repeated)
    // A pass may end anywhere, and there may be none.
    return softened(softened(before, assignedNames(body)), new Set([iterator.name]))
  }
}

function without(state: State, name: string): State {
  if (!state.has(name)) return state
  return new Map([...state].filter(([other]) => other !== name))
}

function softened(state: State, names: ReadonlySet<string>): State {
  return new Map([...state].map(([name, known]) => [name, names.has(name) ? 'perhaps' : known]))
}

/** The state that holds on all ways where they meet. */
function joined(ends: readonly (State | null)[]): State | null {
  const states = ends.filter(end => end !== NOWHERE)
  if (states.length === 0) return NOWHERE
  const names = new Set(states.flatMap(state => [...state.keys()]))
  const known = (name: string): Unassigned =>
    states.every(state => state.get(name) === 'never') ? 'never' : 'perhaps'
  return new Map([...names].map(name => [name, known(name)]))
}
