/** Formulas and programs of other programs in plain notation. */
import { isStatement, Unread } from './formula.ts'
import type { Formula } from './formula.ts'
import { loopHead, withDecimals } from './loops.ts'
import { atom, call, element, factorial, infix, list, minus, negation, quoted, unitAlone } from './written.ts'
import type { Written } from './written.ts'

export interface FormulaNames {
  /** The place of the first item of a list. */
  readonly origin: number
  /** The name here of a variable. */
  readonly variable: (theirs: string) => string
  /** The name here of a function of the file, undefined where it defines none of this name. */
  readonly ownFunction: (theirs: string) => string | undefined
  /** Variables that a function of the file gets as arguments besides its own. */
  readonly lateOf: (theirs: string) => readonly string[]
  /**
   * A function that the other program has.
   * @returns undefined for one that has no counterpart
   */
  readonly builtIn: (name: string, args: readonly Written[]) => Written | undefined
  /** Takes a sentence about what is different here. */
  readonly remark: (sentence: string) => void
}

export class FormulaWriter {
  readonly #names: FormulaNames
  #counters = 0

  constructor(names: FormulaNames) {
    this.#names = names
  }

  /** @throws Unread */
  text(formula: Formula): string {
    return this.#written(formula).text
  }

  #test(formula: Formula): string {
    return this.#written(formula, true).text
  }

  /** Lines of a statement. @throws Unread */
  lines(formula: Formula): string[] {
    if (!isStatement(formula)) return [this.text(formula)]
    switch (formula.kind) {
      case 'block':
        return formula.statements.flatMap(statement => this.lines(statement))
      case 'assign':
        return this.#assigned(formula.target, formula.value)
      case 'for':
        return [...this.#loopHead(formula), ...withDecimals(this.lines(formula.body)), '}']
      case 'while':
        return [`while ${this.#test(formula.test)} {`, ...withDecimals(this.lines(formula.body)), '}']
      case 'choice':
        return [
          `if ${this.#test(formula.test)} {`,
          ...this.lines(formula.value),
          ...(formula.otherwise ? ['} else {', ...this.lines(formula.otherwise)] : []),
          '}',
        ]
      case 'return':
        return [`return ${this.text(formula.value)}`]
      case 'attempt':
        return this.lines(this.#attempted(formula))
      case 'jump':
        return [formula.word]
      default:
        throw new Unread('The statement has no form here.')
    }
  }

  #attempted({ of }: Extract<Formula, { kind: 'attempt' }>): Formula {
    this.#names.remark('Where a value of it is an error, the file takes another one: here the error shows.')
    return of
  }

  #loopHead({ variable, from, to, step }: Extract<Formula, { kind: 'for' }>): readonly string[] {
    const name = this.#names.variable(variable)
    return loopHead(name, this.text(from), this.text(to), step && this.text(step))
  }

  /**
   * A function whose value is a program.
   * @param name here
   * @param parameters theirs
   */
  program(name: string, parameters: readonly string[], body: Formula): string[] {
    const args = parameters.map(this.#names.variable).join(', ')
    return [`program ${name}(${args}) {`, ...this.#returning(body), '}']
  }

  /** The lines of a program, whose value is its last statement. */
  #returning(body: Formula): string[] {
    if (body.kind === 'block') {
      const last = body.statements.at(-1)
      if (!last) throw new Unread('The program is empty.')
      return [...body.statements.slice(0, -1).flatMap(one => this.lines(one)), ...this.#returning(last)]
    }
    if (body.kind === 'choice' && isStatement(body)) {
      const otherwise = body.otherwise ? ['} else {', ...this.#returning(body.otherwise)] : []
      return [`if ${this.#test(body.test)} {`, ...this.#returning(body.value), ...otherwise, '}']
    }
    if (body.kind === 'attempt') return this.#returning(this.#attempted(body))
    if (body.kind === 'assign') return [...this.lines(body), `return ${this.text(body.target)}`]
    if (isStatement(body)) return [...this.lines(body), ...this.#lastAssigned(body)]
    return [`return ${this.text(body)}`]
  }

  /** The value of a loop is what it assigned to last. */
  #lastAssigned(body: Formula): string[] {
    if (body.kind === 'for' || body.kind === 'while') return this.#lastAssigned(body.body)
    if (body.kind === 'block') return body.statements.slice(-1).flatMap(one => this.#lastAssigned(one))
    return body.kind === 'assign' && body.target.kind === 'name' ? [`return ${this.text(body.target)}`] : []
  }

  /** `[x, y] := f(…)`: each of the names gets its item. */
  #unpacked(names: readonly Formula[], value: Formula): string[] {
    const packed = `x_p${(this.#counters += 1)}`
    return [
      `${packed} := ${this.text(value)}`,
      ...names.map((name, at) => `${this.text(name)} := ${packed}[${at + this.#names.origin}]`),
    ]
  }

  #assigned(target: Formula, value: Formula): string[] {
    if (target.kind === 'rows' && !isStatement(value)) return this.#unpacked(target.rows.flat(), value)
    if (target.kind === 'call') {
      const own = this.#names.ownFunction(target.name)
      const parameters = target.args.map(arg =>
        arg.kind === 'name' ? arg.name : fail('An argument of a definition is no name.'),
      )
      if (own === undefined) throw new Unread('The function cannot be defined here.')
      parameters.push(...this.#names.lateOf(target.name))
      if (isStatement(value)) return this.program(own, parameters, value)
      return [`${own}(${parameters.map(this.#names.variable).join(', ')}) := ${this.text(value)}`]
    }
    if (target.kind !== 'name' && target.kind !== 'element') throw new Unread('The left side is no name.')
    const left = this.text(target)
    if (!isStatement(value)) return [`${left} := ${this.text(value)}`]
    // The value of a program that has no arguments.
    const program = `f_p${(this.#counters += 1)}`
    return [...this.program(program, [], value), `${left} := ${program}()`]
  }

  /** @param isTest whether an equation in it is asked for its truth, or solved: elsewhere it is 1 or 0 */
  #written(formula: Formula, isTest = false): Written {
    switch (formula.kind) {
      case 'number':
        return atom(formula.text)
      case 'quoted':
        return quoted(formula.text)
      case 'unit':
        return unitAlone(formula.unit)
      case 'name':
        return atom(this.#names.variable(formula.name))
      case 'call':
        return this.#called(formula.name, formula.args)
      case 'infix':
        return this.#infix(formula, isTest)
      case 'minus':
        return minus(this.#written(formula.of))
      case 'not':
        return negation(this.#written(formula.of, true))
      case 'attempt':
        return this.#written(this.#attempted(formula), isTest)
      case 'factorial':
        return factorial(this.#written(formula.of))
      case 'element':
        return element(
          this.#written(formula.of),
          formula.places.map(place => this.#written(place)),
        )
      case 'rows':
        return this.#rows(formula.rows, isTest)
      case 'choice': {
        const [test, value] = [this.#written(formula.test, true), this.#written(formula.value)]
        return call('piecewise', [
          test,
          value,
          ...(formula.otherwise ? [this.#written(formula.otherwise)] : []),
        ])
      }
      default:
        throw new Unread('A program stands inside of a formula.')
    }
  }

  #infix({ sign, left, right }: Extract<Formula, { kind: 'infix' }>, isTest: boolean): Written {
    const isOfTests = LOGICAL.has(sign)
    const written = infix(sign, this.#written(left, isOfTests), this.#written(right, isOfTests))
    return sign === '=' && !isTest ? call('piecewise', [written, atom('1'), atom('0')]) : written
  }

  /** A column is a list. */
  #rows(rows: readonly (readonly Formula[])[], isTest: boolean): Written {
    const written = rows.map(row => row.map(item => this.#written(item, isTest)))
    return written.every(row => row.length === 1)
      ? list(written.map(row => row[0]!))
      : list(written.map(row => list(row)))
  }

  #called(name: string, args: readonly Formula[]): Written {
    const values = args.map((arg, at) =>
      this.#written(arg, EQUATIONS.has(name) || (name === 'if' && at === 0)),
    )
    const own = this.#names.ownFunction(name)
    if (own !== undefined) {
      const late = this.#names.lateOf(name).map(one => atom(this.#names.variable(one)))
      return call(own, [...values, ...late])
    }
    const builtIn = this.#names.builtIn(name, values)
    if (builtIn) return builtIn
    throw new Unread(`The function ${name} has no counterpart here.`)
  }
}

const LOGICAL = new Set(['and', 'or', 'xor'])
/** Functions whose arguments are equations. */
const EQUATIONS = new Set([
  'solve',
  'fsolve',
  'find_minimum',
  'find_maximum',
  'subst',
  'series',
  'roots',
  'root',
  'linsolve',
])

function fail(sentence: string): never {
  throw new Unread(sentence)
}
