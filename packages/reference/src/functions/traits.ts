/**
 * Properties of functions beside their rows: one line a trait, with the functions that have it. Every other
 * name of a function has its traits as well.
 */
const TRAITS = {
  /** Other numbers on each call. */
  random: `rand randbinomial randchisquare randexp randfisher randgeometric randmarkov randMat randmultinomial
    randnorm randperm randpoisson randpoly randstudent randvector`,
  /** May look for complex answers. The solutions of differential equations would be powers of i instead of sines. */
  seeksComplex: `solve zeros cSolve cZeros cFactor linsolve eliminate rsolve eigenvals egv egvl jordan roots proot`,
  /** Answers that are complex by nature, whatever the settings say. */
  complexByNature: 'cSolve cZeros cFactor cpartfrac roots polar proot eigenvals egv egvl jordan fft ifft',
  /** Exists to give its result a certain form. */
  shapes: `factor cFactor factors expand texpand expexpand lnexpand powexpand propfrac partfrac
    cpartfrac collect ifactor ifactors canonical_form simplify normal ratnormal regroup horner tcollect tlin lin
    lncollect trigexpand solve zeros cSolve cZeros fsolve nSolve linsolve desolve`,
  /** Works on numbers alone. */
  numbersOnly: `fsolve nSolve newton odesolve odetable odecurves oderows gaussquad romberg median quantile quartiles quartile1 quartile3
    histogram nonlinear_regression nonlinear_regression_errors find_minimum find_maximum`,
  /** Is computed before the engine gets the line: it has no such function. */
  solvedBeforehand: `odetable odecurves oderows nonlinear_regression nonlinear_regression_errors find_minimum
    find_maximum`,
  /** Its first argument is a list. */
  firstIsList: `back cumtrapz flatten head linterp map mean mid pchip revlist rotate shift size sizes sort spline suppress
    tail trapz`,
  /** Its second argument is a list. */
  secondIsList: 'apply cumtrapz linterp pchip remove select spline trapz',
  /** Takes another function by its bare name. */
  takesFunction: 'map apply select remove zip count sort matrix makemat',
  /** Its equations contain calls of the unknown function. */
  seeksFunction: 'desolve rsolve odesolve odetable odecurves seqsolve',
  /** Its equations are solved for functions such as y(t). */
  equationOfFunctions: 'desolve rsolve',
  differential: 'desolve',
  /** Takes a sample, number by number or as a matrix, of which it takes each column. */
  ofSamples: 'mean median stdev stddev var variance rms geomean harmean skew kurt srss sumsq',
  /** Takes each column of a matrix by itself. */
  byColumns: 'mean median stdev stddev var variance rms geomean harmean skew kurt srss sumsq max min sum',
  /** Has no value for an empty list. */
  needsValues: `mean median mode rms stddev stdev var variance quantile quartiles quartile1 quartile3 covariance
    correlation`,
  /** Whole numbers or fractions for whole numbers. */
  wholeForWhole: 'abs comb binomial perm factorial floor ceil gcd lcm irem iquo piecewise sign',
  /** Its dimension depends on a number among its arguments. */
  dimensionByNumber: 'nthroot root pow matpow diff product at',
  /** Its value has the dimension of its argument. */
  transparent: 'abs re im conj max min',
  /** Takes texts among its arguments. */
  takesTexts: `piecewise concat append prepend makevector size position_of unique count_by sum_by
    mean_by min_by max_by`,
  /** Needs a square matrix. */
  squareMatrix: 'eigenvals egv egvl jordan charpoly pmin hessenberg SCHUR cholesky matpow expm',
  /** Divides by something, such as a determinant. */
  divides: 'inv linsolve simult LSQ',
  /** Is infinite at zero or another place. */
  infinite:
    'ln log log2 log10 logb log1p lgamma Gamma Psi BesselY BesselK tan cot sec csc coth csch atanh acoth',
  /** Takes one number; the engine does not apply it to each item of a list. */
  ofOneNumber: 'Gamma LambertW Psi Zeta ellipticE ellipticK Airy_Ai Airy_Bi Airy_Ai_prime Airy_Bi_prime',
  /** The engine has no derivative of it. */
  withoutSlope: `max min clamp erfinv erfcinv normal_icdf lognormal_icdf fresnelC fresnelS ellipticK ellipticE
    polylog hyp1f1 hyp2f1 Airy_Ai Airy_Bi Airy_Ai_prime Airy_Bi_prime`,
  antiderivative: 'integrate Int',
  derivative: 'diff nDeriv avgRC risch gradient hessian jacobian laplacian divergence curl',
  /** A number found by looking for it between bounds. */
  integral: 'integrate gaussquad romberg',
  /** Its result is a function of the variable, or list of variables, in the second argument. */
  functionOfSecond: 'taylor series pade partfrac factor collect comDenom potential vpotential',
  /** Its result is a function of the third argument. */
  functionOfThird: 'laplace ilaplace ztrans invztrans',
  /** Cancels what a value would make undefined. */
  simplifies: 'simplify normal ratnormal',
  inverseTransform: 'ilaplace desolve',
  rootFinder: 'fsolve nSolve newton',
  /** Answers with a list of solutions. */
  listsSolutions: 'solve linsolve zeros cSolve cZeros',
  /** Takes a term and its counter. */
  counted: 'sum product seq',
  /** Repeats itself. */
  periodic: 'sin cos tan cot sec csc',
  /** Is a polynomial in sines and cosines for multiples of an angle. */
  multipleAngle: 'sin cos',
  /** Has a simple Laplace transform for a linear argument. */
  simpleImage: 'sin cos sinh cosh exp',
  step: 'floor ceil round trunc iPart fPart',
  /** The engine rounds to digits under the same name. */
  roundsByItself: 'round trunc',
  /** Conditions and values in turn, at last what holds otherwise. */
  conditional: 'piecewise',
  /** A range in it is one, not the list of its numbers. */
  takesInterval: 'delrows delcols',
  /** Remains in a Laplace transform that the engine cannot do. */
  leftByLaplace: 'integrate erf',
  /** A number of a number, in the engine's exact forms. */
  numeral: 'sqrt exp ln sin cos tan asin acos atan abs',
  withoutZero: `exp cosh sech Gamma factorial erfc BesselK E1 normal_cdf normald UTPN student_cdf student UTPT cauchy cauchy_cdf`,
  /** Its only zero is that of its argument. */
  zeroAtZero: 'sqrt abs sinh asinh atan cbrt',
  /** Its variable, if left out, is the second argument. */
  variableSecond: `diff taylor series coeff degree roots lcoeff tcoeff valuation content primpart symb2poly
    laplace ilaplace ztrans invztrans`,
  /** Its variable, if left out, is the third argument. */
  variableThird: 'quo rem Quo Rem quorem egcd resultant Resultant sylvester horner ptayl',
  /** Makes a formula of x where the second argument, or the third, is left out. */
  ofXSecond: 'hermite legendre laguerre tchebyshev1 tchebyshev2 poly2symb',
  ofXThird: 'lagrange',
  /** A curve through or along points, whose places are the first argument: its value at the third argument. */
  alongPointsAtThird: `linterp spline pchip lagrange linear_regression exponential_regression logarithmic_regression
    power_regression`,
  alongPointsAtFourth: 'interpolate polynomial_regression',
  /** A curve made of columns, the first of which has its places: its value at the third argument. */
  alongColumns: 'odevalue',
  /** Takes what is below this size for zero: such numbers go to it as fractions. */
  losesBelow1e_6:
    'linsolve simult LSQ rank rref det inv normal ratnormal factor collect taylor series partfrac',
  /** Takes numbers below this size for zero in one equation; in systems it does so from 1e-3 on. */
  losesBelow1e_9: 'solve',
  /** Its characteristic polynomial has powers of the coefficients. */
  losesBelow1e_3: 'desolve',
} as const

export type FunctionTrait = keyof typeof TRAITS

/** The functions of each trait, by their own names. */
export const TRAIT_NAMES: ReadonlyMap<FunctionTrait, readonly string[]> = new Map(
  Object.entries(TRAITS).map(([trait, names]) => [trait as FunctionTrait, names.split(/\s+/)]),
)

const traitsByName = new Map<string, Set<FunctionTrait>>()
for (const [trait, names] of TRAIT_NAMES)
  for (const name of names)
    traitsByName.set(name, (traitsByName.get(name) ?? new Set<FunctionTrait>()).add(trait))

const NONE: ReadonlySet<FunctionTrait> = new Set()

/** The traits of a function by its own name. */
export function traitsOf(name: string): ReadonlySet<FunctionTrait> {
  return traitsByName.get(name) ?? NONE
}
