/** Responsibilities: the passes of a loop that needs nothing but numbers, without the engine. */
import { message } from '@calcwright/math/messages/results'
import { inferFunction } from '@calcwright/math/dimensions'
import { freeNames } from '@calcwright/math/expression'
import type { ProgramStatement } from '@calcwright/math/expression'
import { closeAsSame, commonDigits, compileLoop, gridOf, noiseFrom } from '@calcwright/math/numeric'
import type { LoopRun, LoopState, NumericFault, NumericValue } from '@calcwright/math/numeric'
import type { Notice } from '../../block-result.ts'
import type { KnownFunction } from '../../values/known.ts'
import { hasAllDigits, isWrittenExactly, numberText } from '../../values/numbers.ts'
import { numbersOf, numericNames, variablesBehind } from '../../names/numeric-names.ts'
import type { Numbers } from '../../values/numbers.ts'
import { hasNative } from '../../solving/places.ts'
import type { FormulaSession } from '../formula-session.ts'
import type { RecordedLoop } from './bookkeeping.ts'

export interface NumericLoop {
  /** The loop as a function, see bookkeeping.ts. */
  readonly loop: KnownFunction
  readonly recorded: RecordedLoop
  /** Names that the loop exports, the iterator first. */
  readonly names: readonly string[]
  /** How many there are at most. */
  readonly passes: number
  readonly source: string
  readonly session: FormulaSession
  /** Gets a notice about names of which only few digits are certain. */
  readonly notices: Notice[]
}

/** The engine keeps exact numbers exact, and so many passes take it hardly any time. */
const EXACT_PASSES = 200

/** Digits of a number from which on nothing is said about them. */
const ENOUGH_DIGITS = 6

/** Passes of a loop that is always run again whole with other last digits. */
const SHORT = 2000
/** Steps at the beginning of a longer loop that are run again, to see whether rounding grows. */
const EARLY = 2000

const SLICE = 20_000
/** Milliseconds after which a loop lets others have their turn. */
const SLICE_MS = 8

/**
 * @returns what the call of the loop gives, in the engine's words; null where it takes the engine to
 *   compute it, or to say what is wrong; the fault of a property that has no value, or of a test that stays true
 */
export async function runByNumbers(request: NumericLoop): Promise<string | NumericFault | null> {
  const { loop, names, session, recorded } = request
  const inferred = inferFunction(loop.definition)
  if (!inferred.ok || inferred.expression.kind !== 'program') return null
  const statement = innerLoop(inferred.expression.body, request)
  if (!statement) return null
  const program = { kind: 'program', span: statement.iterator.span, body: [statement] } as const
  const numbers = await numbersOf(variablesOf(request, program), commands => session.send(commands))
  if (!numbers || ![...numbers.values()].every(hasAllDigits)) return null
  const isDecimal = !isWrittenExactly(program) || hasNative(program, loop.scope)
  const exact = !isDecimal && [...numbers.values()].every(one => one.exact)
  if (exact && request.passes <= EXACT_PASSES) return null
  const { complex, oneIndexed, approximate } = session.settings
  const grid = gridOf([program], [...numbers.values()].map(({ value }) => value)) // prettier-ignore
  const scope = {
    variables: names,
    names: numericNames(loop.scope, inferred.variants, numbers),
    complex,
    oneIndexed,
    grid,
  }
  const compiled = compileLoop(statement, scope)
  if (!compiled.ok) return null
  const begin = names.map(name => (recorded.lists.has(name) ? [] : beginning(name, loop, numbers)))
  const strict = await runOn(compiled.start(begin), request)
  // Typed decimals that only rounding sets apart are the same, which the engine does not see in doubles.
  const isTyped = isDecimal || grid !== undefined
  const decides: Deciding = strict.fault?.code === 'number.close' && isTyped ? closeAsSame : asItIs
  const state = decides === asItIs ? strict : await runOn(compiled.start(begin), request, decides)
  const { fault } = state
  if (fault?.code === 'number.property' || fault?.code === 'number.endless') return fault
  if (exact && state.passes <= EXACT_PASSES && statement.test) return null
  const whole = !exact || state.exactIntegers || (approximate && !state.lost)
  if (state.ended === 'fault' || !state.before || !whole) return null
  const noisy = compileLoop(statement, { ...scope, noise: noiseFrom(1) })
  if (noisy.ok) {
    const growsEarly = (): boolean => {
      const [plain, other] = [compiled, noisy].map(one => decides(() => one.start(begin).step(EARLY)))
      return uncertain(plain!, other!, request, program).length > 0
    }
    // Properties of fluids take their time.
    const isShort = state.passes <= SHORT && !hasNative(program, loop.scope)
    if (state.cancelled || isShort || growsEarly())
      noteDigits(
        uncertain(state, await runOn(noisy.start(begin), request, decides), request, program),
        request,
      )
  }
  const [iterator, ...others] = state.before
  return numberText([state.passes, iterator!, ...others].map(value => value as NumericValue))
}

/** Names that go from pass to pass of which few digits are certain, by another run with other last digits. */
function uncertain(
  { before, passes }: LoopState,
  noisy: LoopState,
  { names }: NumericLoop,
  program: Parameters<typeof variablesBehind>[0],
): readonly { readonly name: string; readonly certain: number }[] {
  // Passes of other numbers end earlier or later, where the loop has found its goal.
  if (noisy.passes !== passes || !before || !noisy.before) return []
  const read = freeNames(program)
  return names.flatMap((name, at) => {
    const certain = read.has(name) ? commonDigits(before[at], [noisy.before![at]]) : null
    return certain === null || certain >= ENOUGH_DIGITS ? [] : [{ name, certain }]
  })
}

function noteDigits(digits: ReturnType<typeof uncertain>, { notices }: NumericLoop): void {
  if (digits.length === 0) return
  const least = Math.min(...digits.map(({ certain }) => certain))
  const text = digits.map(({ name }) => name).join(', ')
  notices.push(message('result.digits.loop', { names: text, digits: least }))
}

/** The loop without the statements that only record its state. */
function innerLoop(
  body: readonly ProgramStatement[],
  { recorded, source }: NumericLoop,
): (ProgramStatement & { readonly kind: 'loop' }) | undefined {
  const found = body.find(statement => statement.kind === 'loop' && statement.source === source)
  return found?.kind === 'loop' ? { ...found, body: found.body.slice(recorded.bookkeeping) } : undefined
}

function variablesOf({ loop, names }: NumericLoop, program: Parameters<typeof variablesBehind>[0]) {
  const variables = variablesBehind(program, loop.scope)
  for (const name of names) {
    const known = loop.scope.known(name)
    if (known?.kind === 'variable') variables.set(known.symbol, known)
  }
  return variables
}

function beginning(
  name: string,
  { scope }: KnownFunction,
  numbers: ReadonlyMap<string, Numbers>,
): NumericValue | undefined {
  const known = scope.known(name)
  return known && numbers.get(known.symbol)?.value
}

/** How passes decide about numbers that only rounding sets apart. */
type Deciding = (work: () => LoopState) => LoopState

const asItIs: Deciding = work => work()

async function runOn(
  run: LoopRun,
  { session, passes }: NumericLoop,
  decides: Deciding = asItIs,
): Promise<LoopState> {
  let since = performance.now()
  let state = decides(() => run.step(SLICE))
  while (state.ended === 'running') {
    if (performance.now() - since > SLICE_MS) {
      await session.pause(state.passes, passes)
      since = performance.now()
    }
    state = decides(() => run.step(SLICE))
  }
  return state
}
