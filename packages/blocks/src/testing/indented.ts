/** Worksheets with containers written as indented text, for tests. */
import { defaultSettings, toCalculationSettings, worksheetFromPlain } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import { borrowEngine } from '@calcwright/engine/testing'
import { createEvaluator } from '@calcwright/evaluator'
import type {
  BlockResult,
  EvaluationBlock,
  EvaluationSettings,
  EvaluatorEvent,
  Outcome,
  ResourceSource,
} from '@calcwright/evaluator'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { blockEvaluations } from '../registered/evaluations.ts'
import { registry } from '../schemas.ts'

const latexOf = (text: string): string => {
  const parsed = parsePlain(text, { isUnit })
  return parsed.ok ? toLatex(parsed.value) : text
}

/** The block that a line of the text stands for: that of the word it begins with, or else a formula. */
function blockOf(text: string): { type: string; props: object } {
  for (const { type, container, worded, divides, fromPlain } of registry.types) {
    const props = container || divides || worded === true ? fromPlain?.(text) : null
    if (props) return { type, props }
  }
  return { type: 'math', props: { latex: latexOf(text) } }
}

/** @param text a block a line, two spaces deeper than the container it stands in; ids are line numbers from 1 */
export function indented(text: string): EvaluationBlock[] {
  const path: string[] = []
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, index) => {
      const depth = line.search(/\S/) / 2
      path.length = depth
      const { type, props } = blockOf(line.trim())
      const block = evaluationBlock(index + 1, type, props, path.at(-1) ?? null)
      path.push(block.id)
      return block
    })
}

/** A worksheet that is computed. */
export interface ComputedSheet {
  readonly results: ReadonlyMap<string, BlockResult>
  /** Computes another state of the worksheet. */
  edit(text: string): Promise<void>
  outcome(line: number | string, index?: number): Outcome
  /** Display of a line: its value, its error behind `!`, its notices behind `(`, `~` where it was skipped. */
  shown(line: number): string
  /** Computes another state, and aborts once a notice of the line says so. */
  abortAt(text: string, line: number, notice: string): Promise<void>
  dispose(): void
}

const SETTINGS = toCalculationSettings(defaultSettings())

/** A block as tests write it; fields left out have their defaults. */
export interface WrittenBlock {
  readonly type: string
  readonly props: object
}

/** A worksheet of blocks side by side; ids are numbers from 1. */
export function computeBlocks(
  written: readonly WrittenBlock[],
  resources?: ResourceSource,
): Promise<ComputedSheet> {
  const blocks = written.map(({ type, props }, index) => evaluationBlock(index + 1, type, props, null))
  return computed(blocks, SETTINGS, resources)
}

function evaluationBlock(line: number, type: string, props: object, parent: string | null): EvaluationBlock {
  const complete = { ...(registry.get(type)!.defaults() as object), ...props }
  return { id: String(line), type, parent, disabled: false, props: complete }
}

export function compute(text: string, settings = SETTINGS): Promise<ComputedSheet> {
  return computed(indented(text), settings)
}

/** @param text a worksheet in plain notation */
export async function computeWorksheet(
  text: string,
  settings: Partial<EvaluationSettings> = {},
): Promise<{ readonly sheet: ComputedSheet; readonly blocks: readonly Block[] }> {
  const blocks = worksheetFromPlain(registry, text).blocks()
  return { sheet: await computed(blocks, { ...SETTINGS, ...settings }), blocks }
}

async function computed(
  blocks: readonly EvaluationBlock[],
  settings = SETTINGS,
  resources?: ResourceSource,
): Promise<ComputedSheet> {
  const results = new Map<string, BlockResult>()
  const evaluator = createEvaluator({
    startEngine: () => borrowEngine(),
    blockEvaluations,
    deadline: 20_000,
    ...(resources && { resources }),
  })
  let finished = (): void => {}
  const events: EvaluatorEvent[] = []
  evaluator.on(event => {
    events.push(event)
    if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
    if (event.kind === 'finished') finished()
  })
  const run = (action: () => void): Promise<void> =>
    new Promise(resolve => {
      finished = resolve
      action()
    })
  // Outcomes that only prepare a result count where they fail.
  const answers = (line: string): readonly Outcome[] => {
    const outcomes = results.get(line)?.outcomes ?? []
    return outcomes.filter(({ request, error }) => request !== 'preparation' || error)
  }
  const sheet: ComputedSheet = {
    results,
    edit: next => {
      const blocks = indented(next)
      return run(() => evaluator.update({ blocks, order: blocks.map(({ id }) => id) }))
    },
    outcome: (line, index = 0) => answers(String(line))[index]!,
    shown(line) {
      const outcome = answers(String(line))[0]
      if (!outcome) return '?'
      if (outcome.skipped) return '~'
      if (outcome.error) return `! ${outcome.error.message}`
      return [outcome.display, ...outcome.notices.map(({ text }) => `(${text})`)].join(' ').trim()
    },
    abortAt(next, line, notice) {
      const blocks = indented(next)
      const stop = evaluator.on(event => {
        const result = event.kind === 'results' && event.results.find(({ block }) => block === String(line))
        const outcome = result ? result.outcomes[0] : undefined
        if (outcome?.running && outcome.notices.some(({ text }) => text.includes(notice))) evaluator.abort()
      })
      return run(() => evaluator.update({ blocks, order: blocks.map(({ id }) => id) })).finally(stop)
    },
    dispose: () => evaluator.dispose(),
  }
  await run(() => evaluator.open(blocks, settings))
  return sheet
}
