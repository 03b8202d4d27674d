/** A computed worksheet as a script of Python that calculates it again with SymPy. */
import type { Block, Worksheet } from '@calcwright/document'
import { plainFromBlocks } from '@calcwright/document'
import type {
  BlockEvaluation,
  BlockPlan,
  BlockResult,
  Outcome,
  PlannedStatement,
} from '@calcwright/evaluator'
import { hidingNames, targetName, toPlain, withHiding } from '@calcwright/math/expression'
import type { DefinitionTarget, Expression, Statement } from '@calcwright/math/expression'
import { blockEvaluations } from '../registered/evaluations.ts'
import { scaleOf } from '../scale-of.ts'
import { registry } from '../schemas.ts'
import { identifier, toPython, Untranslated } from './expression.ts'
import type { PythonNames } from './expression.ts'
import { HELPERS } from './helpers.ts'

/**
 * @param results of all blocks, by their ids: each result that the worksheet shows is compared where the script runs
 * @returns the script; what has no counterpart in it is a comment with the reason, and the value of the worksheet
 */
export function writePython(worksheet: Worksheet, results: ReadonlyMap<string, BlockResult>): string {
  return new Script(worksheet, results).write()
}

type Shown = Statement & { readonly kind: 'definition' | 'expression' }

class Script {
  readonly #worksheet: Worksheet
  readonly #results: ReadonlyMap<string, BlockResult>
  readonly #rows: string[] = []
  readonly #units = new Map<string, number>()
  readonly #variables = new Set<string>()
  readonly #functions = new Set<string>()
  /** Names above that are called like constants, `e` or `i`. */
  #hidden = new Set<string>()
  readonly #evaluations = new Map<string, BlockEvaluation>(blockEvaluations.map(one => [one.type, one]))
  /** Blocks around the place: lines in them have other results in each pass. */
  #depth = 0

  constructor(worksheet: Worksheet, results: ReadonlyMap<string, BlockResult>) {
    this.#worksheet = worksheet
    this.#results = results
  }

  write(): string {
    for (const block of this.#childrenOf(null)) this.#block(block)
    const units = [...this.#units].map(([text, size]) => `    ${JSON.stringify(text)}: ${size},`)
    const table = ['# The size of each unit in SI base units.', 'u = {', ...units, '}']
    return `# ${this.#worksheet.name.replaceAll(/\s+/g, ' ')}\n${HELPERS}\n\n${table.join('\n')}\n\n${this.#rows.join('\n')}\n`
  }

  #childrenOf(parent: string | null): Block[] {
    return this.#worksheet.blocks().filter(block => block.parent === parent)
  }

  #row(text: string): void {
    this.#rows.push('    '.repeat(this.#depth) + text)
  }

  #comment(text: string): void {
    for (const line of text.split('\n')) if (line.trim() !== '') this.#row(`# ${line.replace(/^#\s*/, '')}`)
  }

  #nameOf(name: string): string | undefined {
    return this.#variables.has(name) || this.#functions.has(name) ? identifier(name) : undefined
  }

  #python(node: Expression, own: readonly string[] = []): string {
    const { settings } = this.#worksheet
    const names: PythonNames = {
      variable: name => (own.includes(name) ? identifier(name) : this.#nameOf(name)),
      isFunction: name => !own.includes(name) && this.#functions.has(name),
      unit: (text, size) => void this.#units.set(text, size),
      origin: settings.one_indexed ? 1 : 0,
      isInDegrees: settings.angle === 'deg',
    }
    return toPython(withHiding(node, this.#hidden), names)
  }

  #block(block: Block): void {
    const evaluation = this.#evaluations.get(block.type)
    if (block.disabled || block.status !== 'ok' || !evaluation) return this.#comment(this.#plainOf(block))
    const plan = evaluation.plan(block.props as never)
    const outcomes = this.#results.get(block.id)?.outcomes ?? []
    const before = this.#rows.length
    const depth = this.#depth
    try {
      if (plan.problem) throw new Untranslated(plan.problem.message)
      if (plan.role) this.#role(block, plan)
      else for (const [at, planned] of plan.statements.entries()) this.#statement(planned, outcomes[at])
      this.#hide(plan)
      for (const name of plan.purges ?? []) {
        this.#variables.delete(name)
        this.#hidden.delete(name)
      }
      if (!plan.role && plan.statements.length === 0) this.#comment(this.#plainOf(block))
    } catch (error) {
      if (!(error instanceof Untranslated)) throw error
      // Half a block would be another calculation.
      this.#rows.length = before
      this.#depth = depth
      if (depth > 0) throw error
      this.#forget(block)
      this.#comment(this.#plainOf(block))
      this.#comment(`Not in the script: ${error.message}`)
    }
  }

  #plainOf(block: Block): string {
    const inside = (parent: string): Block[] =>
      this.#childrenOf(parent).flatMap(child => [child, ...inside(child.id)])
    return plainFromBlocks(registry, [block, ...inside(block.id)])
  }

  #role(block: Block, { role, statements }: BlockPlan): void {
    switch (role?.kind) {
      case 'choice':
        this.#row(`if ${this.#test(statements)}:`)
        return this.#body(block)
      case 'branch':
        this.#depth--
        this.#row(role.otherwise ? 'else:' : `elif ${this.#test(statements)}:`)
        this.#depth++
        return
      case 'loop': {
        const bounds = [role.start, role.finish, role.step].map(bound => this.#python(bound)).join(', ')
        const { name } = role.iterator
        // Below the loop, i is the imaginary unit again.
        const hidden = new Set(this.#hidden)
        if (role.test) this.#row(`while ${this.#python(role.test)}:`)
        else {
          this.#variables.add(name)
          for (const one of hidingNames([name])) this.#hidden.add(one)
          this.#row(`for ${identifier(name)} in counted(${bounds}, ${role.through ? 'True' : 'False'}):`)
        }
        this.#body(block)
        if (!hidden.has(name)) this.#hidden.delete(name)
        return
      }
      case 'program':
        return this.#program(block, role.target)
      case 'break':
      case 'continue':
        return this.#row(role.kind)
      case 'return':
        return this.#row(`return ${this.#python(role.value)}`)
      default:
        throw new Untranslated('Plots are not part of it.')
    }
  }

  #program(block: Block, { name, parameters }: DefinitionTarget & { readonly kind: 'function' }): void {
    const own = parameters.map(parameter => parameter.name)
    const before = new Set(this.#variables)
    const hidden = new Set(this.#hidden)
    const start = this.#rows.length
    for (const one of own) this.#variables.add(one)
    for (const one of hidingNames(own)) this.#hidden.add(one)
    this.#functions.add(name.name)
    try {
      this.#body(block)
    } finally {
      this.#variables.clear()
      for (const one of before) this.#variables.add(one)
      this.#hidden = hidden
      this.#functions.delete(name.name)
    }
    this.#function(name.name, own, this.#rows.splice(start))
  }

  /** Names of the worksheet keep the values in a function that they have where it is defined. */
  #function(name: string, own: readonly string[], body: readonly string[]): void {
    const words = new Set(body.join('\n').split(/[^\p{L}\p{N}_]+/u))
    const given = [...this.#variables, ...this.#functions]
      .filter(one => one !== name && !own.includes(one) && words.has(identifier(one)))
      .map(one => `${identifier(one)}=${identifier(one)}`)
    const parameters = [...own.map(identifier), ...(given.length > 0 ? ['*', ...given] : [])]
    this.#row(`def ${identifier(name)}(${parameters.join(', ')}):`)
    this.#rows.push(...body)
    this.#variables.delete(name)
    this.#functions.add(name)
  }

  #hide({ statements }: BlockPlan): void {
    for (const name of hidingNames(variablesIn(statements))) this.#hidden.add(name)
  }

  /** Names that a block would have changed have no value in the script any more. */
  #forget(block: Block): void {
    const plan = this.#evaluations.get(block.type)?.plan(block.props as never)
    if (plan) this.#hide(plan)
    for (const { statement } of plan?.statements ?? []) {
      if (statement.kind !== 'definition') continue
      this.#variables.delete(targetName(statement.target))
      this.#functions.delete(targetName(statement.target))
    }
    if (plan?.role?.kind === 'program') this.#functions.delete(plan.role.target.name.name)
    if (plan?.role?.kind === 'loop') this.#variables.delete(plan.role.iterator.name)
    for (const child of this.#childrenOf(block.id)) this.#forget(child)
  }

  #test([planned]: readonly PlannedStatement[]): string {
    if (planned?.statement.kind !== 'expression') throw new Untranslated('A condition is missing.')
    return this.#python(planned.statement.value)
  }

  #body(block: Block): void {
    this.#depth++
    let start = this.#rows.length
    // Comments alone are no body.
    const fill = (): void => {
      if (this.#rows.slice(start).every(row => row.trimStart().startsWith('#'))) this.#row('pass')
    }
    for (const child of this.#childrenOf(block.id)) {
      const isBranch = this.#roleOf(child)?.kind === 'branch'
      if (isBranch) fill()
      this.#block(child)
      if (isBranch) start = this.#rows.length
    }
    fill()
    this.#depth--
  }

  #roleOf(block: Block): BlockPlan['role'] {
    return this.#evaluations.get(block.type)?.plan(block.props as never).role
  }

  #statement({ statement }: PlannedStatement, outcome: Outcome | undefined): void {
    if (statement.kind !== 'definition' && statement.kind !== 'expression') return
    try {
      if (outcome?.error) throw new Untranslated(outcome.error.message)
      if (statement.kind === 'definition') this.#define(statement)
      const words =
        statement.kind === 'definition'
          ? toPlain({ ...statement, show: false, unit: undefined }).split(' := ')[0]!
          : toPlain(statement.value)
      if (
        outcome?.shown &&
        outcome.kind !== 'function' &&
        (statement.kind === 'expression' || statement.target.kind === 'variable')
      )
        this.#show(words, this.#valueOf(statement), outcome)
    } catch (error) {
      if (!(error instanceof Untranslated) || this.#depth > 0) throw error
      this.#untranslated(statement, outcome, error.message)
    }
  }

  #valueOf(statement: Shown): string {
    return statement.kind === 'definition' && statement.target.kind === 'variable'
      ? identifier(statement.target.name.name)
      : this.#python(statement.value)
  }

  #define({ target, value }: Extract<Statement, { kind: 'definition' }>): void {
    if (target.kind === 'property') throw new Untranslated('A property has no counterpart in the script.')
    const { name } = target.name
    if (target.kind === 'function') {
      const own = target.parameters.map(parameter => parameter.name)
      const body = this.#python(value, own)
      this.#function(name, own, [`${'    '.repeat(this.#depth + 1)}return ${body}`])
      return
    }
    const text = this.#python(value)
    if (target.kind === 'variable') this.#row(`${identifier(name)} = ${text}`)
    else {
      if (target.indexes.length !== 1) throw new Untranslated('An item of a matrix is not set in the script.')
      const list = this.#variables.has(name) ? identifier(name) : 'List()'
      this.#row(
        `${identifier(name)} = put(${list}, int(${this.#python(target.indexes[0]!)}) - ${this.#worksheet.settings.one_indexed ? 1 : 0}, ${text})`,
      )
    }
    this.#variables.add(name)
    this.#functions.delete(name)
  }

  #show(words: string, value: string, outcome: Outcome | undefined): void {
    const unit = outcome?.unit ?? ''
    const { size, zero } = scaleOf(unit) ?? { size: 1, zero: 0 }
    // Lines of a loop have one of the many values that they had.
    const sheet = this.#depth === 0 ? literal(outcome?.value) : null
    const facts = [
      JSON.stringify(words),
      value,
      JSON.stringify(unit),
      String(size),
      String(zero),
      ...(sheet === null ? [] : [`sheet=${sheet}`]),
    ]
    this.#row(`show(${facts.join(', ')})`)
  }

  /** A comment, and the value that the worksheet has for what reads it. */
  #untranslated(statement: Shown, outcome: Outcome | undefined, reason: string): void {
    this.#comment(toPlain(statement))
    this.#comment(`Not in the script: ${reason}`)
    if (statement.kind !== 'definition') return
    const name = targetName(statement.target)
    this.#variables.delete(name)
    this.#functions.delete(name)
    const value = outcome?.error ? null : literal(outcome?.value)
    const scale = scaleOf(outcome?.unit ?? '')
    if (statement.target.kind !== 'variable' || value === null || !scale) return
    const inSI = `${value}${scale.size === 1 ? '' : `*${scale.size}`}${scale.zero === 0 ? '' : ` + ${scale.zero}`}`
    this.#row(`${identifier(name)} = ${inSI}  # the value that the worksheet has`)
    this.#variables.add(name)
  }
}

/** Numbers, truths and lists of them as Python writes them; null for others. */
function literal(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (!Array.isArray(value)) return null
  const items = value.map(literal)
  return items.includes(null) ? null : `List([${items.join(', ')}])`
}

/** The variables that statements define. */
const variablesIn = (statements: readonly PlannedStatement[]): string[] =>
  statements.flatMap(({ statement }) =>
    statement.kind === 'definition' && statement.target.kind === 'variable' ? statement.target.name.name : [],
  )
