/**
 * Responsibilities: running a loop. Its passes are computed together, by numbers alone or by the engine;
 * the last one is then gone through line by line, as lines are elsewhere, so that each line shows what
 * it gave there.
 */
import { endless } from '@calcwright/math/messages/numbers'
import { MOST_TESTED_PASSES, nameToLatex, withoutLocalFunctions } from '@calcwright/math/expression'
import type { Expression, ProgramBranch, ProgramStatement } from '@calcwright/math/expression'
import type { Notice, Outcome, PassOutcome } from '../../block-result.ts'
import { evaluationErrorOf } from '../../values/error.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import { definitionOf, isDefinition } from '../formula-session.ts'
import { lineParts, testParts, Trace, valuePart, words } from '../../working/trace.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import {
  FIRST_PASSES,
  firstUnset,
  goesByLine,
  holdsReturn,
  isLine,
  leftOutText,
  MOST_PASSES,
  ownLines,
  passOutcome,
  SHOWN,
  shifted,
  withShownOutput,
} from './loop-lines.ts'
import type { LoopRunOptions, Passes, TracedLine, WithNotices } from './loop-lines.ts'
import { recordedLoop } from './bookkeeping.ts'
import type { RecordedLoop } from './bookkeeping.ts'
import { LoopOutcomes } from './loop-outcomes.ts'
import type { LoopResult } from './loop-outcomes.ts'
import { askLines } from './ask-lines.ts'
import { computePasses, takeState } from './compute-passes.ts'
import { passesOf } from './loop-head.ts'
import { exportedNames } from '../../plan/loop-plan.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import { asRequested } from '../../answers/requests.ts'

type LoopStatement = LoopPlan['statement']
/** How statements have ended: `return` ends the program that they stand in. */
export type Ending = 'end' | 'continue' | 'break' | 'failed' | 'return'

/** Passes whose results are shown each. */
const SHOWN_PASSES = 19

/** Statements of a loop or a program, gone through one by one. */
export class LoopRun {
  readonly #copy: string
  readonly #trace: Trace | null
  readonly #plan: Pick<LoopPlan, 'formulas' | 'heads'>
  readonly #session: FormulaSession
  readonly #withNotices: WithNotices
  readonly #outcomes: LoopOutcomes
  #returned: Outcome | null = null

  constructor(
    plan: Pick<LoopPlan, 'formulas' | 'heads'>,
    session: FormulaSession,
    { withNotices, copy = '', trace = null }: LoopRunOptions,
  ) {
    this.#copy = copy
    this.#trace = trace
    this.#plan = plan
    this.#withNotices = withNotices
    this.#session = session
    this.#outcomes = new LoopOutcomes(plan)
  }

  /** @returns the outcomes of a loop that has been run, and the values of the names that it exports */
  result(plan: LoopPlan, meanings: Meanings): LoopResult {
    return this.#outcomes.result(plan, meanings, this.#trace?.lines ?? [])
  }

  async loop(statement: LoopStatement, meanings: Meanings): Promise<Ending> {
    const { source } = statement
    const head = await passesOf(statement, meanings, this.#session, statement.source + this.#copy)
    if (typeof head !== 'number') return this.#outcomes.fail(source, head)
    if (head === 0) return this.#outcomes.endWithoutPasses(source)
    if (holdsReturn(statement.body)) return this.#everyPass(statement, head, meanings)
    const above = new Map(meanings)
    // Functions that are defined in a pass read its names: their calls are replaced by their formulas.
    const computed = { ...statement, body: withoutLocalFunctions(statement.body) }
    const unset = firstUnset(computed, meanings)
    if (unset) return this.#outcomes.fail(source, unset)
    const names = exportedNames(computed)
    const recorded = recordedLoop(computed, names, name => meanings.has(name), this.#firstIndex)
    if (goesByLine(computed, meanings, this.#session.settings, this.#plan.formulas))
      return this.#lineByLine(statement, head, recorded.lists, meanings)
    const inner = new Map(meanings)
    const notices: Notice[] = []
    const failure = await computePasses(recorded, {
      passes: head,
      names,
      inner,
      source,
      copy: this.#copy,
      session: this.#session,
      notices,
    })
    if (failure) return this.#outcomes.fail(source, failure)
    const state = { inner, source, copy: this.#copy, session: this.#session }
    const taken = await takeState(recorded, names[0]!, state)
    for (const [name, { known, value }] of taken.values) {
      meanings.set(name, known)
      this.#outcomes.setValue(name, value)
    }
    if (taken.passes === 0) return this.#outcomes.endWithoutPasses(source)
    const ending = await this.#lastPass(statement, recorded, taken.passes, above, meanings)
    this.#outcomes.end(source, String(taken.passes), notices)
    return ending === 'failed' ? 'failed' : 'end'
  }

  /** @param above what names mean above the loop */
  async #lastPass(
    statement: LoopStatement,
    { lists }: RecordedLoop,
    passes: number,
    above: Meanings,
    meanings: Meanings,
  ): Promise<Ending> {
    const trace = this.#trace
    if (!trace) return this.#statements(statement.body, meanings)
    const first = passes <= MOST_PASSES ? passes - 1 : FIRST_PASSES
    for (const name of lists) if (!above.has(name)) await this.#beginList(name, above)
    const run = new LoopRun(this.#plan, this.#session, {
      withNotices: this.#withNotices,
      copy: `${this.#copy} in steps`,
      trace,
    })
    const walked = await run.#passesFrom(0, first, { statement, passes, bounds: new Map(above) }, above)
    // A trace that was cut off early ends with a line about that.
    if (first < passes - 1 && walked.count === first) trace.say(leftOutText(passes - 1 - first))
    await this.#beginPass(passes - 1, { statement, passes, bounds: above }, statement.test ? meanings : above)
    const ending = await trace.within(() => this.#statements(statement.body, meanings))
    // The answer of the test by which the loop has ended belongs to its steps.
    if (ending === 'end' || ending === 'continue') await this.#mayBegin(statement, '', meanings)
    return ending
  }

  async #beginList(name: string, meanings: Meanings): Promise<void> {
    const empty: Expression = { kind: 'list', items: [], span: { start: 0, end: 0 } }
    await this.#session.ask(definitionOf(name, empty), NO_OUTPUT, meanings, `${name} begun${this.#copy}`)
  }

  /** Goes through each pass: a program may be left in any of them. */
  async #everyPass(statement: LoopStatement, passes: number, meanings: Meanings): Promise<Ending> {
    const span = { statement, passes, bounds: new Map(meanings) }
    const { source } = statement
    const trace = this.#trace
    let cut = 0
    for (let pass = 0; pass < passes; pass++) {
      if (pass === FIRST_PASSES) cut = trace?.length ?? 0
      const last = trace?.length ?? 0
      if (pass > FIRST_PASSES) trace?.cut(cut, last, leftOutText(pass - FIRST_PASSES))
      const { count, ending } = await this.#passesFrom(pass, pass + 1, span, meanings)
      if (count === 0 || ending === 'failed') return 'failed'
      if (ending === 'return') return ending
      if (ending === 'break') return this.#outcomes.end(source, String(pass + 1))
    }
    return statement.test ? this.#endless(source) : this.#outcomes.end(source, String(passes))
  }

  async #passesFrom(
    from: number,
    to: number,
    span: Passes,
    meanings: Meanings,
  ): Promise<{ readonly count: number; readonly ending: Ending }> {
    const { statement } = span
    const trace = this.#trace
    for (let pass = from; pass < to; pass++) {
      if (trace?.isFull) return { count: pass - from, ending: 'failed' }
      const begun = await this.#beginPass(pass, span, meanings)
      if (begun !== 'end') return { count: pass + 1 - from, ending: begun }
      const ending = await (trace
        ? trace.within(() => this.#statements(statement.body, meanings))
        : this.#statements(statement.body, meanings))
      if (ending === 'break' || ending === 'failed' || ending === 'return')
        return { count: pass + 1 - from, ending }
    }
    return { count: to - from, ending: 'end' }
  }

  /**
   * Evaluates the test of a loop; a loop without one goes on.
   * @param before words before it in the steps where it is true
   */
  async #mayBegin({ test, source }: LoopStatement, before: string, meanings: Meanings): Promise<Ending> {
    if (!test) return 'end'
    await this.#lines([source], meanings, ({ truth }) => `${truth ? before : ''}while`)
    const { error, truth } = this.#outcomes.of(source) ?? EMPTY_OUTCOME
    if (error) return this.#outcomes.fail(source, failedOutcome(error))
    return truth ? 'end' : 'break'
  }

  #endless(source: string): Ending {
    return this.#outcomes.fail(
      source,
      failedOutcome(evaluationErrorOf('argument', endless(MOST_TESTED_PASSES))),
    )
  }

  /** Gives the iterator its value, or asks the test, and adds the number of the pass to the trace. */
  async #beginPass(pass: number, { statement, passes, bounds }: Passes, meanings: Meanings): Promise<Ending> {
    const { iterator, start, step, source, test } = statement
    const of = holdsReturn(statement.body) ? '' : ` of ${passes}`
    if (test) return this.#mayBegin(statement, `Pass ${pass + 1}${of}: `, meanings)
    const at = new Map(bounds)
    const value = definitionOf(iterator.name, shifted(start, step, pass))
    const { outcome } = await this.#session.ask(value, SHOWN, at, `${source} ${this.#copy}`)
    const known = at.get(iterator.name)
    if (known) meanings.set(iterator.name, known)
    const name = { display: iterator.name, latex: nameToLatex(iterator.name) }
    this.#trace?.add([words(`Pass ${pass + 1}${of}:`), valuePart(name, outcome)])
    return 'end'
  }

  /** Goes through the statements of a program. @returns what it returns, null where it ends without */
  async program(body: readonly ProgramStatement[], meanings: Meanings): Promise<Outcome | null> {
    this.#returned = null
    const ending = await this.#statements(body, meanings)
    return ending === 'return' ? this.#returned : null
  }

  async firstPasses(
    statement: LoopStatement,
    meanings: Meanings,
  ): Promise<ReadonlyMap<string, readonly PassOutcome[]>> {
    const { source, iterator, start, step, test, body } = statement
    const passes = new Map<string, PassOutcome[]>()
    const count = await passesOf(statement, meanings, this.#session, statement.source + this.#copy)
    if (typeof count !== 'number') return passes
    const lines = ownLines(body)
    for (let pass = 0; pass < Math.min(count, SHOWN_PASSES); pass++) {
      this.#outcomes.clear()
      if ((await this.#mayBegin(statement, '', meanings)) !== 'end') break
      const value = shifted(start, step, test ? pass + 1 : pass)
      const at = await this.#session.ask(
        definitionOf(iterator.name, value),
        SHOWN,
        meanings,
        `${source} ${this.#copy}`,
      )
      const ending = await this.#statements(body, meanings)
      for (const line of lines) {
        const outcome = this.#outcomes.of(line)
        const given = outcome && passOutcome(at.outcome.display, outcome)
        if (given) passes.set(line, [...(passes.get(line) ?? []), given])
      }
      if (ending === 'break' || ending === 'failed') return passes
    }
    if (count > SHOWN_PASSES) for (const given of passes.values()) given.push({ ...given.pop()!, more: true })
    return passes
  }

  /** @param lists names that begin as empty lists */
  async #lineByLine(
    statement: LoopStatement,
    passes: number,
    lists: ReadonlySet<string>,
    meanings: Meanings,
  ): Promise<Ending> {
    const { source, body } = statement
    const session = this.#session
    const begin = (name: string, value: Expression): Promise<FinishedStep> =>
      session.ask(definitionOf(name, value), NO_OUTPUT, meanings, `${source} begin ${name}${this.#copy}`)
    for (const name of lists) await begin(name, { kind: 'list', items: [], span: statement.iterator.span })
    let done = 0
    for (let ending: Ending = 'end'; done < passes && ending !== 'break'; done += 1) {
      ending = await this.#mayBegin(statement, '', meanings)
      if (ending === 'failed') return ending
      if (ending === 'break') break
      this.#outcomes.beginPass(body, done)
      await begin(statement.iterator.name, shifted(statement.start, statement.step, done))
      ending = await this.#statements(body, meanings)
      this.#outcomes.endPass(body)
      if (ending === 'failed') return this.#outcomes.failInPass(source, body)
      await session.pause(done + 1, passes)
    }
    if (statement.test && done === passes) return this.#endless(source)
    return done === 0 ? this.#outcomes.endWithoutPasses(source) : this.#outcomes.end(source, String(done))
  }

  get #firstIndex(): number {
    return this.#session.settings.oneIndexed ? 1 : 0
  }

  async #statements(statements: readonly ProgramStatement[], meanings: Meanings): Promise<Ending> {
    let at = 0
    while (at < statements.length) {
      const others = statements.findIndex((statement, place) => place >= at && !isLine(statement))
      const end = others === -1 ? statements.length : others
      const ending =
        end > at
          ? await this.#lines(
              statements.slice(at, end).map(({ source }) => source),
              meanings,
            )
          : await this.#statement(statements[at]!, meanings)
      if (ending !== 'end') return ending
      at = Math.max(end, at + 1)
    }
    return 'end'
  }

  async #statement(statement: ProgramStatement, meanings: Meanings): Promise<Ending> {
    switch (statement.kind) {
      case 'assign':
        return statement.value.kind === 'program'
          ? this.#program(statement, meanings)
          : this.#lines([statement.source], meanings)
      case 'show':
        return this.#lines([statement.source], meanings)
      case 'return': {
        const ending = await this.#lines([statement.source], meanings, 'return')
        this.#returned = this.#outcomes.of(statement.source) ?? null
        return ending === 'failed' ? ending : 'return'
      }
      case 'choice':
        return this.#choice(statement.branches, meanings)
      case 'loop':
        return this.loop(statement, meanings)
      case 'break':
      case 'continue':
        this.#outcomes.set(statement.source, { outcome: EMPTY_OUTCOME, value: '' })
        this.#trace?.say(statement.kind)
        return statement.kind
    }
  }

  /** @param word before the lines in the steps, which may depend on what they gave */
  async #lines(
    sources: readonly string[],
    meanings: Meanings,
    word: string | ((given: Outcome) => string) = '',
  ): Promise<Ending> {
    const lines = sources.flatMap(source => {
      const planned = this.#plan.formulas.get(source)
      if (!planned) return []
      const { statement, output } = this.#copy === '' ? planned : withShownOutput(planned)
      const line: TracedLine = { source, planned, statement, output, key: source + this.#copy }
      return [line]
    })
    const all = await askLines(lines, meanings, {
      session: this.#session,
      isSilent: this.#copy !== '' && !this.#trace,
      isTraced: this.#trace !== null,
    })
    let ending: Ending = 'end'
    for (const [index, finished] of all.entries()) {
      const { source, planned, statement } = lines[index]!
      const outcome = this.#withNotices(finished.outcome, statement)
      const answer = asRequested({ ...finished, outcome }, planned)
      this.#outcomes.set(source, answer)
      const parts = planned.request === 'test' ? testParts : lineParts
      const given = lines[index]!.given ?? answer.outcome
      if (!planned.eachPass || planned.request === 'condition')
        this.#trace?.add(parts(statement, given, typeof word === 'string' ? word : word(given)))
      if (!isDefinition(statement)) continue
      this.#outcomes.setValue(statement.target.name.name, finished.value)
      if (finished.outcome.error) ending = 'failed'
    }
    return ending
  }

  /** The definition of a program inside a pass: it reads the values that its names have there. */
  async #program(
    { target, value, source }: ProgramStatement & { readonly kind: 'assign' },
    meanings: Meanings,
  ): Promise<Ending> {
    const statement = { kind: 'definition', span: value.span, target, value, show: false } as const
    const finished = await this.#session.ask(statement, NO_OUTPUT, meanings, source + this.#copy)
    const { error } = finished.outcome
    const line = error?.source
    if (error && line !== undefined) this.#outcomes.set(line, failedOutcome(error))
    this.#outcomes.set(source, error ? failedOutcome(error) : { ...finished, outcome: EMPTY_OUTCOME })
    if (target.kind === 'function') this.#outcomes.setValue(target.name.name, finished.value)
    return error ? 'failed' : 'end'
  }

  async #choice(branches: readonly ProgramBranch[], meanings: Meanings): Promise<Ending> {
    for (const { test, body, source } of branches) {
      if (test === null) {
        this.#outcomes.set(source, { outcome: { ...EMPTY_OUTCOME, truth: true }, value: 'true' })
        this.#trace?.say('else')
      } else await this.#lines([source], meanings, 'if')
      if (!this.#outcomes.of(source)?.truth) continue
      const inside = (): Promise<Ending> => this.#statements(body, meanings)
      return this.#trace ? this.#trace.within(inside) : inside()
    }
    return 'end'
  }
}
