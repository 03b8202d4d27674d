/**
 * Responsibilities: running a loop. Its passes are computed together, by numbers alone or by the engine;
 * the last one is then gone through line by line, as lines are elsewhere, so that each line shows what
 * it gave there.
 */
import { asError } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/runs'
import { UNSET, withoutFunctions } from '@calcwright/math/dimensions'
import { freeNames, withoutLocalFunctions } from '@calcwright/math/expression'
import type { Expression, ProgramBranch, ProgramStatement, Statement } from '@calcwright/math/expression'
import type { EvaluationError, Outcome, OutputOptions, PassOutcome } from '../../contract.ts'
import { message as withoutValue } from '@calcwright/math/messages/properties'
import { NumericFault } from '@calcwright/math/numeric'
import { BLANK, failedOutcome, SKIPPED } from '../../results/outcome.ts'
import type { Finished } from '../../results/outcome.ts'
import type { Known } from '../../values/known.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { define, isDefinition, NO_OUTPUT } from '../formula-session.ts'
import { namesOfMeanings } from '../../working/names.ts'
import { showsWorking, withWorking } from '../../working/working.ts'
import type { Asked, FormulaSession, Meanings } from '../formula-session.ts'
import { recordedLoop, LOOP } from './bookkeeping.ts'
import type { RecordedLoop } from './bookkeeping.ts'
import type { LoopResult } from './loop-result.ts'
import { runByNumbers } from './loop-by-numbers.ts'
import { passesOf, reading } from './loop-head.ts'
import { namesLeft } from '../../plan/loop-plan.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import { asRequested, inField } from '../../answers/requests.ts'

/** Adds to the outcome of a line the notices about its names. */
export type WithNotices = (outcome: Outcome, statement: Statement) => Outcome

type LoopStatement = LoopPlan['statement']
type Ending = 'end' | 'continue' | 'break' | 'failed'

/**
 * @param above what names mean above the loop
 * @param withNotices adds the names that nothing above defines to the outcome of a line
 * @throws Stopped when the run was stopped
 */
export async function runLoop(
  plan: LoopPlan,
  above: Meanings,
  session: FormulaSession,
  withNotices: WithNotices,
): Promise<LoopResult> {
  const run = new LoopRun(plan, session, withNotices)
  const meanings = new Map(above)
  await run.loop(plan.statement, meanings)
  return run.result(meanings)
}

/** Passes whose results are shown each. */
const SHOWN_PASSES = 19

/**
 * Goes through the first passes of a loop line by line. The engine keeps what the loop has left: names
 * get symbols of their own here.
 * @returns what each line gave in each of them, by the keys of their steps; those of inner loops left out
 * @throws Stopped when something else is to be computed
 */
export async function walkPasses(
  plan: LoopPlan,
  above: Meanings,
  session: FormulaSession,
  withNotices: WithNotices,
): Promise<ReadonlyMap<string, readonly PassOutcome[]>> {
  const run = new LoopRun(plan, session, withNotices, ' in a pass')
  return run.firstPasses(plan.statement, new Map(above))
}

class LoopRun {
  /** Added to the keys of steps, for symbols of their own. */
  readonly #copy: string
  readonly #plan: LoopPlan
  readonly #session: FormulaSession
  readonly #withNotices: WithNotices
  readonly #outcomes = new Map<string, Finished>()
  readonly #values = new Map<string, string>()

  constructor(plan: LoopPlan, session: FormulaSession, withNotices: WithNotices, copy = '') {
    this.#copy = copy
    this.#plan = plan
    this.#withNotices = withNotices
    this.#session = session
  }

  result(meanings: Meanings): LoopResult {
    for (const part of this.#plan.parts) if (!this.#outcomes.has(part)) this.#outcomes.set(part, SKIPPED)
    const names = namesLeft(this.#plan.statement).flatMap(name => {
      const known = meanings.get(name)
      return known ? [[name, { known, value: this.#values.get(name) ?? known.symbol }] as const] : []
    })
    return { outcomes: this.#outcomes, names: new Map(names) }
  }

  async loop(statement: LoopStatement, meanings: Meanings): Promise<Ending> {
    const { source } = statement
    const head = await passesOf(statement, meanings, this.#session, statement.source + this.#copy)
    if (typeof head !== 'number') return this.#fail(source, head)
    if (head === 0) return this.#nothingDone(source)
    // Functions of a pass read its names: their calls are computed as the formulas that they are.
    const computed = { ...statement, body: withoutLocalFunctions(statement.body) }
    const unset = firstUnset(computed, meanings)
    if (unset) return this.#fail(source, unset)
    const names = namesLeft(computed)
    const recorded = recordedLoop(computed, names, name => meanings.has(name), this.#firstIndex)
    const inner = new Map(meanings)
    const failure = await this.#passes(recorded, head, names, inner, source)
    if (failure) return this.#fail(source, failure)
    const count = await this.#take(
      [[names[0]!, recorded.iterator], ...recorded.before],
      recorded.count,
      inner,
      meanings,
      source,
    )
    this.#outcomes.set(source, { outcome: BLANK, value: String(count.outcome.value) })
    const ending = await this.#statements(statement.body, meanings)
    return ending === 'failed' ? 'failed' : 'end'
  }

  async firstPasses(
    statement: LoopStatement,
    meanings: Meanings,
  ): Promise<ReadonlyMap<string, readonly PassOutcome[]>> {
    const { source, iterator, start, step, body } = statement
    const passes = new Map<string, PassOutcome[]>()
    const count = await passesOf(statement, meanings, this.#session, statement.source + this.#copy)
    if (typeof count !== 'number') return passes
    const lines = ownLines(body)
    for (let pass = 0; pass < Math.min(count, SHOWN_PASSES); pass++) {
      this.#outcomes.clear()
      const value = shifted(start, step, pass)
      const at = await this.#session.ask(
        define(iterator.name, value),
        SHOWN,
        meanings,
        `${source} ${this.#copy}`,
      )
      const ending = await this.#statements(body, meanings)
      for (const line of lines) {
        const outcome = this.#outcomes.get(line)?.outcome
        const given = outcome && passOutcome(at.outcome.display, outcome)
        if (given) passes.set(line, [...(passes.get(line) ?? []), given])
      }
      if (ending === 'break' || ending === 'failed') break
    }
    return passes
  }

  get #firstIndex(): number {
    return this.#session.settings.oneIndexed ? 1 : 0
  }

  /** Computes all passes. @returns why they could not be computed, null when they were */
  async #passes(
    recorded: RecordedLoop,
    passes: number,
    names: readonly string[],
    inner: Meanings,
    source: string,
  ): Promise<Finished | null> {
    const session = this.#session
    const prepared = session.prepare(recorded.definition, NO_OUTPUT, inner, `${source} loop${this.#copy}`)
    if (!prepared.ok) return prepared.finished
    const { defines } = prepared.ready
    const run =
      defines?.kind === 'function'
        ? await runByNumbers({ loop: defines, recorded, names, passes, source, session })
        : null
    if (run instanceof NumericFault) {
      const error = asError('argument', withoutValue('property.fault', { problem: run.message }))
      return failedOutcome({ ...error, ...(run.source !== undefined && { source: run.source }) })
    }
    if (run === null) {
      const defined = await session.finish(recorded.definition, NO_OUTPUT, prepared.ready, inner)
      if (defined.outcome.error) return defined
    } else inner.set(LOOP, defines!)
    const key = `${source} state${this.#copy}`
    const call =
      run === null
        ? session.prepare(recorded.call, NO_OUTPUT, inner, key)
        : session.prepareWhole(recorded.call, NO_OUTPUT, inner, key)
    if (!call.ok) return call.finished
    const { ready } = call
    const commands =
      run === null || !ready.defines ? ready.commands : [{ text: `${ready.defines.symbol}:=${run}` }]
    const single = run === null ? ready : { ...ready, value: 0, shown: 0, variants: [] }
    const called = await session.finish(recorded.call, NO_OUTPUT, single, inner, commands)
    return called.outcome.error ? called : null
  }

  /**
   * Takes the values of names from the state; one that has none is left alone.
   * @returns how many passes there were
   */
  async #take(
    places: readonly (readonly [name: string, place: Expression])[],
    count: Expression,
    inner: Meanings,
    meanings: Meanings,
    source: string,
  ): Promise<Finished> {
    const taken = places.map(([name, place]): Asked => ({
      statement: define(name, place),
      output: NO_OUTPUT,
      meanings: new Map(inner),
      key: `${source} before ${name}${this.#copy}`,
    }))
    const [counted, ...values] = await this.#session.askTogether([
      reading(count, inner, source + this.#copy),
      ...taken,
    ])
    for (const [index, [name]] of places.entries()) {
      const { outcome, value } = values[index]!
      const known = taken[index]!.meanings.get(name)
      if (outcome.error || outcome.exact.includes(UNSET) || !known) continue
      meanings.set(name, withoutUnset(known))
      this.#values.set(name, value)
    }
    return counted!
  }

  #nothingDone(source: string): Ending {
    this.#outcomes.set(source, {
      outcome: { ...BLANK, shown: true, notices: [message('loop.no-passes')] },
      value: '0',
    })
    return 'end'
  }

  /** An error is shown at the line that it comes from, and halts the loop. */
  #fail(source: string, finished: Finished): Ending {
    const { error } = finished.outcome
    const line = error?.source
    const at = line !== undefined && line !== source && this.#plan.formulas.get(line)
    if (error && at && line !== undefined) {
      const own = failedOutcome(withoutLoop(error), finished.outcome.notices)
      this.#outcomes.set(line, asRequested(own, at))
      this.#outcomes.set(source, failedOutcome(inLine(error)))
    } else {
      const placed = error && inField(withoutLoop(error), this.#plan.heads.get(source) ?? [])
      const outcome: Outcome = { ...finished.outcome, error: placed }
      this.#outcomes.set(source, { ...finished, outcome })
    }
    return 'failed'
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
      case 'show':
      case 'return':
        return this.#lines([statement.source], meanings)
      case 'choice':
        return this.#choice(statement.branches, meanings)
      case 'loop':
        return this.loop(statement, meanings)
      case 'break':
      case 'continue':
        this.#outcomes.set(statement.source, { outcome: BLANK, value: '' })
        return statement.kind
    }
  }

  async #lines(sources: readonly string[], meanings: Meanings): Promise<Ending> {
    const lines = sources.flatMap(source => {
      const planned = this.#plan.formulas.get(source)
      if (!planned) return []
      const { statement, output } = this.#copy === '' ? planned : shownAnyway(planned)
      return [{ source, planned, statement, output, key: source + this.#copy }]
    })
    const all = await this.#asked(lines, meanings)
    let ending: Ending = 'end'
    for (const [index, finished] of all.entries()) {
      const { source, planned, statement } = lines[index]!
      const outcome = this.#withNotices(finished.outcome, statement)
      this.#outcomes.set(source, asRequested({ ...finished, outcome }, planned))
      if (!isDefinition(statement)) continue
      this.#values.set(statement.target.name.name, finished.value)
      if (finished.outcome.error) ending = 'failed'
    }
    return ending
  }

  /** Lines that show their steps go one by one: each reads the values that are there before it. */
  async #asked(
    lines: readonly { statement: Statement; output: OutputOptions; key: string }[],
    meanings: Meanings,
  ): Promise<readonly Finished[]> {
    const { settings } = this.#session
    if (this.#copy !== '' || !lines.some(({ output }) => showsWorking(output, settings)))
      return this.#session.askInOrder(lines, meanings)
    const all: Finished[] = []
    for (const line of lines) {
      const names = namesOfMeanings(new Map(meanings), settings)
      const [finished] = await this.#session.askInOrder([line], meanings)
      if (!finished) break
      const { outcome } = finished
      const worked = showsWorking(line.output, settings)
        ? withWorking(outcome, line.statement, names, settings)
        : outcome
      all.push({ ...finished, outcome: worked })
      if (outcome.error && isDefinition(line.statement)) break
    }
    return all
  }

  async #choice(branches: readonly ProgramBranch[], meanings: Meanings): Promise<Ending> {
    for (const { test, body, source } of branches) {
      if (test === null) this.#outcomes.set(source, { outcome: { ...BLANK, truth: true }, value: 'true' })
      else await this.#lines([source], meanings)
      const outcome = this.#outcomes.get(source)?.outcome
      if (outcome?.truth) return this.#statements(body, meanings)
    }
    return 'end'
  }
}

const isLine = ({ kind }: ProgramStatement): boolean => ['assign', 'show', 'return'].includes(kind)

const SHOWN: OutputOptions = { ...NO_OUTPUT, show: true }

/** In a pass the value of a definition is shown, too. */
const shownAnyway = ({ statement, output }: PlannedFormula) => ({
  statement,
  output: { ...output, show: true },
})

/** `start + pass·step` */
function shifted(start: Expression, step: Expression, pass: number): Expression {
  if (pass === 0) return start
  const { span } = start
  const common = { kind: 'binary', span, operatorSpan: span } as const
  const count: Expression = { kind: 'number', text: String(pass), span }
  return {
    ...common,
    operator: '+',
    left: start,
    right: { ...common, operator: '*', left: count, right: step },
  }
}

/** The lines and tests of a pass, without those of inner loops. */
function ownLines(body: readonly ProgramStatement[]): string[] {
  return body.flatMap(statement => {
    if (statement.kind === 'choice')
      return statement.branches.flatMap(branch => [branch.source, ...ownLines(branch.body)])
    return statement.kind === 'assign' || statement.kind === 'show' ? [statement.source] : []
  })
}

function passOutcome(at: string, outcome: Outcome): PassOutcome | null {
  const { error, display, latex, kind, truth, suppressed } = outcome
  if (error) return { at, display: error.message, latex: '', failed: true }
  if (truth !== undefined) return { at, display: String(truth), latex: `\\mathrm{${truth}}` }
  return display === '' || kind === 'function' || suppressed ? null : { at, display, latex }
}

/** The first use of a name that has no value there in the first pass; null for none. */
function firstUnset(statement: LoopStatement, meanings: Meanings): Finished | null {
  for (const [name, uses] of freeNames({
    kind: 'program',
    span: statement.iterator.span,
    body: [statement],
  })) {
    const use = meanings.has(name)
      ? undefined
      : uses.find(({ unassigned, isElement }) => unassigned === 'never' && !isElement)
    if (!use) continue
    const { span, source } = use
    const error = asError('name', message('name.early.loop', { name }), span)
    return failedOutcome({ ...error, ...(source !== undefined && { source }) })
  }
  return null
}

/** Drops the stand-ins for missing values from the meaning of a name that has a value. */
function withoutUnset(known: Known): Known {
  if (known.kind !== 'variable' || !known.variable.free) return known
  const free = known.variable.free.filter(({ name }) => !name.startsWith(UNSET))
  return { ...known, variable: { ...known.variable, free } }
}

/** The loop is a function only in here. */
const withoutLoop = (error: EvaluationError): EvaluationError =>
  withoutFunctions(error, name => name === LOOP)

const inLine = (error: EvaluationError): EvaluationError => ({
  ...error,
  message: message('inside.loop', { problem: withoutLoop(error).message }).text,
  position: null,
})
