/** Text in plain notation as a worksheet: every line is a block of its own. */
import { registry } from '@calcwright/blocks/schemas'
import { readPlain } from '@calcwright/document'
import type { LineJudge, PlainNode, PlainProblem } from '@calcwright/document'
import { isTextLine, parsePlain, proseIn, splitRemark } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import type { BlockEvaluation, EvaluationBlock, OutputOptions } from '@calcwright/evaluator'

interface PlainProps {
  readonly source: string
  /** The fault of the line's place. */
  readonly problem?: PlainProblem
}

/** Type of the blocks that are formulas. */
export const PLAIN_LINE = 'plain'

const OUTPUT: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: false,
  force: false,
}

/** `F :=`, `f(x) =`: what a line that cannot be read was going to define. */
const TARGET = /^\s*(\p{L}[\p{L}\d_~]*)\s*(\([^()]*\))?\s*:?=\s*\S/u

/** A line of text plans the statement that it says. */
export const plainEvaluation: BlockEvaluation<PlainProps> = {
  type: PLAIN_LINE,
  plan({ source, problem }) {
    if (problem) return { statements: [], problem: { code: 'syntax.notation', ...problem } }
    const parsed = parsePlain(splitRemark(source).formula, { isUnit: isBoxUnit })
    if (parsed.ok) return { statements: [{ statement: parsed.value, output: OUTPUT }] }
    const [, name, parameters] = TARGET.exec(source) ?? []
    const isRefused = name === undefined || parsed.problem.code.startsWith('syntax.function')
    const intends = isRefused ? [] : [parameters ? `${name}(` : name]
    return { statements: [], problem: parsed.problem, intends }
  },
}

/** Judges the lines of a text: names that any of its lines defines are known words. */
export function judgeOf(text: string): LineJudge {
  let defined: ReadonlySet<string> | null = null
  const isDefined = (word: string): boolean => (defined ??= definedIn(text)).has(word)
  const isProse = (line: string): boolean =>
    proseIn(splitRemark(line).formula, { isUnit: isBoxUnit, isDefined }) === 'certain'
  const isRead = (line: string): boolean => parsePlain(splitRemark(line).formula, { isUnit: isBoxUnit }).ok
  return { isProse, isFault: line => !isProse(line) && !isRead(line) }
}

/** Words in front of an equals sign. */
const definedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(\p{L}[\p{L}\d_]*)(?:\([^()]*\))?\s*:?=/gu)].map(([, name]) => name!))

/** A block and the words in the text that it comes from. */
export interface SourceBlock {
  readonly block: EvaluationBlock
  /** From 1. */
  readonly line: number
  readonly source: string
  /** A line for people, which computes nothing. */
  readonly isProse?: true
}

/** @returns what holds mathematics, in reading order: blank lines and texts, `#` and `//`, are left out */
export function plainBlocks(text: string): SourceBlock[] {
  const blocks: SourceBlock[] = []
  const { isProse } = judgeOf(text)
  const add = (nodes: readonly PlainNode[], parent: string | null): void => {
    for (const node of nodes) {
      const { text: source, line } = node
      if (node.kind === 'line' && isTextLine(source)) continue
      const id = `${line}.${blocks.length}`
      const asProse = node.kind === 'line' && !node.problem && isProse(source)
      const fields =
        node.kind === 'block'
          ? { type: node.type, props: { ...registry.get(node.type)!.defaults(), ...node.props } }
          : { type: PLAIN_LINE, props: { source: asProse ? '' : source, problem: node.problem } }
      const block = { id, parent, disabled: false, ...fields }
      blocks.push({ block, line, source, ...(asProse && { isProse: true }) })
      if (node.kind === 'block') add(node.children, id)
    }
  }
  add(readPlain(registry, text), null)
  return blocks
}
