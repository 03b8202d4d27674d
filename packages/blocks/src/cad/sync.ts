/**
 * Keeps what the lines of Fusion set stored on the server. All blocks of a worksheet are stored together, or none
 * of them: the add-in never gets a part of what belongs together.
 */
import type { Editor, FusionLink, FusionParameter, FusionVariables } from '@calcwright/editor'
import { outcomesOf } from '@calcwright/editor'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { nameProblem, readParameter } from './parameter.ts'

export interface SyncState {
  /** The parameters as the server has them; null until they are read. */
  readonly variables: FusionVariables | null
  readonly status: 'reading' | 'waiting' | 'empty' | 'storing' | 'stored' | 'wrong' | 'failed' | 'disabled'
  /** Why nothing is stored, '' for nothing to say. */
  readonly problem: string
  /** The line that is wrong. */
  readonly line: string | null
  /** Names that other worksheets set in the same document. */
  readonly duplicates: readonly string[]
  /** Counts what was stored: a link to Fusion is used up until the next time. */
  readonly stored: number
}

/** Typing is stored when it rests. */
const REST = 800

const syncs = new WeakMap<object, FusionSync>()

/** The one for all blocks of a worksheet. */
export function syncOf(editor: Editor, link: FusionLink): FusionSync {
  let sync = syncs.get(editor.worksheet)
  if (!sync) syncs.set(editor.worksheet, (sync = new FusionSync(editor, link)))
  return sync
}

type Collected =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'wrong'; readonly line: string; readonly problem: string }
  | { readonly kind: 'ready'; readonly parameters: readonly FusionParameter[] }

export class FusionSync {
  readonly state: StoreApi<SyncState> = createStore<SyncState>(() => ({
    variables: null,
    status: 'reading',
    problem: '',
    line: null,
    duplicates: [],
    stored: 0,
  }))
  readonly #editor: Editor
  readonly #link: FusionLink
  #users = 0
  #stop: () => void = () => {}
  #timer: ReturnType<typeof setTimeout> | undefined
  #glance: ReturnType<typeof setTimeout> | undefined
  #reading: Promise<FusionVariables> | null = null
  /** Parameters that the server has, as text. */
  #stored: string | null = null
  #sending = false

  constructor(editor: Editor, link: FusionLink) {
    this.#editor = editor
    this.#link = link
  }

  /** Follows the worksheet while a block is shown; returns the way to end that. */
  use(): () => void {
    this.#users += 1
    if (this.#users === 1) this.#begin()
    return () => {
      this.#users -= 1
      if (this.#users > 0) return
      this.#stop()
      // The last block was removed: what it set is set no more. A page that closes changes nothing.
      const { worksheet } = this.#editor
      if (this.#stored !== null && !worksheet.blocks().some(({ type }) => type === 'fusion'))
        void this.#store()
    }
  }

  /** Reads the parameters anew. Rejects with a sentence. */
  read(): Promise<FusionVariables> {
    this.#reading ??= this.#link.read().finally(() => (this.#reading = null))
    return this.#reading.then(variables => {
      this.#stored = textOf(variables.set)
      this.state.setState({ variables })
      this.check()
      return variables
    })
  }

  /** Stores what is not stored yet, once nothing is typed or calculated any more. */
  check = (): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#store(), REST)
    this.#glance ??= setTimeout(() => this.#withdraw())
  }

  /** Says no longer that all is stored as soon as something else is to be stored. */
  #withdraw(): void {
    this.#glance = undefined
    const { variables, status } = this.state.getState()
    if (status !== 'stored' || !variables) return
    const collected = this.#collect(variables.document)
    if (collected.kind !== 'ready' || textOf(collected.parameters) !== this.#stored) this.#say('waiting')
  }

  #begin(): void {
    const { worksheet, results } = this.#editor
    const stops = [worksheet.subscribe(this.check), results.status.subscribe(this.check)]
    globalThis.addEventListener?.('online', this.check)
    globalThis.addEventListener?.('focus', this.#refresh)
    this.#stop = () => {
      clearTimeout(this.#timer)
      clearTimeout(this.#glance)
      this.#glance = undefined
      globalThis.removeEventListener?.('online', this.check)
      globalThis.removeEventListener?.('focus', this.#refresh)
      for (const stop of stops) stop()
    }
    this.read().catch((error: unknown) => this.#fail(error))
  }

  /** Reads anew for somebody who comes back from Fusion; without an answer all stays as it is. */
  #refresh = (): void => void this.read().catch(() => {})

  #fail(error: unknown): void {
    this.state.setState({ status: 'failed', line: null, problem: sentenceOf(error) })
  }

  async #store(): Promise<void> {
    const { variables } = this.state.getState()
    if (!variables) return this.read().then(undefined, error => this.#fail(error))
    if (!this.#link.mayStore()) return this.#say('disabled')
    const collected = this.#collect(variables.document)
    if (collected.kind === 'waiting') return this.#say('waiting')
    if (collected.kind === 'wrong') return this.#say('wrong', collected.problem, collected.line)
    const text = textOf(collected.parameters)
    if (text === this.#stored) return this.#say(collected.parameters.length === 0 ? 'empty' : 'stored')
    if (this.#sending) return
    this.#sending = true
    this.#say('storing')
    try {
      const duplicates = await this.#link.store(collected.parameters)
      this.#stored = text
      this.state.setState(({ stored }) => ({ duplicates, stored: stored + 1 }))
      this.#say('stored')
    } catch (error) {
      this.#fail(error)
      return
    } finally {
      this.#sending = false
    }
    this.check()
  }

  /** Whether the line, or a block around it, is switched off. */
  #isDisabled(id: string): boolean {
    const { worksheet } = this.#editor
    for (let at = worksheet.block(id); at; at = worksheet.block(at.parent ?? '')) if (at.disabled) return true
    return false
  }

  #say(status: SyncState['status'], problem = '', line: string | null = null): void {
    this.state.setState({ status, problem, line })
  }

  #collect(document: FusionVariables['document']): Collected {
    const { worksheet, results } = this.#editor
    if (results.status.getState().running) return { kind: 'waiting' }
    const parameters = new Map<string, FusionParameter>()
    for (const block of worksheet.blocks()) {
      if (block.type !== 'fusion_var' || block.status !== 'ok' || this.#isDisabled(block.id)) continue
      const { name, value } = block.props as { readonly name: string; readonly value: string }
      if (name === '' && value === '') continue
      const entry = results.get(block.id)
      if (entry.calculating || entry.stale || entry.outdated) return { kind: 'waiting' }
      const outcome = outcomesOf(entry.result)[0]
      if (!outcome) return { kind: 'waiting' }
      if (outcome.skipped) continue
      const unfit = nameProblem(name)
      const read =
        unfit === '' ? readParameter(name, outcome, document) : { ok: false as const, problem: unfit }
      if (!read.ok) return { kind: 'wrong', line: block.id, problem: read.problem }
      if (parameters.has(name))
        return { kind: 'wrong', line: block.id, problem: `${name} is set twice in this worksheet.` }
      parameters.set(name, read.parameter)
    }
    return { kind: 'ready', parameters: [...parameters.values()] }
  }
}

const textOf = (parameters: readonly FusionParameter[]): string =>
  JSON.stringify(
    parameters
      .map(({ name, value, unit }) => [name, value, unit] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
