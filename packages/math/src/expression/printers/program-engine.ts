/**
 * Programs in the engine's language: `{local …; statement; …}`. While a program runs, `line_` holds the source
 * of the statement at work, which is read after an error; it is restored where a program returns to its caller.
 */
import { assignedNames, partsOf, targetName } from '../programs.ts'
import type { Unassigned } from '../programs.ts'
import { endless } from '../../messages/numbers.ts'
import { MOST_TESTED_BY_ENGINE } from '../tested-loops.ts'
import type { DefinitionTarget, Expression, ProgramNode, ProgramStatement } from '../tree.ts'
import { nodesIn } from '../walk.ts'

/** Symbol that holds the statement at work: `function|source`, as a text. */
export const AT_WORK = 'line_'

/** The printer of the formulas in the statements; all names in them are symbols by then. */
export interface EngineFormulas {
  print(node: Expression): string
  /** A formula that is true or false. */
  condition(node: Expression): string
  symbol(name: string): string
}

/** The function that a program is the body of. A call stays as it is where its arguments decide nothing. */
export interface ProgramOwner {
  readonly symbol: string
  readonly parameters: readonly string[]
  /** Names for messages. */
  readonly nameOf?: (symbol: string) => string
}

/** @returns the body of a function as the engine takes it */
export function programToEngine(
  program: ProgramNode,
  formulas: EngineFormulas,
  owner: ProgramOwner | undefined,
): string {
  return new ProgramPrinter(program, formulas, owner).text()
}

/** @returns the list with a value in one place, by a procedure of the evaluator */
export const elementPut = (list: string, indexes: readonly string[], value: string): string =>
  `put_element(${list},[${indexes.join(',')}],${value})`

class ProgramPrinter {
  readonly #program: ProgramNode
  readonly #formulas: EngineFormulas
  readonly #owner: ProgramOwner | undefined
  /** Names that have no value yet where a formula is computed, or may have none. */
  readonly #unassigned = new Map<Expression, ReadonlyMap<string, Unassigned>>()
  readonly #locals: string[]
  readonly #symbols = new Set<string>(['at_', 'value_', 'test_'])
  #loops = 0

  constructor(program: ProgramNode, formulas: EngineFormulas, owner: ProgramOwner | undefined) {
    this.#program = program
    this.#formulas = formulas
    this.#owner = owner
    const parameters = new Set(owner?.parameters)
    for (const part of partsOf(program, parameters)) {
      if (!part.isElement) this.#unassigned.set(part.expression, part.unassigned)
    }
    this.#locals = [...assignedNames(program.body)].filter(name => !parameters.has(name))
  }

  text(): string {
    const [program, locals, formulas] = [this.#program, this.#locals, this.#formulas]
    const body = this.#block(program.body)
    const assigned = this.#assignedParameters()
    const symbols = [...this.#symbols, ...locals.map(name => formulas.symbol(name)), ...assigned.map(givenAs)]
    return [
      `{local ${symbols.join(',')}`,
      `at_:=${AT_WORK}`,
      ...assigned.map(name => `${givenAs(name)}:=${formulas.symbol(name)}`),
      ...this.#beginnings(),
      body,
      says('The program has ended without a return statement, so it has no value.'),
      '}',
    ].join(';')
  }

  /** A call that is left as it is needs the arguments as they were. */
  #assignedParameters(): string[] {
    const assigned = assignedNames(this.#program.body)
    return (this.#owner?.parameters ?? []).filter(name => assigned.has(name))
  }

  /** Names that may be read before they have a value hold a text until then; lists begin empty. */
  #beginnings(): string[] {
    const lists = new Set<string>()
    const doubtful = new Set<string>()
    for (const { expression, unassigned, isElement } of partsOf(
      this.#program,
      this.#owner?.parameters ?? [],
    )) {
      if (isElement && expression.kind === 'name' && unassigned.has(expression.name))
        lists.add(expression.name)
      else for (const name of this.#read(expression, unassigned)) doubtful.add(name)
    }
    const symbol = (name: string): string => this.#formulas.symbol(name)
    return [
      ...[...lists].map(name => `${symbol(name)}:=[]`),
      ...[...doubtful].filter(name => !lists.has(name)).map(name => `${symbol(name)}:="?"`),
    ]
  }

  #read(expression: Expression, unassigned: ReadonlyMap<string, Unassigned>): string[] {
    if (unassigned.size === 0) return []
    const names = nodesIn(expression).flatMap(node =>
      node.kind === 'name' || node.kind === 'call' ? [node.name] : [],
    )
    return [...new Set(names)].filter(name => unassigned.has(name))
  }

  /** @param recorded the statement that is recorded as running already */
  #block(statements: readonly ProgramStatement[], recorded?: ProgramStatement): string {
    return statements.map(statement => this.#statement(statement, statement === recorded)).join(';')
  }

  #statement(statement: ProgramStatement, isRecorded: boolean): string {
    const { source } = statement
    switch (statement.kind) {
      case 'assign': {
        const { target, value } = statement
        const indexes = target.kind === 'element' ? target.indexes : []
        const text = this.#assigned(target, this.#value(value))
        return isRecorded
          ? this.#checked([...indexes, value], text)
          : this.#at(source, [...indexes, value], text)
      }
      case 'show':
        return '0'
      case 'return': {
        const value = `value_:=${this.#value(statement.value)}`
        return `${this.#at(source, [statement.value], value)};${AT_WORK}:=at_;return value_`
      }
      case 'choice':
        return this.#choice(statement)
      case 'loop':
        return this.#loop(statement)
      case 'break':
      case 'continue':
        return statement.kind
    }
  }

  /** An equality is a value in a program: `u := t = 3` asks whether it is so. */
  #value(node: Expression): string {
    return node.kind === 'compare' ? this.#formulas.condition(node) : this.#formulas.print(node)
  }

  /** The text behind a record of the statement that runs, and checks of names that may have no value. */
  #at(source: string, expressions: readonly Expression[], text: string): string {
    return `${this.#record(source)};${this.#checked(expressions, text)}`
  }

  #record(source: string): string {
    const name = this.#owner
      ? (this.#owner.nameOf?.(this.#owner.symbol) ?? this.#owner.symbol)
      : 'the function'
    return `${AT_WORK}:=${JSON.stringify(`${name}|${source}`)}`
  }

  #checked(expressions: readonly Expression[], text: string): string {
    const checks = expressions.flatMap(expression =>
      this.#read(expression, this.#unassigned.get(expression) ?? new Map()).map(name => {
        const symbol = this.#formulas.symbol(name)
        const shown = this.#owner?.nameOf?.(symbol) ?? name
        return `if(type(${symbol})==DOM_STRING){${says(`${shown} is used before it has a value.`)};}`
      }),
    )
    return [...checks, text].join(';')
  }

  /** The engine itself would count an index of 0 from the end, and make a table of a list with a hole. */
  #assigned(target: DefinitionTarget, value: string): string {
    const name = this.#formulas.symbol(targetName(target))
    if (target.kind === 'variable') return `${name}:=${value}`
    if (target.kind !== 'element') throw new Error(`A program cannot assign a ${target.kind}.`)
    return `${name}:=${elementPut(
      name,
      target.indexes.map(index => this.#formulas.print(index)),
      value,
    )}`
  }

  /** Later branches stand inside the else of the one before, for their tests are statements. */
  #choice({ branches }: ProgramStatement & { kind: 'choice' }): string {
    let text = ''
    for (const { test, body, source } of [...branches].reverse()) {
      const inner = `{${this.#block(body) || '0'};}`
      if (test === null) {
        text = inner
        continue
      }
      const asked = this.#at(source, [test], `test_:=${this.#formulas.condition(test)}`)
      const decided = `${asked};${this.#undecided('test_', UNDECIDED)};if(test_!=0)${inner}`
      text = text === '' ? `{${decided};}` : `{${decided}else${text};}`
    }
    return `if(true)${text}`
  }

  /** Where a name without a value decides: the call stays as it is if its arguments bring the name. */
  #undecided(symbol: string, message: string): string {
    const owner = this.#owner
    const left = says(message)
    if (!owner || owner.parameters.length === 0) return `if(lname(${symbol})!=[]){${left};}`
    const assigned = new Set(this.#assignedParameters())
    const args = owner.parameters.map(name =>
      assigned.has(name) ? givenAs(name) : this.#formulas.symbol(name),
    )
    const call = `'${owner.symbol}'(${args.join(',')})`
    return `if(lname(${symbol})!=[]){if(lname([${args.join(',')}])==[]){${left};}${AT_WORK}:=at_;return ${call};}`
  }

  /** Passes are counted, so that decimals do not drift. */
  #loop(statement: LoopStatement): string {
    const { iterator, start, finish, step, body, source, through } = statement
    this.#loops += 1
    const [from, by, passes, pass] = ['from', 'by', 'passes', 'pass'].map(word => `${word}${this.#loops}_`)
    for (const symbol of [from!, by!, passes!, pass!]) this.#symbols.add(symbol)
    const { print } = { print: (node: Expression) => this.#formulas.print(node) }
    const bounds = [`${from}:=${print(start)}`, `${by}:=${print(step)}`].join(';')
    const isCounter = isNumeral(step, '1')
    const value = !isCounter ? `${from}+${pass}*${by}` : isNumeral(start, '0') ? pass : `${from}+${pass}`
    const recorded = statement.test ? undefined : recordedBefore(body)
    const last = statement.test ? String(MOST_TESTED_BY_ENGINE) : print(finish)
    const steps = `evalf(((${last})-(${from}))/(${by}))`
    return [
      this.#at(source, [start, finish, step], bounds),
      ...(isCounter ? [] : [`if(${by}==0){${says('The step of a loop cannot be 0.')};}`]),
      `${passes}:=${through ? `floor(${steps}+${ROUNDING})+1` : `ceil(${steps}-${ROUNDING})`}`,
      this.#undecided(passes!, 'The bounds of this loop depend on a name without a value.'),
      ...(recorded ? [this.#record(recorded.source)] : []),
      `for(${pass}:=0;${pass}<${passes};${pass}:=${pass}+1){${this.#tested(statement)}${this.#formulas.symbol(iterator.name)}:=${value};${this.#block(body, recorded)};}`,
      ...(statement.test
        ? [`if(${pass}>=${passes}){${this.#record(source)};${says(endless(MOST_TESTED_BY_ENGINE).text)};}`]
        : []),
    ].join(';')
  }

  /** Leaves the loop where its test is false before a pass. */
  #tested({ test, source }: LoopStatement): string {
    if (!test) return ''
    const asked = this.#at(source, [test], `test_:=${this.#formulas.condition(test)}`)
    return `${asked};${this.#undecided('test_', UNDECIDED)};if(test_==0){break;};`
  }
}

type LoopStatement = ProgramStatement & { readonly kind: 'loop' }

/** The only statement of a pass. It is recorded once before all passes, because no other statement runs in between. */
function recordedBefore(body: readonly ProgramStatement[]): ProgramStatement | undefined {
  return body.length === 1 && body[0]!.kind === 'assign' ? body[0] : undefined
}

const isNumeral = (node: Expression, text: string): boolean => node.kind === 'number' && node.text === text

/** Parts of a pass that rounding may leave behind the last one. */
const ROUNDING = '1e-9'

const UNDECIDED = 'Whether this test is true depends on a name without a value.'

function givenAs(parameter: string): string {
  return `given_${parameter}`
}

/** An error with a message of this program. */
function says(message: string): string {
  return `throw("says ${message}")`
}
