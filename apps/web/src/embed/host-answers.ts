/** Answers the page around an embedded worksheet: results, controls, and setting them. */
import type { HostMessage, NamedResults } from '@calcwright/contract'
import {
  type NamedProblem,
  type SheetInput,
  definerOf,
  givenFields,
  inputOf,
  inputsOf,
  lineFieldOf,
  problemOf,
  valueProblem,
} from '@calcwright/blocks/sheet-schema'
import { toCalculationSettings } from '@calcwright/document'
import { message as inputMessage } from '@calcwright/math/messages/inputs'
import type { Answering } from './host.ts'
import type { EmbeddedSheet } from './open-embedded.ts'
import type { HostLink } from './host-link.ts'
import { contentFor, namedControls } from './named-controls.ts'
import { namedOutcomes, namedResult } from './named-results.ts'

/** Milliseconds for which a worksheet without results is waited for: it may never be calculated to its end. */
const FIRST_RESULTS = 10_000

export class HostAnswers implements Answering {
  readonly #sheet: EmbeddedSheet
  readonly #link: HostLink
  /** Watched names with the result that the page got last, as text. */
  #watched = new Map<string, string>()
  readonly #stop: () => void
  /** Units of computed inputs as the worksheet has them, by id of the block. */
  readonly #units = new Map<string, string>()

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
    void this.#named().then(() =>
      this.#link.post({ type: 'ready', ...contentFor(this.#sheet, this.#unitOf) }),
    )
  }

  /** Names and units come with results: a worksheet that is stored without any is calculated first. */
  async #named(): Promise<void> {
    const { worksheet, results } = this.#sheet
    if (worksheet.blocks().every(({ id, disabled }) => disabled || results.get(id).result)) return
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, FIRST_RESULTS)
    await Promise.race([this.#settled(), late.promise])
    clearTimeout(timer)
  }

  receive(message: Exclude<HostMessage, { type: 'hello' }>): void {
    if (message.type === 'watch') {
      this.#watched = new Map(message.names.map(name => [name, '']))
      return void this.#settled().then(() => this.#tellWatched())
    }
    const { id } = message
    this.#answer(message).then(
      answer => this.#link.post({ type: 'answer', id, ok: true, ...answer }),
      (error: Error) => {
        const problems = error instanceof RefusedInputs ? { problems: error.problems } : {}
        this.#link.post({ type: 'answer', id, ok: false, message: error.message, ...problems })
      },
    )
  }

  async #answer(message: Extract<HostMessage, { id: unknown }>) {
    if (message.type === 'controls') return { controls: namedControls(this.#sheet, this.#unitOf) }
    if (message.type === 'set') await this.#set(message.values)
    await this.#settled()
    return message.type === 'get' ? { results: this.#results(message.names) } : {}
  }

  /** Sets all inputs, or none when one cannot be set. Numbers are read in the units of the worksheet, whatever was set before. */
  async #set(values: Readonly<Record<string, unknown>>): Promise<void> {
    const { worksheet, controlValues, rights } = this.#sheet
    if (rights.interaction === 0) throw new Error('The controls of this worksheet cannot be operated here.')
    await this.#named()
    const settings = toCalculationSettings(worksheet.settings)
    const inputs = new Map(inputsOf(worksheet.blocks(), this.#unitOf).map(input => [input.name, input]))
    const problems: NamedProblem[] = []
    const given: { readonly input: SheetInput; readonly fields: object }[] = []
    for (const [name, value] of Object.entries(values)) {
      const input = inputs.get(name) ?? this.#definition(name)
      if ('code' in input) {
        problems.push(input)
        continue
      }
      const set = givenFields(input, value, settings)
      if (set.ok) given.push({ input, fields: set.fields })
      else problems.push(set.problem)
    }
    if (problems.length > 0) throw new RefusedInputs(problems)
    const before = given.map(
      ({ input: { block } }) => [block, controlValues.block(block)!.props as object] as const,
    )
    for (const { input, fields } of given) controlValues.set(input.block, fields)
    await this.#settled()
    const wrong = given.flatMap(({ input }) => this.#wrongValue(input, values[input.name]))
    if (wrong.length === 0) return
    for (const [block, props] of before) controlValues.set(block, props)
    throw new RefusedInputs(wrong)
  }

  /** A line that defines the name, or why it cannot be set: what the evaluation service takes and refuses. */
  #definition(name: string): SheetInput | NamedProblem {
    const { worksheet, results } = this.#sheet
    const definesOf = (id: string) => results.get(id).result?.defines ?? []
    const found = definerOf({ blocks: worksheet.blocks(), definesOf }, name)
    if ('problem' in found) return problemOf(name, found.problem)
    const input = lineFieldOf(found.block) ? inputOf(found.block, this.#unitOf) : null
    return input ?? problemOf(name, inputMessage('input.inside', { name }))
  }

  #wrongValue(input: SheetInput, value: unknown): NamedProblem[] {
    const { block, unit, control } = input
    const outcome = control === undefined ? this.#sheet.results.get(block).result?.outcomes.at(-1) : undefined
    const problem = outcome && valueProblem(input, unit, String(value), outcome)
    return problem ? [problem] : []
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

  readonly #unitOf = (block: string): string | undefined => {
    const known = this.#units.get(block) ?? this.#sheet.results.get(block).result?.outcomes.at(-1)?.unit
    if (known !== undefined) this.#units.set(block, known)
    return known
  }
}

/** Inputs that cannot be set, with a sentence for each. */
class RefusedInputs extends Error {
  readonly problems: readonly NamedProblem[]

  constructor(problems: readonly NamedProblem[]) {
    super(problems.map(problem => problem.message).join(' '))
    this.problems = problems
  }
}
