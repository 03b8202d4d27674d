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

/**
 * Names that a formula gives a value to within itself: arguments, variables of programs, of integrals and derivatives.
 * Loops and sums may count by the names of constants.
 */
export function localsOf(formula: Formula): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (one: Formula): void => {
    if (one.kind === 'call' && OVER.has(one.name) && one.args[1]?.kind === 'name') names.add(one.args[1].name)
    if (one.kind === 'assign') {
      const args = one.target.kind === 'call' ? one.target.args : []
      for (const name of [...targetsOf(one.target), ...args.flatMap(targetsOf)]) names.add(name)
    }
    partsOf(one).forEach(walk)
  }
  walk(formula)
  return names
}

const OVER = new Set(['integrate', 'int', 'diff', 'limit'])

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
    partsOf(one).forEach(walk)
  }
  walk(formula)
  return { names, calls }
}

/** Formulas that stand directly in one; the arguments of a definition are none. */
function partsOf(one: Formula): readonly Formula[] {
  if (one.kind === 'block') return one.statements
  if (one.kind === 'assign') return one.target.kind === 'call' ? [one.value] : [one.target, one.value]
  if (one.kind === 'for') return [one.from, one.to, one.body]
  if (one.kind === 'while') return [one.test, one.body]
  if (one.kind === 'return') return [one.value]
  const parts: Formula[] = []
  withParts(one, part => {
    parts.push(part)
    return part
  })
  return parts
}
