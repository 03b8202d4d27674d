/** All checks of a worksheet, each with its verdict; the worst of them, and how many there are of each kind. */
import { lineNumbers } from '@calcwright/document'
import type { Block, Registry } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { formsOfLine } from '@calcwright/math/expression'
import type { NumberFormat } from '@calcwright/math/expression'
import { plainOfFormula } from '../plain/fields.ts'
import { readCheck } from './plan.ts'
import type { CheckFields } from './plan.ts'
import { rowNames } from './row-names.ts'
import { verdictOf } from './verdict.ts'
import type { Verdict } from './verdict.ts'
import { checkWords } from './words.ts'
import type { CheckWords } from './words.ts'

export const CHECK = 'check'

export interface SheetCheck {
  readonly block: string
  /** The number of its line. */
  readonly line: number
  /** Its name, or else its condition in plain notation. */
  readonly name: string
  /** LaTeX of its condition, where it has no name. */
  readonly formula: string | null
  readonly clause: string
  readonly verdict: Verdict
  readonly words: CheckWords
}

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

/** In the order of the worksheet, without those that are switched off. */
export function checksOf(source: ChecksSource): SheetCheck[] {
  const { blocks, registry } = source
  const active = activeChecks(blocks)
  if (active.length === 0) return []
  const lines = lineNumbers(registry, blocks)
  return active.map(block => ({ ...checkOf(source, block), line: lines.get(block.id) ?? 0 }))
}

/** The blocks that are checks, without those that are switched off by themselves or with what they stand in. */
export function activeChecks<B extends ActiveBlock>(blocks: readonly B[]): B[] {
  const off = new Set<string>()
  for (const { id, parent, disabled } of blocks)
    if (disabled || (parent !== null && off.has(parent))) off.add(id)
  return blocks.filter(({ id, type, status = 'ok' }) => type === CHECK && status === 'ok' && !off.has(id))
}

/** One check, without its place. */
export function checkOf(source: CheckSource, block: CheckBlock): Omit<SheetCheck, 'line'> {
  const props = block.props as CheckFields
  const { condition, problem } = readCheck(props)
  const verdict = verdictOf(condition, source.resultOf(block.id)?.outcomes ?? [], problem)
  const { format } = source
  const own = { ...format, forms: formsOfLine(format.forms ?? [], block.numbers) }
  const words = checkWords(verdict, own, decisive => rowNames(source, decisive))
  const formula = props.name.trim() === '' ? props.condition : null
  const name = formula === null ? props.name.trim() : plainOfFormula(formula).replaceAll(' == ', ' = ')
  return { block: block.id, name, formula, clause: block.clause ?? '', verdict, words }
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

/** `Bending, 117.4 %, NOT OK`. */
export const worstText = ({ name, words: { utilisation, label } }: SheetCheck): string =>
  [name, utilisation, label].filter(part => part !== '').join(', ')
