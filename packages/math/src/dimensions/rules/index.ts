/** The rules that the function table names with an `@`. */
import * as calculus from './calculus.ts'
import { desolve } from './desolve.ts'
import * as estimates from './estimates.ts'
import * as extremes from './extremes.ts'
import * as fields from './fields.ts'
import * as fits from './fits.ts'
import * as geometry from './geometry.ts'
import * as joining from './joining.ts'
import * as linear from './linear.ts'
import * as lists from './lists.ts'
import { simplify } from './simplified.ts'
import { subst } from './subst.ts'
import * as mapping from './mapping.ts'
import type { Rule } from './rule.ts'
import * as odes from './odes.ts'
import * as minima from './minima.ts'
import * as polynomialRoots from './polynomial-roots.ts'
import * as linearSystems from './linear-systems.ts'
import * as rootSearch from './root-search.ts'
import * as solvers from './solvers.ts'
import * as sums from './sums.ts'
import * as texts from './texts.ts'
import * as transforms from './transforms.ts'
import * as uncertainty from './uncertainty.ts'
import * as units from './units.ts'
import * as values from './values.ts'

export const RULES: Readonly<Record<string, Rule>> = {
  ...calculus,
  ...estimates,
  ...extremes,
  ...fields,
  ...fits,
  ...geometry,
  ...joining,
  ...linear,
  ...lists,
  simplify,
  subst,
  ...mapping,
  ...odes,
  ...minima,
  desolve,
  ...polynomialRoots,
  ...linearSystems,
  ...rootSearch,
  ...solvers,
  ...sums,
  ...texts,
  ...transforms,
  ...uncertainty,
  ...units,
  ...values,
}
