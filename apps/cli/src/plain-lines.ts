/** Text in plain notation as a worksheet: every line is a block of its own. */
import { parsePlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import type { BlockEvaluation, EvaluationBlock, OutputOptions } from '@calcwright/evaluator'

interface PlainProps {
  readonly source: string
}

const TYPE = 'plain'

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
  type: TYPE,
  plan({ source }) {
    const parsed = parsePlain(source, { isUnit: isBoxUnit })
    if (parsed.ok) return { statements: [{ statement: parsed.value, output: OUTPUT }] }
    const [, name, parameters] = TARGET.exec(source) ?? []
    const intends = name === undefined ? [] : [parameters ? `${name}(` : name]
    return { statements: [], problem: parsed.problem, intends }
  },
}

/** @returns a block for each line that holds mathematics: blank lines and `#` lines are left out */
export function plainBlocks(text: string): EvaluationBlock[] {
  return text.split(/\r\n|\r|\n/).flatMap((source, index) => {
    if (/^\s*(#|$)/.test(source)) return []
    return { id: String(index + 1), type: TYPE, parent: null, disabled: false, props: { source } }
  })
}
