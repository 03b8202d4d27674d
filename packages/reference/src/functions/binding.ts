/**
 * Functions that bind names, for whoever reads and writes formulas: apart from the other tables, which a
 * page does not need for that. Behind each function's name stand its other names.
 */

/** Where the bound names stand; in `equations` only if equations are given, in `functions` by what is sought. */
export type BindingPlace = 'counter' | 'second' | 'second-third' | 'third' | 'equations' | 'functions'

const LINES = `
counter: sum,add product,mul seq
second: integrate,int,integral Int risch gaussquad romberg,nInt sum_riemann diff,derive nDeriv avgRC limit
series taylor pade residue gradient,grad hessian jacobian laplacian divergence curl potential vpotential
solve cSolve fsolve nSolve newton zeros cZeros eliminate odesolve seqsolve
fMax fMin maximize minimize fourier_an fourier_bn fourier_cn
subst coeff,coeffs degree roots companion symb2poly,e2r partfrac
sturm sturmab sturmseq syst2mat gbasis gauss q2a
second-third: laplace ilaplace,invlaplace ztrans invztrans
third: resultant Resultant sylvester greduce in_ideal
equations: linsolve,lsolve
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

/** Where a function, by any of its names, has the names that it binds. */
export const BINDING_PLACES: ReadonlyMap<string, BindingPlace> = new Map(
  BINDING_ROWS.flatMap(([place, names]) => names.map(name => [name, place] as const)),
)
