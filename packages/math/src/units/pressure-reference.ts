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
export function gaugePressure(name: string, find: Find): string | undefined {
  const [, unit] = GAUGE.exec(name) ?? []
  // Plates of instruments are in capitals: PSIG.
  return (pressureNamed(unit, find) ?? pressureNamed(unit?.toLowerCase(), find))?.symbol
}

/** A box such as `bar(g)`, whose letter in brackets reads like a gram or an are, as one name: `barg`. */
export function withReference(box: UnitExpression, find: Find): UnitExpression {
  if (box.kind !== 'unit-product' || box.left.kind !== 'unit' || box.right.kind !== 'unit') return box
  const isReference = /^(?:g|a|ga|abs|gauge)$/i.test(box.right.name)
  if (!isReference || !pressureNamed(box.left.name, find)) return box
  return { kind: 'unit', name: `${box.left.name}${box.right.name.toLowerCase()}`, span: box.span }
}

const PER_AREA = Dimension.of({ length: -2, mass: 1 })

const FORCES: Readonly<Record<string, string>> = { kg: 'kgf', lb: 'lbf', lbm: 'lbf' }

/**
 * A compound unit of pressure with a `g` behind it, `kgf/cm^2(g)`, which reads like a gram. Engineers write
 * `kg/cm2(g)` for it, too.
 * @param measured dimension of a box
 * @returns the box without the letter, undefined where there is none
 */
export function gaugeBox(
  box: UnitExpression,
  measured: (box: UnitExpression) => Dimension,
): UnitExpression | undefined {
  const rest = withoutGauge(box)
  if (rest?.kind !== 'unit-quotient') return undefined
  const dimension = measured(rest)
  if (dimension === PRESSURE) return rest
  const { left } = rest
  const force = left.kind === 'unit' && dimension === PER_AREA ? FORCES[left.name] : undefined
  return force === undefined ? undefined : { ...rest, left: { ...left, kind: 'unit', name: force } }
}

function withoutGauge(box: UnitExpression): UnitExpression | undefined {
  if (box.kind === 'unit-quotient') {
    const right = withoutGauge(box.right)
    return right && { ...box, right }
  }
  if (box.kind !== 'unit-product') return undefined
  const { left, right } = box
  return right.kind === 'unit' && /^(?:g|gauge)$/.test(right.name) ? left : undefined
}
