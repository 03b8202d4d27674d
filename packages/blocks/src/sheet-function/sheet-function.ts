/**
 * A worksheet as a function: some of its names get other values, and the values of others are read. The command
 * line and the evaluation service call worksheets in this way.
 */
import type {
  BlockResult,
  EvaluationBlock,
  EvaluationSettings,
  Evaluator,
  Outcome,
} from '@calcwright/evaluator'
import type { LineMarks } from '@calcwright/document'
import { freeNames, type NumberFormat, parsePlain, toLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { CHECK, activeChecks, checkOf, inOrderOfUse, withIncluded } from '../checks/sheet-checks.ts'
import type { SheetCheck } from '../checks/sheet-checks.ts'
import { message } from '@calcwright/math/messages/inputs'
import type { TypedSettings } from '../controls/slider/typed-value.ts'
import { definerOf } from '../sheet-schema/definer.ts'
import { valueProblem } from '../sheet-schema/dimensions.ts'
import { type SheetInput, definitionText, inputOf } from '../sheet-schema/input.ts'
import { type NamedProblem, problemOf } from '../sheet-schema/named-problem.ts'
import { type InputReading, readInput } from '../sheet-schema/reading.ts'
import { CallLines, formulaBlock, outputId, outputParts, probeId } from './lines.ts'
import { outputKey, shownLines } from './shown-lines.ts'

export interface CallOutput {
  readonly name: string
  /** The name without the unit that it asks for. */
  readonly formula: string
  readonly outcome: Outcome
  /** The formula and the steps to its value, where the worksheet shows them. */
  readonly steps: readonly OutputStep[]
  /** The rule that its line follows; '' for none. */
  readonly clause: string
}

export type CallAnswer =
  /** `remarks`: sentences on how inputs were read. */
  | {
      readonly ok: true
      readonly outputs: readonly CallOutput[]
      readonly remarks: readonly string[]
      /** The checks of the worksheet with these inputs, the worst first. */
      readonly checks: readonly JudgedCheck[]
    }
  | { readonly ok: false; readonly problems: readonly NamedProblem[] }

/** Values of inputs by name: `{ F: '3 [kN]', steel: 'S355', wind: true, v: [1, 2] }`. */
export type CallInputs = Readonly<Record<string, unknown>>

/** A block of the worksheet, with the marks of its line. */
export type CalledBlock = EvaluationBlock & LineMarks

type JudgedCheck = Omit<SheetCheck, 'line'>

interface Input {
  /** The block that defines it. */
  readonly definer: CalledBlock
  readonly described: SheetInput
  /** The outcome of its own value. */
  readonly own: Outcome | undefined
}

export class SheetFunction {
  readonly #evaluator: Evaluator
  readonly #original: readonly CalledBlock[]
  /** Blocks that are checks, or includes that bring some. */
  readonly #checks: readonly CalledBlock[]
  /** Lines that show outputs in a way of their own. */
  readonly #shown: ReadonlyMap<string, CalledBlock>
  readonly #format: NumberFormat
  readonly #settings: TypedSettings
  /** Blocks as the evaluator has them, by id. */
  #sent = new Map<string, EvaluationBlock>()
  readonly #results = new Map<string, BlockResult>()
  readonly #lines = new CallLines()
  /** Inputs that were given once. */
  readonly #inputs = new Map<string, Input>()
  /** Formulas that show outputs, by id, behind all other blocks. */
  readonly #outputs = new Map<string, EvaluationBlock>()
  #finished: PromiseWithResolvers<void> | null = null

  readonly #stopListening: () => void

  private constructor(evaluator: Evaluator, blocks: readonly CalledBlock[], settings: EvaluationSettings) {
    const { digits, thousands, forms = [], ...others } = settings
    this.#settings = others
    this.#evaluator = evaluator
    this.#original = blocks
    this.#checks = activeChecks(blocks)
    this.#shown = shownLines(blocks)
    this.#format = { digits, thousands, forms }
    this.#stopListening = evaluator.on(event => {
      if (event.kind === 'results')
        for (const result of event.results) this.#results.set(result.block, result)
      if (event.kind === 'engine' && event.phase === 'terminated')
        this.#finished?.reject(new Error(event.text))
      if (event.kind === 'finished') this.#finished?.resolve()
    })
  }

  /** Computes the worksheet once with its own values. Rejects when the engine ends. */
  static async open(
    evaluator: Evaluator,
    blocks: readonly CalledBlock[],
    settings: EvaluationSettings,
  ): Promise<SheetFunction> {
    const sheet = new SheetFunction(evaluator, blocks, settings)
    sheet.#sent = new Map(blocks.map(block => [block.id, block]))
    // Calls compute only what their outputs depend on.
    evaluator.setAutomatic(false)
    evaluator.open(blocks, settings)
    await sheet.#run(() => evaluator.calculate(blocks.map(({ id }) => id)))
    return sheet
  }

  /**
   * Computes the outputs for these inputs; inputs of earlier calls have their own values again.
   *
   * @param outputs names, or formulas, each with the unit that it is to be shown in: `sigma [MPa]`
   */
  async call(inputs: CallInputs, outputs: readonly string[]): Promise<CallAnswer> {
    const problems = [...(await this.#prepareInputs(Object.keys(inputs))), ...this.#prepareOutputs(outputs)]
    const given = new Map<string, EvaluationBlock>()
    /** Values of lines as they were read, by name. */
    const texts = new Map<string, string>()
    const remarks: string[] = []
    for (const [name, value] of Object.entries(inputs)) {
      const input = this.#inputs.get(name)
      if (!input) continue
      const reading = readInput(input.described, value, this.#settings)
      if (!reading.ok) {
        problems.push(reading.problem)
        continue
      }
      remarks.push(...reading.remarks)
      if ('text' in reading.given) texts.set(name, reading.given.text)
      given.set(input.definer.id, givenBlock(input, reading))
    }
    if (problems.length > 0) return { ok: false, problems }
    await this.#send(given)
    const wrong = Object.entries(inputs).flatMap(([name, value]) =>
      this.#wrongInput(name, value, texts.get(name) ?? ''),
    )
    if (wrong.length > 0) return { ok: false, problems: wrong }
    return this.#answer(outputs, remarks)
  }

  /** Ends the listening, so that the evaluator can open another worksheet. */
  close(): void {
    this.#stopListening()
  }

  #answer(outputs: readonly string[], remarks: readonly string[]): CallAnswer {
    const read = outputs.map(name => {
      const { formula } = this.#partsOf(name)
      const outcome = this.#outcomeOf(outputId(name))
      const { clause = '' } = this.#lineOf(name)
      return { name, formula, outcome, steps: this.#stepsOf(formula, outcome), clause }
    })
    const problems = read.flatMap(({ name, outcome }) => faultOf(name, outcome) ?? [])
    if (problems.length > 0) return { ok: false, problems }
    return { ok: true, outputs: read as CallOutput[], remarks, checks: this.#judged() }
  }

  #stepsOf(formula: string, outcome: Outcome | undefined): readonly OutputStep[] {
    const definer = this.#original.findLast(block => this.#defines(block, formula))
    if (!definer) return outputSteps(formula, outcome ?? {})
    return outputSteps(definitionText(definer), this.#outcomeOf(definer.id) ?? {})
  }

  #judged(): JudgedCheck[] {
    const resultOf = (id: string): BlockResult | undefined => this.#results.get(id)
    const source = { blocks: this.#original, format: this.#format, resultOf }
    return inOrderOfUse(withIncluded(this.#checks, block => checkOf(source, block)))
  }

  /** Finds what defines the inputs, and their own values. */
  async #prepareInputs(names: readonly string[]): Promise<NamedProblem[]> {
    const fresh = names.filter(name => !this.#inputs.has(name))
    const problems: NamedProblem[] = []
    const found: string[] = []
    for (const name of fresh) {
      const problem = this.#findInput(name)
      if (problem) problems.push(problemOf(name, problem))
      else found.push(name)
    }
    if (found.length > 0) await this.#send(new Map())
    for (const name of found) {
      const { definer, described } = this.#inputs.get(name)!
      const own = this.#outcomeOf(probeId(name))
      const unit = described.isWritten ? described.unit : (own?.unit ?? '')
      this.#inputs.set(name, { definer, described: { ...described, unit }, own })
    }
    return problems
  }

  /** @returns why the name cannot be an input */
  #findInput(name: string): ReturnType<typeof message> | null {
    const definesOf = (id: string): readonly string[] => this.#results.get(id)?.defines ?? []
    const found = definerOf({ blocks: this.#original, definesOf }, name)
    if ('problem' in found) return found.problem
    const { block } = found
    this.#inputs.set(name, {
      definer: block,
      described: inputOf(block) ?? computed(block, name),
      own: undefined,
    })
    return null
  }

  #isDefined(name: string): boolean {
    return this.#original.some(block => this.#defines(block, name))
  }

  #isDefinedAbove(block: CalledBlock, name: string): boolean {
    return this.#original.slice(0, this.#original.indexOf(block)).some(above => this.#defines(above, name))
  }

  #defines({ id, disabled }: EvaluationBlock, name: string): boolean {
    return !disabled && (this.#results.get(id)?.defines.includes(name) ?? false)
  }

  #prepareOutputs(outputs: readonly string[]): NamedProblem[] {
    this.#outputs.clear()
    return outputs.flatMap(name => {
      const block = this.#lines.output(name, one => this.#isDefined(one))
      if (!block) return [problemOf(name, message('output.unreadable', { name }))]
      const { numbers } = this.#lineOf(name)
      this.#outputs.set(block.id, numbers === undefined ? block : { ...block, numbers })
      return []
    })
  }

  #partsOf(output: string) {
    return outputParts(output, name => this.#isDefined(name))
  }

  /** How an output is written and which rule it follows: as the line that shows it, else the one that defines it. */
  #lineOf(output: string): LineMarks {
    const { formula, unit } = this.#partsOf(output)
    const shown = this.#shown.get(outputKey(formula, unit))
    const definer = this.#original.findLast(block => this.#defines(block, formula))
    return { numbers: shown?.numbers ?? definer?.numbers, clause: shown?.clause ?? definer?.clause }
  }

  /** A value of another dimension than that of the worksheet, or one that cannot be computed. */
  #wrongInput(name: string, value: unknown, text: string): NamedProblem[] {
    const { own, described, definer } = this.#inputs.get(name)!
    const ownUnit = !own || own.error ? null : own.unit
    const now = this.#outcomeOf(probeId(name))
    const unknown = namesIn(text).flatMap(one => (this.#isDefinedAbove(definer, one) ? [] : { name: one }))
    // The line behind the definition only says that it waits for it.
    const fault = this.#results.get(definer.id)?.outcomes.find(({ error }) => error)?.error
    const error = now?.error ? (fault ?? now.error) : null
    const outcome = now && { ...now, error, unknown: unknown.length > 0 ? unknown : undefined }
    const problem = valueProblem(described, ownUnit, String(value), outcome)
    return problem === null ? [] : [problem]
  }

  #outcomeOf(id: string): Outcome | undefined {
    return this.#results.get(id)?.outcomes[0]
  }

  /** Brings the evaluator to the worksheet with these blocks in place of its own. */
  async #send(given: ReadonlyMap<string, EvaluationBlock>): Promise<void> {
    const probes = new Map<string, EvaluationBlock[]>()
    for (const [name, { definer }] of this.#inputs) {
      probes.set(definer.id, [...(probes.get(definer.id) ?? []), this.#lines.probe(name)])
    }
    const blocks = [
      ...this.#original.flatMap(block => [given.get(block.id) ?? block, ...(probes.get(block.id) ?? [])]),
      ...this.#outputs.values(),
    ]
    const changed = blocks.filter(block => !isSameBlock(this.#sent.get(block.id), block))
    const order = blocks.map(({ id }) => id)
    if (changed.length > 0 || blocks.length !== this.#sent.size) {
      this.#sent = new Map(blocks.map(block => [block.id, block]))
      this.#evaluator.update({ blocks: changed, order })
    }
    await this.#run(() =>
      this.#evaluator.calculate([
        ...[...this.#inputs.keys()].map(probeId),
        ...this.#outputs.keys(),
        ...this.#checks.filter(({ type }) => type === CHECK).map(({ id }) => id),
      ]),
    )
  }

  async #run(act: () => void): Promise<void> {
    this.#finished = Promise.withResolvers()
    act()
    await this.#finished.promise
    this.#finished = null
  }
}

/** Free names of a formula in plain notation. */
function namesIn(text: string): string[] {
  const parsed = parsePlain(text, { isUnit: isBoxUnit, context: 'expression' })
  return parsed.ok && parsed.value.kind === 'expression' ? [...freeNames(parsed.value.value).keys()] : []
}

/** The line that has what was given in the place of the worksheet's own value. */
function givenBlock({ definer, described }: Input, { given }: InputReading & { ok: true }): EvaluationBlock {
  if ('fields' in given) return { ...definer, props: { ...(definer.props as object), ...given.fields } }
  const { numbers } = definer
  return { ...formulaBlock(definer.id, `${described.name} := ${given.text}`)!, numbers }
}

/** An input whose block writes no value: it takes what has the dimension of its result. */
const computed = ({ id }: CalledBlock, name: string): SheetInput => ({
  block: id,
  name,
  kind: 'quantity',
  unit: '',
  isWritten: false,
  value: '',
  label: '',
  help: '',
  group: '',
  order: null,
})

/** Says why an output has no value that could be read; null where it has one. */
function faultOf(name: string, outcome: Outcome | undefined): NamedProblem | null {
  if (!outcome) return problemOf(name, message('output.missing', { name }))
  const { error, unknown: [unknown] = [] } = outcome
  if (error) {
    const problem = problemOf(name, message('output.failed', { sentence: error.message }))
    return { ...problem, ...(error.code !== undefined && { cause: error.code }) }
  }
  return unknown ? problemOf(name, message('output.unknown', { name: unknown.name })) : null
}

/** Blocks of the worksheet are the same objects in each call; those that are made are compared by their fields. */
function isSameBlock(sent: EvaluationBlock | undefined, block: EvaluationBlock): boolean {
  if (sent === block) return true
  if (sent?.type !== block.type || sent.numbers !== block.numbers) return false
  const [before, now] = [sent.props, block.props] as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys(now).every(key => before[key] === now[key])
}

/** The steps to an output: those of the line that defines it, where that shows them. */
interface OutputStep {
  /** A text for people: `12 kN/(300 mm^2)`. */
  readonly text: string
  readonly latex: string
}

/**
 * @param line plain notation of the line
 * @returns its formula, and below that what stands between the formula and the result; none where nothing does
 */
function outputSteps(line: string, { working = [] }: Pick<Outcome, 'working'>): OutputStep[] {
  const parsed = working.length > 0 ? parsePlain(line, { isUnit: isBoxUnit }) : null
  if (!parsed?.ok || !('value' in parsed.value)) return []
  const { value } = parsed.value
  const formula = { text: toPlain(value, { units: 'bare' }), latex: toLatex(value) }
  return [formula, ...working.map(({ display, latex }) => ({ text: display, latex }))]
}
