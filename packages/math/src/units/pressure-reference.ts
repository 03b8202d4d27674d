/**
 * Engineers write behind a unit of pressure from where it counts: `bar(a)`, `bara` and `psia` from vacuum, which is
 * the unit itself, `bar(g)`, `barg` and `psig` from the pressure of the atmosphere, which is no unit.
 */
import type { UnitExpression } from '../expression/tree.ts'
import { Dimension } from './dimension.ts'
import type { Unit } from './types.ts'

const PRESSURE = Dimension.of({ length: -1, mass: 1, time: -2 })

type Find = (name: string) => Unit | undefined

const ABSOLUTE = /^(.+?)_?(?:a|abs)$/i
const GAUGE = /^(.+?)_?(?:g|ga|gauge)$/i

const pressureNamed = (name: string | undefined, find: Find): Unit | undefined => {
  const unit = name === undefined ? undefined : find(name)
  return unit?.dimension === PRESSURE ? unit : undefined
}

/** @returns the unit of `bara`, `kPaa`; undefined for other names */
export const absolutePressure = (name: string, find: Find): Unit | undefined =>
  pressureNamed(ABSOLUTE.exec(name)?.[1], find)

/** @returns the symbol of the unit in `barg`, `kPag`; undefined for other names */
export const gaugePressure = (name: string, find: Find): string | undefined =>
  pressureNamed(GAUGE.exec(name)?.[1], find)?.symbol

/** A box such as `bar(g)`, whose letter in brackets reads like a gram or an are, as one name: `barg`. */
export function withReference(box: UnitExpression, find: Find): UnitExpression {
  if (box.kind !== 'unit-product' || box.left.kind !== 'unit' || box.right.kind !== 'unit') return box
  const isReference = /^(?:g|a|ga|abs|gauge)$/i.test(box.right.name)
  if (!isReference || !pressureNamed(box.left.name, find)) return box
  return { kind: 'unit', name: `${box.left.name}${box.right.name.toLowerCase()}`, span: box.span }
}
