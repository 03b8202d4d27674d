/** Answers the page around an embedded worksheet: results, controls, and setting them. */
import type { ControlValue, HostMessage, NamedControl, NamedResults } from '@calcwright/contract'
import { namedControls, setControl } from '@calcwright/blocks/controls'
import { toCalculationSettings } from '@calcwright/document'
import type { EmbeddedSheet } from './open-embedded.ts'
import type { HostLink } from './host-link.ts'
import { namedOutcomes, namedResult } from './named-results.ts'

export class HostAnswers {
  readonly #sheet: EmbeddedSheet
  readonly #link: HostLink
  /** Watched names with the result that the page got last, as text. */
  #watched = new Map<string, string>()
  readonly #stop: () => void

  constructor(sheet: EmbeddedSheet, link: HostLink) {
    this.#sheet = sheet
    this.#link = link
    this.#stop = sheet.results.status.subscribe(({ running }) => {
      if (!running) this.#tellWatched()
    })
  }

  close(): void {
    this.#stop()
  }

  sayReady(): void {
    const { hash, worksheet, results } = this.#sheet
    const names = [...namedOutcomes(worksheet, results).keys()]
    const about = { hash, name: worksheet.name }
    this.#link.post({ type: 'ready', worksheet: about, names, controls: this.#controls() })
  }

  receive(message: Exclude<HostMessage, { type: 'hello' }>): void {
    if (message.type === 'watch') {
      this.#watched = new Map(message.names.map(name => [name, '']))
      return void this.#settled().then(() => this.#tellWatched())
    }
    const { id } = message
    this.#answer(message).then(
      answer => this.#link.post({ type: 'answer', id, ok: true, ...answer }),
      (error: Error) => this.#link.post({ type: 'answer', id, ok: false, message: error.message }),
    )
  }

  async #answer(message: Extract<HostMessage, { id: unknown }>) {
    if (message.type === 'controls') return { controls: this.#controls() }
    if (message.type === 'set') await this.#set(message.values)
    await this.#settled()
    return message.type === 'get' ? { results: this.#results(message.names) } : {}
  }

  /** Sets all controls, or none when one cannot be set. */
  async #set(values: Readonly<Record<string, ControlValue>>): Promise<void> {
    const { worksheet, controlValues, rights } = this.#sheet
    if (rights.interaction === 0) throw new Error('The controls of this worksheet cannot be operated here.')
    const settings = toCalculationSettings(worksheet.settings)
    const controls = new Map(this.#named().map(({ block, control }) => [control.name, block]))
    const patches = []
    for (const [name, value] of Object.entries(values)) {
      const block = controlValues.block(controls.get(name) ?? '')
      if (!block)
        throw new Error(`There is no control ${name}. There are: ${[...controls.keys()].join(', ')}.`)
      const set = await setControl(block, value, settings)
      if (!set.ok) throw new Error(set.message)
      patches.push(set)
    }
    for (const { block, patch } of patches) controlValues.set(block, patch)
  }

  /** Resolves when everything that was set so far is calculated, and shown. */
  async #settled(): Promise<void> {
    const { evaluator, results } = this.#sheet
    await evaluator.settled()
    results.flush()
  }

  #tellWatched(): void {
    const results = this.#results([...this.#watched.keys()])
    const changed = Object.entries(results).filter(([name, result]) => {
      const text = JSON.stringify(result)
      if (this.#watched.get(name) === text) return false
      this.#watched.set(name, text)
      return true
    })
    if (changed.length > 0) this.#link.post({ type: 'results', results: Object.fromEntries(changed) })
  }

  #results(names: readonly string[] | undefined): NamedResults {
    const { worksheet, results } = this.#sheet
    const named = namedOutcomes(worksheet, results)
    const wanted = names ?? [...named.keys()]
    return Object.fromEntries(wanted.map(name => [name, namedResult(name, named.get(name))]))
  }

  /** With the values that were set on this page. */
  #named() {
    const { worksheet, controlValues } = this.#sheet
    return namedControls(worksheet.blocks().map(block => controlValues.over(block)))
  }

  #controls(): NamedControl[] {
    return this.#named().map(({ control }) => control)
  }
}
