/** Exactness in programs: what the names hold after each statement, whichever way it was reached. */
import type { Expression, ProgramStatement } from '../expression/tree.ts'

/** `zero`: a decimal, or the exact number 0. `open`: perhaps an exact number, or a list that holds one. */
export type Exactness = 'decimal' | 'zero' | 'open'

/** Exactness of the names that are bound or assigned. */
export type Bindings = ReadonlyMap<string, Exactness>

type Of = (node: Expression, bound: Bindings) => Exactness

/** The states of names where statements are left other than at their end. */
interface Exits {
  readonly breaks: Bindings[]
  readonly continues: Bindings[]
}

type LoopStatement = ProgramStatement & { readonly kind: 'loop' }

export class ProgramExactness {
  readonly #of: Of
  readonly #loopsRun: boolean
  readonly #returned: Exactness[] = []

  constructor(of: Of, loopsRun: boolean) {
    this.#of = of
    this.#loopsRun = loopsRun
  }

  /** @returns what a program returns */
  of(body: readonly ProgramStatement[], bound: Bindings): Exactness {
    this.#statements(body, bound, NOWHERE)
    if (this.#returned.length === 0 || this.#returned.includes('open')) return 'open'
    return this.#returned.includes('zero') ? 'zero' : 'decimal'
  }

  /** @returns the states behind the statements; null where their end is not reached */
  #statements(body: readonly ProgramStatement[], before: Bindings, exits: Exits): Bindings | null {
    let bound: Bindings | null = before
    for (const statement of body) {
      bound = this.#statement(statement, bound, exits)
      if (!bound) return null
    }
    return bound
  }

  #statement(statement: ProgramStatement, bound: Bindings, exits: Exits): Bindings | null {
    switch (statement.kind) {
      case 'assign': {
        const { target, value } = statement
        if (target.kind === 'property') return bound
        const { name } = target.name
        const state = this.#of(value, bound)
        const isWhole = target.kind === 'variable' || bound.get(name) === state
        return new Map(bound).set(name, isWhole ? state : 'open')
      }
      case 'show':
        return bound
      case 'return':
        this.#returned.push(this.#of(statement.value, bound))
        return null
      case 'choice':
        return joined([
          ...statement.branches.map(({ body }) => this.#statements(body, bound, exits)),
          statement.branches.some(({ test }) => test === null) ? null : bound,
        ])
      case 'loop':
        return this.#loop(statement, bound)
      case 'break':
        exits.breaks.push(bound)
        return null
      case 'continue':
        exits.continues.push(bound)
        return null
    }
  }

  /** Repeats a pass until it changes nothing that the next one begins with. */
  #loop(statement: LoopStatement, bound: Bindings): Bindings | null {
    const { iterator, start, body } = statement
    const counter = this.#of(start, bound)
    let head: Bindings = new Map(bound).set(iterator.name, counter)
    for (;;) {
      const exits: Exits = { breaks: [], continues: [] }
      const end = joined([this.#statements(body, head, exits), ...exits.continues])
      const next = joined([head, end && new Map(end).set(iterator.name, counter)])!
      if (areSame(next, head)) {
        return joined([this.#loopsRun || surelyRuns(statement) ? null : bound, end, ...exits.breaks])
      }
      head = next
    }
  }
}

const NOWHERE: Exits = { breaks: [], continues: [] }

/** Whether numbers written as bounds make a pass at least. */
function surelyRuns({ start, finish, step, through, test }: LoopStatement): boolean {
  if (test) return false
  const [from, to, by] = [start, finish, step].map(bound =>
    bound.kind === 'number' ? Number(bound.text) : NaN,
  )
  return (to! - from!) / by! >= (through ? 0 : 1)
}

/** @returns the states where several ways meet; null where none leads here */
function joined(ways: readonly (Bindings | null)[]): Bindings | null {
  const reached = ways.filter(way => way !== null)
  const [first, ...others] = reached
  if (!first) return null
  const result = new Map(first)
  for (const other of others) {
    for (const [name, state] of other) result.set(name, weaker(result.get(name) ?? state, state))
  }
  return result
}

function weaker(a: Exactness, b: Exactness): Exactness {
  if (a === b) return a
  return a === 'open' || b === 'open' ? 'open' : 'zero'
}

function areSame(a: Bindings, b: Bindings): boolean {
  return a.size === b.size && [...a].every(([name, state]) => b.get(name) === state)
}
