/**
 * The fields of a block read as one source: spans of all formulas count in one text, so that an error
 * says in which field it lies.
 */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/blocks'
import type { BlockPlan, FieldPlace, PlanProblem } from '@calcwright/evaluator'
import { hidingName, parseLatex } from '@calcwright/math/expression'
import type { DefinitionTarget, Expression, NameNode } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { plainOfFormula } from './plain/fields.ts'
import { bareList, nameParts } from './plain/bare-list.ts'
import { moved } from './plain/moved.ts'

/** The content of a field as a sentence shows it. */
export const asWritten = (latex: string): string => (latex.includes('\\') ? plainOfFormula(latex) : latex)

/** Ends the reading of a block with what is to be planned instead. */
class Unread extends Error {
  readonly plan: BlockPlan
  constructor(plan: BlockPlan) {
    super('unread')
    this.plan = plan
  }
}

/** @returns the plan, or what the reader found wrong on the way to it */
export function planFields(plan: (source: FieldSource) => BlockPlan): BlockPlan {
  try {
    return plan(new FieldSource())
  } catch (unread) {
    if (unread instanceof Unread) return unread.plan
    throw unread
  }
}

/** The name of a target as an evaluation knows it: `f(` for a function. */
const intended = ({ kind, name }: Target): string => (kind === 'function' ? `${name.name}(` : name.name)

type Target = DefinitionTarget & { readonly kind: 'variable' | 'function' }
/** @param text what stands in the field */
type Wrong = (text: string) => string

const wrongName = (wrong: Wrong, latex: string): Message<MessageCode> =>
  message('syntax.field.name', { sentence: wrong(asWritten(latex)) })

/** A problem at a place in one field. */
export const problemAt = (
  { code, text }: Message<MessageCode>,
  span: PlanProblem['span'],
  field: string,
): PlanProblem => ({ code, message: text, span, field })

const NOTHING: BlockPlan = { statements: [] }
const [OPEN, CLOSE] = ['\\left[', '\\right]']

export class FieldSource {
  readonly #fields: FieldPlace[] = []
  #length = 0
  #intends: readonly string[] | undefined

  /** The fields read so far, each with where it begins. */
  get fields(): readonly FieldPlace[] {
    return [...this.#fields]
  }

  /** Characters read so far. */
  get length(): number {
    return Math.max(0, this.#length - 1)
  }

  /**
   * A formula in which every `=` is an equality.
   * @param empty what is planned while the field is empty
   */
  expression(field: string, latex: string, empty: BlockPlan = NOTHING): Expression {
    if (latex.trim() === '') throw new Unread(empty)
    const start = this.#begin(field, latex)
    const parsed = parseLatex(latex, { isUnit, context: 'expression' })
    if (!parsed.ok) return this.refuse({ ...parsed.problem, field }, empty)
    const { value } = parsed
    if (value.kind === 'expression') return moved(value.value, start)
    const span = { start: 0, end: latex.length }
    return this.refuse(problemAt(message('syntax.field'), span, field), empty)
  }

  /** A formula, or values between commas that make a list. */
  values(field: string, latex: string, empty: BlockPlan = NOTHING): Expression {
    const list = bareList(latex)
    if (!list) return this.expression(field, latex, empty)
    return moved(list, this.#begin(field, latex))
  }

  /**
   * A formula without which the block says what is missing.
   * @param missing the sentence for an empty field
   */
  required(field: string, latex: string, missing: string): Expression {
    if (latex.trim() !== '') return this.expression(field, latex)
    return this.refuse(
      problemAt(message('syntax.field.missing', { sentence: missing }), { start: 0, end: 0 }, field),
    )
  }

  /**
   * A name, or a function with its parameters.
   * @param wrong the sentence for anything else
   */
  target(field: string, latex: string, wrong: Wrong, empty = NOTHING): Target {
    if (latex.trim() === '') throw new Unread(empty)
    const start = this.#begin(field, latex)
    const parsed = parseLatex(`${latex}\\coloneq 0`, { isUnit })
    const target = parsed.ok && parsed.value.kind === 'definition' ? parsed.value.target : null
    if (target?.kind === 'variable' || target?.kind === 'function') return moved(target, start)
    return this.refuse(problemAt(wrongName(wrong, latex), { start: 0, end: latex.length }, field), empty)
  }

  /** A variable's name. */
  name(field: string, latex: string, wrong: Wrong, empty = NOTHING): NameNode {
    const target = this.target(field, latex, wrong, empty)
    if (target.kind === 'variable') return target.name
    return this.refuse(problemAt(wrongName(wrong, latex), { start: 0, end: latex.length }, field), empty)
  }

  /** A name that may hide a constant, as the `i` of a loop does. */
  counter(field: string, latex: string, wrong: Wrong, empty = NOTHING): NameNode {
    const name = latex.trim()
    if (name !== 'i' && name !== 'e') return this.name(field, latex, wrong, empty)
    const start = this.#begin(field, latex)
    return { kind: 'name', name, span: { start, end: start + latex.length } }
  }

  /** A function with its parameters. */
  head(field: string, latex: string, wrong: Wrong, empty = NOTHING): Target & { kind: 'function' } {
    const target = this.target(field, latex, wrong, empty)
    if (target.kind === 'function') return target
    return this.refuse(problemAt(wrongName(wrong, latex), { start: 0, end: latex.length }, field), empty)
  }

  /** Names between commas. */
  names(field: string, latex: string, wrong: Wrong): string[] {
    return this.#namesIn(field, latex, wrong).map(({ name }) => name)
  }

  /** Names between commas that mean something in the block alone. */
  parameters(field: string, latex: string, wrong: Wrong): NameNode[] {
    if (latex.trim() === '') throw new Unread(NOTHING)
    const names = this.#namesIn(field, latex, wrong)
    const start = this.#begin(field, latex)
    return names.map(name => moved(name, start))
  }

  #namesIn(field: string, latex: string, wrong: Wrong): NameNode[] {
    return nameParts(latex).map(({ text, start }) => {
      const parsed = parseLatex(text, { isUnit, context: 'expression' })
      const value = parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
      const name = value?.kind === 'name' ? value : value && hidingName(value)
      if (name) return moved(name, start)
      const span = { start, end: start + text.length }
      return this.refuse(problemAt(wrongName(wrong, text.trim()), span, field))
    })
  }

  /** A list: its items may stand without brackets, `1, 2, 3`. */
  list(field: string, latex: string): Expression {
    const bare = !parseLatex(latex, { isUnit, context: 'expression' }).ok && latex.includes(',')
    if (!bare) return this.expression(field, latex)
    const parsed = parseLatex(`${OPEN}${latex}${CLOSE}`, { isUnit, context: 'expression' })
    if (!parsed.ok || parsed.value.kind !== 'expression') return this.expression(field, latex)
    const start = this.#begin(field, latex)
    const span = { start, end: start + latex.length }
    return { ...moved(parsed.value.value, start - OPEN.length), span }
  }

  /** Notes the target of the block; readers of the name wait where the rest of the block cannot be read. */
  defines(target: Target): void {
    this.#intends = [intended(target)]
  }

  /** Ends the reading with a problem. */
  refuse(problem: PlanProblem, instead: BlockPlan = NOTHING): never {
    throw new Unread({ ...(this.#intends && { intends: this.#intends }), ...instead, problem })
  }

  #begin(field: string, latex: string): number {
    const start = this.#length
    this.#fields.push({ field, start })
    this.#length += latex.length + 1
    return start
  }
}
