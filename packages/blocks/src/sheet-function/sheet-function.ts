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
import type { NumberFormat } from '@calcwright/math/expression'
import { activeChecks, checkOf, inOrderOfUse } from '../checks/sheet-checks.ts'
import type { SheetCheck } from '../checks/sheet-checks.ts'
import { registry } from '../schemas.ts'
import { withUnitBrackets, dimensionProblem } from './dimensions.ts'
import { CallLines, formulaBlock, outputId, outputParts, probeId } from './lines.ts'
import { NUMBER, writtenDefinition } from './written-definition.ts'

/** A name that cannot be given or read as it was asked for, with a sentence for a person. */
export interface CallProblem {
  readonly name: string
  readonly message: string
}

export interface CallOutput {
  readonly name: string
  /** The name without the unit that it asks for. */
  readonly formula: string
  readonly outcome: Outcome
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
  | { readonly ok: false; readonly problems: readonly CallProblem[] }

/** Values of inputs by name, in plain notation: `{ F: '3 [kN]' }`. */
export type CallInputs = Readonly<Record<string, string>>

/** A block of the worksheet, with the rule that it follows. */
export type CalledBlock = EvaluationBlock & { readonly clause?: string | undefined }

type JudgedCheck = Omit<SheetCheck, 'line'>

interface Input {
  /** The block that defines it. */
  readonly definer: string
  /** The unit that the block writes behind a number, '' for none; null where it computes the value. */
  readonly unit: string | null
  /** The outcome of its own value. */
  readonly own: Outcome | undefined
}

export class SheetFunction {
  readonly #evaluator: Evaluator
  readonly #original: readonly CalledBlock[]
  /** Blocks that are checks. */
  readonly #checks: readonly CalledBlock[]
  readonly #format: NumberFormat
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

  private constructor(evaluator: Evaluator, blocks: readonly CalledBlock[], format: NumberFormat) {
    this.#evaluator = evaluator
    this.#original = blocks
    this.#checks = activeChecks(blocks)
    this.#format = format
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
    const { digits, thousands, forms = [] } = settings
    const sheet = new SheetFunction(evaluator, blocks, { digits, thousands, forms })
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
    const remarks: string[] = []
    for (const [name, value] of Object.entries(inputs)) {
      const input = this.#inputs.get(name)
      if (!input) continue
      const isBare = input.unit !== null && input.unit !== '' && NUMBER.test(value.trim())
      const text = isBare ? `${value.trim()} [${input.unit}]` : withUnitBrackets(value, input.own?.unit ?? '')
      if (isBare)
        remarks.push(`${name}: ${value.trim()} is read in ${input.unit}, its unit in the worksheet.`)
      const block = formulaBlock(input.definer, `${name} := ${text}`)
      if (block) given.set(input.definer, block)
      else problems.push({ name, message: `The value of ${name} cannot be read: ${value}` })
    }
    if (problems.length > 0) return { ok: false, problems }
    await this.#send(given)
    const wrong = Object.keys(inputs).flatMap(name => this.#wrongInput(name))
    if (wrong.length > 0) return { ok: false, problems: wrong }
    return this.#answer(outputs, remarks)
  }

  /** Ends the listening, so that the evaluator can open another worksheet. */
  close(): void {
    this.#stopListening()
  }

  #answer(outputs: readonly string[], remarks: readonly string[]): CallAnswer {
    const isDefined = (name: string) => this.#isDefined(name)
    const read = outputs.map(name => {
      const { formula } = outputParts(name, isDefined)
      return { name, formula, outcome: this.#outcomeOf(outputId(name)) }
    })
    const problems = read.flatMap(({ name, outcome }) => {
      const message = faultOf(name, outcome)
      return message === null ? [] : [{ name, message }]
    })
    if (problems.length > 0) return { ok: false, problems }
    return { ok: true, outputs: read as CallOutput[], remarks, checks: this.#judged() }
  }

  #judged(): JudgedCheck[] {
    const resultOf = (id: string): BlockResult | undefined => this.#results.get(id)
    const source = { blocks: this.#original, format: this.#format, resultOf }
    return inOrderOfUse(this.#checks.map(block => checkOf(source, block)))
  }

  /** Finds what defines the inputs, and their own values. */
  async #prepareInputs(names: readonly string[]): Promise<CallProblem[]> {
    const fresh = names.filter(name => !this.#inputs.has(name))
    const problems: CallProblem[] = []
    const found: string[] = []
    for (const name of fresh) {
      const problem = this.#findInput(name)
      if (problem) problems.push({ name, message: problem })
      else found.push(name)
    }
    if (found.length > 0) await this.#send(new Map())
    for (const name of found) {
      const input = this.#inputs.get(name)!
      this.#inputs.set(name, { ...input, own: this.#outcomeOf(probeId(name)) })
    }
    return problems
  }

  /** @returns a sentence when the name cannot be an input */
  #findInput(name: string): string | null {
    const defining = this.#original.filter(
      ({ id, disabled }) => !disabled && this.#results.get(id)?.defines.includes(name),
    )
    const [first] = defining
    if (!first) return `The worksheet defines no ${name}.`
    if (isContainer(first) || this.#isInside(first))
      return `${name} is defined inside of another block, and cannot be given.`
    const others = this.#results.get(first.id)!.defines.filter(other => other !== name)
    if (others.length > 0)
      return `${name} is defined together with ${others.join(', ')}, and cannot be given alone.`
    const lost = defining.slice(1).find(block => !writtenDefinition(block)?.changes(name))
    if (lost) {
      const line = writtenDefinition(lost)?.text
      return `${name} is defined again further down${line === undefined ? '' : `, by ${line}`}: a value that is given would not count there. Give the names in the worksheet different names.`
    }
    const unit = writtenDefinition(first)?.unit ?? null
    this.#inputs.set(name, { definer: first.id, unit, own: undefined })
    return null
  }

  #isDefined(name: string): boolean {
    return this.#original.some(
      ({ id, disabled }) => !disabled && this.#results.get(id)?.defines.includes(name),
    )
  }

  /** Whether a block stands in a container that computes it in a way of its own, such as a loop. */
  #isInside({ parent }: EvaluationBlock): boolean {
    const around = this.#original.find(({ id }) => id === parent)
    return around !== undefined && (isContainer(around) || this.#isInside(around))
  }

  #prepareOutputs(outputs: readonly string[]): CallProblem[] {
    this.#outputs.clear()
    return outputs.flatMap(name => {
      const block = this.#lines.output(name, one => this.#isDefined(one))
      if (!block)
        return [{ name, message: `The output ${name} cannot be read: an output is a name or a formula.` }]
      this.#outputs.set(block.id, block)
      return []
    })
  }

  /** A value of another dimension than that of the worksheet, or one that cannot be computed. */
  #wrongInput(name: string): CallProblem[] {
    const { own } = this.#inputs.get(name)!
    const now = this.#outcomeOf(probeId(name))
    if (!now || now.error)
      return [{ name, message: `The value of ${name} cannot be used: ${now?.error?.message ?? ''}` }]
    if (!own || own.error) return []
    const message = dimensionProblem(name, own.unit, now.unit)
    return message === null ? [] : [{ name, message }]
  }

  #outcomeOf(id: string): Outcome | undefined {
    return this.#results.get(id)?.outcomes[0]
  }

  /** Brings the evaluator to the worksheet with these blocks in place of its own. */
  async #send(given: ReadonlyMap<string, EvaluationBlock>): Promise<void> {
    const probes = new Map<string, EvaluationBlock[]>()
    for (const [name, { definer }] of this.#inputs) {
      probes.set(definer, [...(probes.get(definer) ?? []), this.#lines.probe(name)])
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
        ...this.#checks.map(({ id }) => id),
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

/** Whether a block computes those in it in a way of its own. */
function isContainer({ type }: EvaluationBlock): boolean {
  const { container } = registry.get(type) ?? {}
  return container !== undefined && !container.indents
}

/** A sentence when an output has no value that could be read. */
function faultOf(name: string, outcome: Outcome | undefined): string | null {
  if (!outcome) return `${name} was not computed.`
  if (outcome.error) return outcome.error.message
  const [unknown] = outcome.unknown ?? []
  return unknown ? `The worksheet defines no ${unknown.name}.` : null
}

/** Blocks of the worksheet are the same objects in each call; those that are made are compared by their text. */
function isSameBlock(sent: EvaluationBlock | undefined, block: EvaluationBlock): boolean {
  if (sent === block) return true
  const text = (of: EvaluationBlock) => (of.props as { readonly latex?: string }).latex
  return sent?.type === 'math' && block.type === 'math' && text(sent) === text(block)
}
