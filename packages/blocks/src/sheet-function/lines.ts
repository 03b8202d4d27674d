/** Formula lines that a call puts into a worksheet. */
import type { EvaluationBlock } from '@calcwright/evaluator'
import { parsePlain, parseUnit, unitNames } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import line from '../math/line/schema.ts'
import { mathFromPlain } from '../math/line/plain.ts'

/** Id of the line that shows the value of an input behind its definition. */
export const probeId = (name: string): string => `input ${name}`

/** Id of the line that shows an output. */
export const outputId = (output: string): string => `output ${output}`

/** Whether a block is one of the lines that calls put in, the only ones whose results they read. */
export const isCallLine = (block: string): boolean => /^(input|output) /.test(block)

/** A formula line of a text in plain notation; null when it cannot be read. */
export function formulaBlock(id: string, text: string): EvaluationBlock | null {
  const fields = mathFromPlain(text)
  if (!fields) return null
  return { id, type: line.type, parent: null, disabled: false, props: { ...line.defaults(), ...fields } }
}

interface OutputParts {
  readonly formula: string
  /** In brackets, '' for none. */
  readonly unit: string
}

/**
 * Separates the unit that an output is wanted in: `sigma [MPa]`. Brackets of an index stay in the formula, `v[2]`
 * and `v[k]`; a name right in front of brackets with the name of a unit is an element where the worksheet defines it.
 */
export function outputParts(output: string, isDefined: (name: string) => boolean): OutputParts {
  const text = output.trim()
  const [, formula = '', box = ''] = /^(.*[^\s*/^+-])\s*\[([^[\]]*)\]$/s.exec(text) ?? []
  const parsed = formula === '' ? null : parseUnit(box, { isUnit: isBoxUnit })
  const names = parsed?.ok ? unitNames(parsed.value) : []
  const isUnit = names.length > 0 && names.every(isBoxUnit)
  const isAttached = /[\p{L}\p{N}_\])]\[[^[\]]*\]$/u.test(text)
  return isUnit && !(isAttached && names.some(isDefined))
    ? { formula, unit: `[${box}]` }
    : { formula: text, unit: '' }
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

  /**
   * The line of an output, `sigma`, `sigma [MPa]` or `v[2] [mm]`; null when it cannot be read, or defines a name.
   *
   * @param isDefined whether the worksheet defines a name
   */
  output(output: string, isDefined: (name: string) => boolean): EvaluationBlock | null {
    const { formula, unit } = outputParts(output, isDefined)
    const text = `${formula} = ${unit}`
    const parsed = parsePlain(text, { isUnit: isBoxUnit })
    if (!parsed.ok || parsed.value.kind !== 'expression') return null
    return this.#line(outputId(output), text)
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
