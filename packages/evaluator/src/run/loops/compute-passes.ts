/** Responsibilities: all passes of a loop together, by numbers alone or by the engine. */
import type { Notice } from '../../block-result.ts'
import { evaluationErrorOf } from '../../values/error.ts'
import { endless } from '@calcwright/math/messages/numbers'
import { message as withoutValue } from '@calcwright/math/messages/properties'
import { UNSET } from '@calcwright/math/dimensions'
import { MOST_TESTED_PASSES } from '@calcwright/math/expression'
import { NumericFault } from '@calcwright/math/numeric'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import { definitionOf } from '../formula-session.ts'
import type { FormulaRequest, FormulaSession, Meanings } from '../formula-session.ts'
import type { NameMeaning } from '../../values/known.ts'
import { reading } from './loop-head.ts'
import { withoutUnset } from './loop-lines.ts'
import { LOOP } from './bookkeeping.ts'
import type { RecordedLoop } from './bookkeeping.ts'
import { runByNumbers } from './loop-by-numbers.ts'

interface AllPasses {
  /** How many there are at most. */
  readonly passes: number
  /** Names that the loop exports, the iterator first. */
  readonly names: readonly string[]
  /** Meanings of names in the loop; the state of the loop is among them afterwards. */
  readonly inner: Meanings
  readonly source: string
  /** Added to the keys of steps, for symbols of their own. */
  readonly copy: string
  readonly session: FormulaSession
  /** Gets what there is to say about the loop. */
  readonly notices: Notice[]
}

/** @returns why the passes could not be computed, null when they were */
export async function computePasses(
  recorded: RecordedLoop,
  { passes, names, inner, source, copy, session, notices }: AllPasses,
): Promise<FinishedStep | null> {
  const prepared = session.prepare(recorded.definition, NO_OUTPUT, inner, `${source} loop${copy}`)
  if (!prepared.ok) return prepared.finished
  const { defines } = prepared.ready
  const run =
    defines?.kind === 'function'
      ? await runByNumbers({ loop: defines, recorded, names, passes, source, session, notices })
      : null
  if (run instanceof NumericFault) {
    const error = evaluationErrorOf(
      'argument',
      run.code === 'number.endless'
        ? endless(MOST_TESTED_PASSES)
        : withoutValue('property.fault', { problem: run.message }),
    )
    return failedOutcome({ ...error, ...(run.source !== undefined && { source: run.source }) })
  }
  if (run === null) {
    const defined = await session.finish(recorded.definition, NO_OUTPUT, prepared.ready, inner)
    if (defined.outcome.error) return defined
  } else inner.set(LOOP, defines!)
  const key = `${source} state${copy}`
  const call =
    run === null
      ? session.prepare(recorded.call, NO_OUTPUT, inner, key)
      : session.prepare(recorded.call, NO_OUTPUT, inner, key)
  if (!call.ok) return call.finished
  const { ready } = call
  const commands =
    run === null || !ready.defines ? ready.commands : [{ text: `${ready.defines.symbol}:=${run}` }]
  const single = run === null ? ready : { ...ready, value: 0, shown: 0, variants: [] }
  const called = await session.finish(recorded.call, NO_OUTPUT, single, inner, commands)
  return called.outcome.error ? called : null
}

type State = Pick<AllPasses, 'inner' | 'source' | 'copy' | 'session'>

/**
 * Takes the values that names have as the last pass begins from the state; a name that has none is left out.
 * @param iterator the name of what counts the passes
 * @returns each with the fingerprint that its readers see, and how many passes there were
 */
export async function takeState(
  { iterator: counter, before, count }: RecordedLoop,
  iterator: string,
  { inner, source, copy, session }: State,
): Promise<{
  readonly passes: number
  readonly values: ReadonlyMap<string, { readonly known: NameMeaning; readonly value: string }>
}> {
  const places = [[iterator, counter] as const, ...before]
  const taken = places.map(([name, place]): FormulaRequest => ({
    statement: definitionOf(name, place),
    output: NO_OUTPUT,
    meanings: new Map(inner),
    key: `${source} before ${name}${copy}`,
  }))
  const [counted, ...answers] = await session.askTogether([reading(count, inner, source + copy), ...taken])
  const values = places.flatMap(([name], index) => {
    const { outcome, value } = answers[index]!
    const known = taken[index]!.meanings.get(name)
    if (outcome.error || outcome.exact.includes(UNSET) || !known) return []
    return [[name, { known: withoutUnset(known), value }] as const]
  })
  return { passes: Number(counted!.outcome.value), values: new Map(values) }
}
