/** Cells that hold two numbers: complex ones, and magnitudes with their phase, as circuit simulators write them. */
import type { Cell, ColumnSource } from './options.ts'

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?'
/** `1.5e-2,0.0e0`, `(1.5, 2)`, `(-3.01dB,178.2°)`. */
const PAIR = new RegExp(`^\\(?\\s*(${NUMBER})(dB)?\\s*[,;]\\s*(${NUMBER})(°|deg)?\\s*\\)?$`)
/** `1+2i`, `(1.5e-3-2j)`, and `(1+-2j)` as NumPy writes it. */
const SUM = new RegExp(`^\\(?(${NUMBER})(?:\\+(?=-))?((?=[+-])${NUMBER})[ij]\\)?$`)

/** Signs of the longest pair. */
const LONGEST = 100

/** Both numbers of a cell; null for any other one. Their decimal mark is a point. */
export function pairIn(cell: Cell | undefined): readonly [first: number, second: number] | null {
  if (typeof cell !== 'string' || cell.length > LONGEST) return null
  const text = cell.trim()
  const [, first, , second] = PAIR.exec(text) ?? []
  const [, real, imaginary] = second === undefined ? (SUM.exec(text) ?? []) : []
  const both = [first ?? real, second ?? imaginary]
  return both.includes(undefined) ? null : [Number(both[0]), Number(both[1])]
}

/** The number of a part of a cell, NaN for none. */
export function partOf(cell: Cell | undefined, part: ColumnSource['part']): number {
  const both = pairIn(cell)
  return both?.[part === 'first' ? 0 : 1] ?? Number.NaN
}

/** Words for both parts, by a cell of the column. */
export const labelsOf = (cell: string): readonly [string, string] =>
  /dB|°|deg/.test(cell) ? ['magnitude [dB]', 'phase [deg]'] : ['real', 'imaginary']
