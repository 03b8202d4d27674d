/**
 * Names that get another value below the function that reads them, in programs that read them when the function is
 * called. Here they are read where it is defined: such a name becomes an argument of the function.
 */
import { isStatement, withParts } from './formula.ts'
import type { Formula } from './formula.ts'

export class LateAssignments {
  /** The last formula that assigns to a name. */
  readonly #last = new Map<string, number>()
  readonly #functions = new Map<string, number>()
  /** Arguments that a function has besides its own. */
  readonly #ofFunctions = new Map<string, readonly string[]>()

  /** @param formulas of the file in their order, null for one that cannot be read */
  constructor(formulas: readonly (Formula | null)[]) {
    formulas.forEach((formula, index) => {
      for (const name of formula ? assignedIn(formula) : []) this.#last.set(name, index)
      if (
        formula?.kind === 'assign' &&
        formula.target.kind === 'call' &&
        !this.#functions.has(formula.target.name)
      )
        this.#functions.set(formula.target.name, index)
    })
  }

  /** The places of the functions that a formula calls before they are defined. */
  calledEarly(formula: Formula, index: number): readonly number[] {
    return [...readIn(formula).calls]
      .map(name => this.#functions.get(name) ?? -1)
      .filter(place => place > index)
  }

  /**
   * Takes the definition of a function.
   * @param index of its formula
   * @param isDefined whether a name has a value there
   */
  define(
    { name, args }: Extract<Formula, { kind: 'call' }>,
    body: Formula,
    index: number,
    isDefined: (name: string) => boolean,
  ): void {
    const own = new Set([
      ...args.flatMap(arg => (arg.kind === 'name' ? [arg.name] : [])),
      ...assignedIn(body),
    ])
    const { names, calls } = readIn(body)
    const isLate = (one: string): boolean =>
      (this.#last.get(one) ?? -1) > index || (this.#last.get(one) === index && !isDefined(one))
    const inherited = [...calls].flatMap(called => (called === name ? [] : this.argumentsOf(called)))
    const late = new Set([...[...names].filter(isLate), ...inherited])
    this.#ofFunctions.set(name, [...late].filter(one => !own.has(one)).toSorted())
  }

  argumentsOf(name: string): readonly string[] {
    return this.#ofFunctions.get(name) ?? []
  }
}

/** Names that a formula gives a value to; those of a function are its own. */
function assignedIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'assign':
      return targetsOf(formula.target)
    case 'block':
      return formula.statements.flatMap(assignedIn)
    case 'for':
      return [formula.variable, ...assignedIn(formula.body)]
    case 'while':
      return assignedIn(formula.body)
    case 'attempt':
      return assignedIn(formula.of)
    case 'choice':
      return isStatement(formula)
        ? [...assignedIn(formula.value), ...(formula.otherwise ? assignedIn(formula.otherwise) : [])]
        : []
    default:
      return []
  }
}

function targetsOf(target: Formula): string[] {
  if (target.kind === 'name') return [target.name]
  if (target.kind === 'element') return targetsOf(target.of)
  return target.kind === 'rows' ? target.rows.flat().flatMap(targetsOf) : []
}

/** Names of variables that a formula reads, and of functions that it calls. */
function readIn(formula: Formula): {
  readonly names: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
} {
  const names = new Set<string>()
  const calls = new Set<string>()
  const walk = (one: Formula): void => {
    if (one.kind === 'name') names.add(one.name)
    if (one.kind === 'call') calls.add(one.name)
    if (one.kind === 'block') one.statements.forEach(walk)
    else if (one.kind === 'assign') {
      if (one.target.kind !== 'call') walk(one.target)
      walk(one.value)
    } else if (one.kind === 'for') [one.from, one.to, one.body].forEach(walk)
    else if (one.kind === 'while') [one.test, one.body].forEach(walk)
    else if (one.kind === 'return') walk(one.value)
    else
      withParts(one, part => {
        walk(part)
        return part
      })
  }
  walk(formula)
  return { names, calls }
}
