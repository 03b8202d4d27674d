/** Formula lines that a call puts into a worksheet. */
import type { EvaluationBlock } from '@calcwright/evaluator'
import line from '../math/line/schema.ts'
import { mathFromPlain } from '../math/line/plain.ts'

/** Id of the line that shows the value of an input behind its definition. */
export const probeId = (name: string): string => `input ${name}`

/** Whether a block is one of the lines that calls put in, the only ones whose results they read. */
export const isCallLine = (block: string): boolean => /^(input|output) /.test(block)

/** A formula line of a text in plain notation; null when it cannot be read. */
export function formulaBlock(id: string, text: string): EvaluationBlock | null {
  const fields = mathFromPlain(text)
  if (!fields) return null
  return { id, type: line.type, parent: null, disabled: false, props: { ...line.defaults(), ...fields } }
}

/** Lines that are read once for all calls. */
const MOST = 1000

/** The lines of inputs and outputs, which are the same in many calls. */
export class CallLines {
  readonly #read = new Map<string, EvaluationBlock | null>()

  /** Shows the value of an input. */
  probe(name: string): EvaluationBlock {
    return this.#line(probeId(name), `${name} =`)!
  }

  /** The line of an output, `sigma` or `sigma [MPa]`; null when it cannot be read. */
  output(output: string): EvaluationBlock | null {
    const [, formula = output, unit = ''] = /^(.*\S)\s*(\[[^[\]]*\])$/s.exec(output.trim()) ?? []
    return this.#line(`output ${output}`, `${formula} = ${unit}`)
  }

  #line(id: string, text: string): EvaluationBlock | null {
    const read = this.#read.get(id)
    if (read !== undefined) return read
    if (this.#read.size >= MOST) this.#read.clear()
    const block = formulaBlock(id, text)
    this.#read.set(id, block)
    return block
  }
}
