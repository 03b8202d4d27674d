/**
 * Responsibilities: `sigma = MPa` below a definition of sigma. It defines nothing: it asks for the unit in
 * which sigma is shown, in letters in place of a box.
 */
import { message } from '@calcwright/math/messages/names'
import { parseUnit, toPlain, unitNames } from '@calcwright/math/expression'
import type { Expression, Statement, UnitExpression } from '@calcwright/math/expression'
import { isBoxUnit, resolveUnit } from '@calcwright/math/units'
import type { NameScope } from '../values/known.ts'
import { NameFault } from './name-fault.ts'

type Definition = Statement & { readonly kind: 'definition' }

interface NamedUnit {
  /** The name that is shown. */
  readonly target: string
  readonly unit: UnitExpression
  readonly names: readonly string[]
}

/** @returns the unit that a definition may ask for, null for one whose value is something else than units */
export function namedUnit(statement: Statement): NamedUnit | null {
  if (statement.kind !== 'definition' || statement.target.kind !== 'variable' || statement.unit) return null
  const { target, value } = statement
  if (!isOfNames(value)) return null
  const parsed = parseUnit(toPlain(value), { isUnit: isBoxUnit })
  const names = parsed.ok ? unitNames(parsed.value) : []
  const isUnits = names.length > 0 && names.every(isBoxUnit) && !names.includes(target.name.name)
  return parsed.ok && isUnits ? { target: target.name.name, unit: parsed.value, names } : null
}

/** `kN/m^2`: names with their exponents, products and quotients. */
function isOfNames(node: Expression): boolean {
  if (node.kind === 'name') return true
  if (node.kind !== 'binary') return false
  if (node.operator === '^') return isOfNames(node.left) && node.right.kind === 'number'
  return (node.operator === '*' || node.operator === '/') && isOfNames(node.left) && isOfNames(node.right)
}

/**
 * @returns the statement that shows the value above in the unit; the statement itself where it defines
 * something
 * @throws NameFault where `x = MPa` would define an unknown name x as a unit
 */
export function withAskedUnit(statement: Definition, scope: NameScope): Definition {
  if (statement.emptyBox) return shownAlone(statement, scope)
  const asked = namedUnit(statement)
  if (!asked || asked.names.every(name => scope.known(name))) return statement
  const { target, value } = statement
  const above = scope.known(asked.target)
  // `rho = kg/m^3` of a density, below a mass m.
  const isClashing = asked.names.some(name => scope.known(name))
  if (isClashing && !(above?.kind === 'variable' && isMeasuredIn(above.variable.shape, asked.unit)))
    return statement
  const isLetter = asked.names.every(name => name.length === 1)
  if (target.kind !== 'variable' || (!above && (isLetter || value.kind !== 'name'))) return statement
  if (!above) {
    if (!isSymbol(asked.names[0]!)) return statement
    throw new NameFault(
      message('name.unit.alone', { name: asked.names[0]!, target: asked.target }),
      value.span,
    )
  }
  if (above.kind === 'function' || (isLetter && !isMeasuredIn(above.variable.shape, asked.unit)))
    return statement
  return {
    ...statement,
    value: { ...target.name, span: value.span },
    unit: { ...asked.unit, span: value.span },
    show: true,
  }
}

/** `T = []` shows a value that T has. */
function shownAlone(statement: Definition, scope: NameScope): Definition {
  const { target, value } = statement
  const isKnown = target.kind === 'variable' && scope.known(target.name.name)?.kind === 'variable'
  return isKnown ? { ...statement, value: { ...target.name, span: value.span } } : statement
}

/** Words such as `mil` and `stone` may be names of quantities. */
const isSymbol = (name: string): boolean =>
  /[A-Z]/.test(name) || /^(?:mm|cm|km|kg|deg|bar|mbar|psi|rpm)$/.test(name)

function isMeasuredIn(shape: object, unit: UnitExpression): boolean {
  const resolution = resolveUnit(unit)
  if (!resolution.ok || !('dimension' in shape)) return false
  const { dimension } = shape as { readonly dimension: typeof resolution.unit.dimension }
  return resolution.unit.dimension.sameHard(dimension) && !dimension.isPlain
}
