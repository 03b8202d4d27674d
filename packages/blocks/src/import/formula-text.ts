/** Formulas and programs of other programs in plain notation. */
import { isStatement, Unread } from './formula.ts'
import type { Formula } from './formula.ts'
import { atom, call, element, factorial, infix, list, minus, negation, unitAlone } from './written.ts'
import type { Written } from './written.ts'

export interface FormulaNames {
  /** The name here of a variable. */
  readonly variable: (theirs: string) => string
  /** The name here of a function of the file, undefined where it defines none of this name. */
  readonly ownFunction: (theirs: string) => string | undefined
  /**
   * A function that the other program has.
   * @returns undefined for one that has no counterpart
   */
  readonly builtIn: (name: string, args: readonly Written[]) => Written | undefined
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

  /** Lines of a statement. @throws Unread */
  lines(formula: Formula): string[] {
    if (!isStatement(formula)) return [this.text(formula)]
    switch (formula.kind) {
      case 'block':
        return formula.statements.flatMap(statement => this.lines(statement))
      case 'assign':
        return this.#assigned(formula.target, formula.value)
      case 'for': {
        const to = this.text(formula.to)
        const end = /^\d+$/.test(to) ? String(Number(to) + 1) : `${to} + 1`
        return [
          `for ${this.#names.variable(formula.variable)} from ${this.text(formula.from)} to ${end} {`,
          ...this.lines(formula.body),
          '}',
        ]
      }
      case 'while':
        return [
          `for n_w${(this.#counters += 1)} from 0 to 10000 {`,
          `if not (${this.text(formula.test)}) {`,
          'break',
          '}',
          ...this.lines(formula.body),
          '}',
        ]
      case 'choice':
        return [
          `if ${this.text(formula.test)} {`,
          ...this.lines(formula.value),
          ...(formula.otherwise ? ['} else {', ...this.lines(formula.otherwise)] : []),
          '}',
        ]
      case 'return':
        return [`return ${this.text(formula.value)}`]
      case 'jump':
        return [formula.word]
      default:
        throw new Unread('The statement has no form here.')
    }
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
      return [`if ${this.text(body.test)} {`, ...this.#returning(body.value), ...otherwise, '}']
    }
    if (body.kind === 'assign') return [...this.lines(body), `return ${this.text(body.target)}`]
    if (isStatement(body)) return this.lines(body)
    return [`return ${this.text(body)}`]
  }

  #assigned(target: Formula, value: Formula): string[] {
    if (target.kind === 'call') {
      const own = this.#names.ownFunction(target.name)
      const parameters = target.args.map(arg =>
        arg.kind === 'name' ? arg.name : fail('An argument of a definition is no name.'),
      )
      if (own === undefined) throw new Unread('The function cannot be defined here.')
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

  #written(formula: Formula): Written {
    switch (formula.kind) {
      case 'number':
        return atom(formula.text)
      case 'unit':
        return unitAlone(formula.unit)
      case 'name':
        return atom(this.#names.variable(formula.name))
      case 'call':
        return this.#called(formula.name, formula.args)
      case 'infix':
        return infix(formula.sign, this.#written(formula.left), this.#written(formula.right))
      case 'minus':
        return minus(this.#written(formula.of))
      case 'not':
        return negation(this.#written(formula.of))
      case 'factorial':
        return factorial(this.#written(formula.of))
      case 'element':
        return element(
          this.#written(formula.of),
          formula.places.map(place => this.#written(place)),
        )
      case 'rows':
        return this.#rows(formula.rows)
      case 'choice': {
        const [test, value] = [this.#written(formula.test), this.#written(formula.value)]
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

  /** A column is a list. */
  #rows(rows: readonly (readonly Formula[])[]): Written {
    const written = rows.map(row => row.map(item => this.#written(item)))
    return written.every(row => row.length === 1)
      ? list(written.map(row => row[0]!))
      : list(written.map(row => list(row)))
  }

  #called(name: string, args: readonly Formula[]): Written {
    const values = args.map(arg => this.#written(arg))
    const own = this.#names.ownFunction(name)
    if (own !== undefined) return call(own, values)
    const builtIn = this.#names.builtIn(name, values)
    if (builtIn) return builtIn
    throw new Unread(`The function ${name} has no counterpart here.`)
  }
}

function fail(sentence: string): never {
  throw new Unread(sentence)
}
