import { callsIn, freeNames } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'

/** Constants of mathematics by their names. */
export const CONSTANTS: ReadonlyMap<string, string> = new Map([
  ['euler_gamma', '0.5772156649015329'],
  ['catalan', '0.915965594177219'],
  ['golden_ratio', '1.618033988749895'],
])

/**
 * Names that have a value unless the worksheet defines them: constants, the number of the first element of a
 * list, and standard gravity, a unit that is used without a number before it.
 */
export const NAMES_WITH_VALUES: ReadonlySet<string> = new Set(['firstIndex', 'g_n', ...CONSTANTS.keys()])

const ROOTS: ReadonlySet<string> = new Set(['sqrt', 'abs', 'round', 'ln', 'log', 'exp'])

/** Whether phi is meant as the golden ratio: it is the only name of a formula of powers, and nothing is an angle. */
export const hasGoldenRatio = (formula: Expression): boolean =>
  [...freeNames(formula).keys()].join() === 'phi' && callsIn(formula).every(({ name }) => ROOTS.has(name))

/** The name of the imaginary unit in electrical engineering, where i is a current. */
export const IMAGINARY_NAME = 'j'
