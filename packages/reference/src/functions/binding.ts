/**
 * Functions that bind names, for whoever reads and writes formulas: apart from the other tables, which a
 * page does not need for that. Behind each function's name stand its other names.
 */

/** Where the bound names stand; in `equations` only if equations are given, in `states` by the form of the call, in `functions` by what is sought. */
export type BindingPlace =
  'counter' | 'second' | 'second-third' | 'third' | 'equations' | 'states' | 'functions'

const LINES = `
counter: sum,add product,mul seq
second: integrate,int,integral Int risch gaussquad romberg,nInt sum_riemann diff,derive nDeriv avgRC limit
series taylor pade residue gradient,grad hessian jacobian laplacian divergence curl potential vpotential
solve cSolve fsolve nSolve newton zeros cZeros eliminate seqsolve
nonlinear_regression nonlinear_regression_errors integral_estimate derivative_estimate find_minimum find_maximum
fMax fMin maximize minimize fourier_an fourier_bn fourier_cn
subst coeff,coeffs degree roots companion symb2poly,e2r partfrac
sturm sturmab sturmseq syst2mat gbasis gauss q2a
second-third: laplace ilaplace,invlaplace ztrans invztrans
third: resultant Resultant sylvester greduce in_ideal
equations: linsolve,lsolve
states: odesolve odetable odecurves
functions: desolve,deSolve,dsolve rsolve
`

/** Each function and its other names, with where its names are bound. */
export const BINDING_ROWS: readonly (readonly [place: BindingPlace, names: readonly string[]])[] =
  LINES.trim()
    .split(/\n(?=[a-z-]+: )/)
    .flatMap(line => {
      const [place, rows] = line.split(': ')
      return rows!.split(/\s+/).map(row => [place as BindingPlace, row.split(',')] as const)
    })

/** Marks a name inside an expanded formula that means an engine word, whatever the user has defined. */
export const ENGINE_MARK = 'giac:'

/** Procedures that calls of these functions become. */
const PROCEDURES: readonly (readonly [place: BindingPlace, words: string])[] = [
  [
    'second',
    `definite integral_of_values least_anywhere least_between least_places lowest_value lowest_places solved_anyhow zero_between zero_near
solve_named solve_kept solve_decimal solve_kept_decimal zeros_decimal c_solve_decimal c_zeros_decimal solve_checked solve_completed pol_rows newton_steps pade_checked residue_checked ode_solve ode_table ode_curves
root_near root_between roots_anywhere roots_near fit_model fit_model_errors integral_estimate
derivative_estimate find_minimum find_maximum ode_first ode_second_order ode_meeting ode_checked primitive`,
  ],
  ['second-third', 'back_transform back_sequence image_checked'],
]

/** Where a function, by any of its names, or a procedure has the names that it binds. */
export const BINDING_PLACES: ReadonlyMap<string, BindingPlace> = new Map([
  ...BINDING_ROWS.flatMap(([place, names]) => names.map(name => [name, place] as const)),
  ...PROCEDURES.flatMap(([place, words]) =>
    words.split(/\s+/).map(word => [ENGINE_MARK + word, place] as const),
  ),
])

const USED_UP = `
sum add product mul seq definite integral_of_values limit sum_riemann
solve cSolve fsolve nSolve newton zeros cZeros linsolve lsolve solve_kept solve_decimal solve_kept_decimal zeros_decimal c_solve_decimal c_zeros_decimal solve_checked solve_completed zero_between zero_near newton_steps root_near root_between roots_anywhere roots_near
odesolve ode_solve odetable ode_table odecurves ode_curves
nonlinear_regression nonlinear_regression_errors fit_model fit_model_errors integral_estimate derivative_estimate find_minimum find_maximum
fMax fMin maximize minimize least_anywhere least_between least_places lowest_value lowest_places solved_anyhow fourier_an fourier_bn fourier_cn
`

/** Calls whose result does not hold the names that they bind, as that of a derivative does. */
export const USES_UP: ReadonlySet<string> = new Set(
  USED_UP.trim()
    .split(/\s+/)
    .flatMap(name => [name, ENGINE_MARK + name]),
)
