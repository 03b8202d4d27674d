/** Text in plain notation as a worksheet: every line is a block of its own. */
import { registry } from '@calcwright/blocks/schemas'
import { typedJudge } from '@calcwright/blocks/as-typed'
import { readPlain } from '@calcwright/document'
import type { PlainBlock, PlainNode, PlainProblem } from '@calcwright/document'
import { isTextLine, parsePlain, splitRemark } from '@calcwright/math/expression'
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

/** The target of a line that cannot be read, `F :=` or `f(x) = 3 +`: lines below wait for it. `F =` alone asks for F. */
const TARGET =
  /^\s*(\p{L}[\p{L}\d_~]*)\s*(\(\s*\p{L}[\p{L}\d_~]*(?:\s*,\s*\p{L}[\p{L}\d_~]*)*\s*\))?\s*(?::=|=\s*\S)/u

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

/** A block and the words in the text that it comes from. */
export interface SourceBlock {
  readonly block: EvaluationBlock
  /** From 1. */
  readonly line: number
  readonly source: string
  /** The clause that the line follows. */
  readonly clause?: string
  /** A line for people, which computes nothing. */
  readonly isProse?: true
}

/** The fields of a block whose words are read as they would be typed. */
const propsOf = ({ type, props, text }: PlainBlock, source: string): object =>
  source === text ? props : (registry.get(type)!.fromPlain?.(source) ?? props)

/**
 * Lines of text mean what they would mean if they were typed, `h = 3 m` three metres: `source` has units in brackets
 * where the text has none.
 * @returns what holds mathematics, in reading order: blank lines and texts, `#` and `//`, are left out
 */
export function plainBlocks(text: string): SourceBlock[] {
  const blocks: SourceBlock[] = []
  const nodes = readPlain(registry, text)
  const { isProse, read } = typedJudge(registry, text)
  const add = (nodes: readonly PlainNode[], parent: string | null): void => {
    for (const node of nodes) {
      const { text, line } = node
      if (node.kind === 'line' && isTextLine(text)) continue
      // Names that a block binds, such as the counter of a loop, are not known here.
      const isRead = parent === null && (node.kind === 'block' || !node.problem)
      const source = isRead ? read(text, node.kind === 'block' ? node.type : null) : text
      const id = `${line}.${blocks.length}`
      const asProse = node.kind === 'line' && !node.problem && isProse(source)
      const fields =
        node.kind === 'block'
          ? { type: node.type, props: { ...registry.get(node.type)!.defaults(), ...propsOf(node, source) } }
          : { type: PLAIN_LINE, props: { source: asProse ? '' : source, problem: node.problem } }
      const { clause, numbers } = node.marks ?? {}
      const block = { id, parent, disabled: false, ...fields, ...(numbers && { numbers }) }
      blocks.push({ block, line, source, ...(clause && { clause }), ...(asProse && { isProse: true }) })
      if (node.kind === 'block') add(node.children, id)
    }
  }
  add(nodes, null)
  return blocks
}
