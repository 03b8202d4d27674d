/** All checks of a worksheet, each with its verdict; the worst of them, and how many there are of each kind. */
import { lineNumbers } from '@calcwright/document'
import type { Block, Registry } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { formsOfLine } from '@calcwright/math/expression'
import type { NumberFormat } from '@calcwright/math/expression'
import { plainOfFormula } from '../plain/fields.ts'
import { checksOfInclude } from './included-check.ts'
import type { ChecksOfInclude } from './included-check.ts'
import { readCheck } from './plan.ts'
import type { CheckFields } from './plan.ts'
import { rowNames } from './row-names.ts'
import { sidesOf, worstText } from './sheet-check.ts'
import type { SheetCheck } from './sheet-check.ts'
import { verdictOf } from './verdict.ts'
import type { Verdict } from './verdict.ts'
import { checkWords, stepsOf } from './words.ts'

export { worstText } from './sheet-check.ts'
export type { SheetCheck } from './sheet-check.ts'

export const CHECK = 'check'

const INCLUDE = 'include_block'

/** The results and blocks by which a check is judged. */
export interface CheckSource {
  /** All blocks, in reading order. */
  readonly blocks: readonly { readonly id: string }[]
  readonly format: NumberFormat
  resultOf(block: string): BlockResult | undefined
}

export interface ChecksSource extends CheckSource {
  readonly registry: Registry
  readonly blocks: readonly Block[]
}

type CheckBlock = Pick<Block, 'id' | 'props' | 'clause' | 'numbers'>

type ActiveBlock = Pick<Block, 'id' | 'type' | 'parent' | 'disabled'> & Partial<Pick<Block, 'status'>>

/** In the order of the worksheet, with those that its includes bring, without those that are switched off. */
export function checksOf(source: ChecksSource): SheetCheck[] {
  const { blocks, registry } = source
  const active = activeChecks(blocks)
  if (active.length === 0) return []
  const lines = lineNumbers(registry, blocks)
  return withIncluded(active, block => ({ ...checkOf(source, block), line: lines.get(block.id) ?? 0 }))
}

/**
 * The checks of blocks in their order, those that come with includes among them. A worksheet may be included in several
 * ways: its checks count once.
 */
export function withIncluded<B extends Pick<Block, 'id' | 'type' | 'props'>, C>(
  active: readonly B[],
  check: (block: B) => C,
): (C | SheetCheck)[] {
  const known = new Set<string>()
  return active.flatMap((block): (C | SheetCheck)[] => {
    if (block.type === CHECK) return [check(block)]
    return checksOfInclude(block.id, block.props as ChecksOfInclude).filter(({ from }) => {
      const place = `${from!.hash} ${from!.block}`
      const isNew = !known.has(place)
      known.add(place)
      return isNew
    })
  })
}

/** Blocks that are or bring checks, without those that are switched off by themselves or with what they stand in. */
export function activeChecks<B extends ActiveBlock>(blocks: readonly B[]): B[] {
  const off = new Set<string>()
  for (const { id, parent, disabled } of blocks)
    if (disabled || (parent !== null && off.has(parent))) off.add(id)
  return blocks.filter(
    ({ id, type, status = 'ok' }) => (type === CHECK || type === INCLUDE) && status === 'ok' && !off.has(id),
  )
}

/** One check, without its place. */
export function checkOf(source: CheckSource, block: CheckBlock): Omit<SheetCheck, 'line'> {
  const props = block.props as CheckFields
  const { condition, problem } = readCheck(props)
  const outcomes = source.resultOf(block.id)?.outcomes ?? []
  const verdict = verdictOf(condition, outcomes, problem)
  const { format } = source
  const own = { ...format, forms: formsOfLine(format.forms ?? [], block.numbers) }
  const words = checkWords(
    verdict,
    own,
    decisive => rowNames(source, decisive),
    stepsOf(condition, verdict, outcomes),
  )
  const formula = props.name.trim() === '' ? props.condition : null
  const name = formula === null ? props.name.trim() : plainOfFormula(formula).replaceAll(' == ', ' = ')
  return {
    block: block.id,
    name,
    formula,
    clause: block.clause ?? '',
    verdict,
    words,
    sides: sidesOf(verdict),
  }
}

const RANK = { 'not-ok': 2, 'not-checked': 1, ok: 0, skipped: -1 } as const

/** The worst first: failures, what is not checked, then by utilisation. */
export const inOrderOfUse = <C extends Pick<SheetCheck, 'verdict'>>(checks: readonly C[]): C[] =>
  checks.toSorted(
    ({ verdict: a }, { verdict: b }) => RANK[b.state] - RANK[a.state] || b.severity - a.severity,
  )

/** The one that decides on the worksheet; null where none applies. */
export function worstCheck(checks: readonly SheetCheck[]): SheetCheck | null {
  return inOrderOfUse(checks).find(({ verdict }) => verdict.state !== 'skipped') ?? null
}

export interface CheckCounts {
  readonly ok: number
  readonly failed: number
  readonly unchecked: number
}

/** @returns how many hold, fail, and are not checked */
export function countsOf(checks: readonly SheetCheck[]): CheckCounts {
  const of = (...states: Verdict['state'][]): number =>
    checks.filter(({ verdict }) => states.includes(verdict.state)).length
  return { ok: of('ok'), failed: of('not-ok'), unchecked: of('not-checked', 'skipped') }
}

/** `12 checks: 10 OK, 1 NOT OK, 1 NOT CHECKED`. */
export function countsText({ ok, failed, unchecked }: CheckCounts): string {
  const all = ok + failed + unchecked
  const parts = [`${ok} OK`, ...(failed > 0 ? [`${failed} NOT OK`] : []), ...(unchecked > 0 ? [`${unchecked} NOT CHECKED`] : [])] // prettier-ignore
  return all === 0 ? 'No checks' : `${all} ${all === 1 ? 'check' : 'checks'}: ${parts.join(', ')}`
}

/** `12 checks, worst: Bending, 117.4 %, NOT OK`; '' without checks. */
export function verdictText(checks: readonly SheetCheck[]): string {
  const worst = worstCheck(checks)
  if (checks.length === 0) return ''
  const all = `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`
  return worst ? `${all}, worst: ${worstText(worst)}` : all
}
