/** Names that functions have in other programs and textbooks, with the name they have here. */
const NAMES = `
limit: lim Limit
mean: avg
median: med
stdev: std sd STDEV.S
correlation: correl
covariance: cov covar COVARIANCE.P
linear_regression: intercept linest linreg
seq: makelist
linspace: arange
atan: arctg atg
tan: tg
cot: ctg cotan
sinh: sh
cosh: ch
tanh: th
acot: arcctg
sqrt: sqr squareroot
cbrt: cuberoot
mod: modulo fmod
factorial: fact
trunc: fix
degrees: deg rad2deg
radians: rad deg2rad
size: len numel
rowdim: rows
coldim: cols columns
subMat: submatrix
trace: tr
eigenvals: eig eigenvalue
egv: eigenvector eigvec
odd: isodd
even: iseven
arg: phase
re: Re
im: Im
rand: random rnd RANDBETWEEN
piecewise: ifelse iif switch cases
not: NOT
integrate: nintegrate quad quadgk
fsolve: fzero findroot
desolve: ode45 ode
BesselJ: j0 J0 jv
Airy_Ai: AiryAi airyai Ai
Airy_Bi: AiryBi airybi Bi
Airy_Ai_prime: AiryAiPrime airyaiprime
Airy_Bi_prime: AiryBiPrime airybiprime
abs: magnitude
sum: total
dot: sumproduct inner
product: prod
unique: distinct
count_by: value_counts
sum_by: groupby SUMIF
mean_by: AVERAGEIF
min_by: MINIFS
max_by: MAXIFS
normal_cdf: normcdf pnorm NORM.DIST NORM.S.DIST NORMDIST NORMSDIST cnorm
normald: normpdf dnorm normal_pdf
normal_icdf: norminv qnorm NORM.INV NORM.S.INV NORMINV NORMSINV
student_cdf: tcdf pt T.DIST TDIST
student: tpdf dt
student_icdf: tinv qt T.INV TINV
chisquare_cdf: chi2cdf pchisq CHISQ.DIST
chisquare_icdf: chi2inv qchisq CHISQ.INV
UTPC: CHISQ.DIST.RT CHIDIST
fisher_cdf: fcdf pf F.DIST
fisher_icdf: finv qf F.INV
UTPF: F.DIST.RT FDIST
binomial: binopdf dbinom BINOM.DIST BINOMDIST
binomial_cdf: binocdf pbinom
poisson: poisspdf dpois POISSON.DIST
poisson_cdf: poisscdf ppois
exponential: exppdf dexp EXPON.DIST
exponential_cdf: expcdf pexp
weibull: wblpdf dweibull WEIBULL.DIST
weibull_cdf: wblcdf pweibull
gammad_cdf: gamcdf pgamma GAMMA.DIST
gammad_icdf: gaminv qgamma GAMMA.INV
betad_cdf: betacdf pbeta BETA.DIST
betad_icdf: betainv qbeta BETA.INV
uniform_cdf: unifcdf punif
stddev: STDEV.P STDEVP
var: VAR.S
variance: VAR.P VARP
mode: MODE.SNGL
percentile: PERCENTILE.INC prctile
quartiles: QUARTILE.INC QUARTILE
studentt: ttest T.TEST
chisquaret: chi2test CHISQ.TEST
ceil: CEILING.MATH
floor: FLOOR.MATH
lgamma: GAMMALN GAMMALN.PRECISE logGamma
gammad: gampdf dgamma GAMMADIST
betad: betapdf dbeta
pinv: pseudoinverse
kron: kronecker
trapz: trapezoid
matpow: mpower
BesselI: besselI iv
BesselY: besselY yv
BesselK: besselK kv
Ei: expi
Si: sinint
Ci: cosint
LambertW: lambertw ProductLog
Zeta: RiemannZeta
Heaviside: step stepfun
Dirac: dirac
diff: derivative
gradient: nabla
inv: MINVERSE invert
det: MDETERM
transpose: TRANSPOSE tp
identity: MUNIT unitmatrix
comb: nchoosek choose COMBIN
perm: PERMUT
fft: FFT
cross: vprod
norm: vecnorm
sort: sortrows
irem: remainder
iquo: floordiv
count: COUNTIF
randnorm: randn normrnd
`

/** The name here by the name elsewhere. */
export const NAMES_ELSEWHERE: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap(line => {
      const [name, others] = line.split(': ')
      return others!.split(' ').map(other => [other, name!] as const)
    }),
)

const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  [...NAMES_ELSEWHERE].map(([other, name]) => [other.toLowerCase(), name]),
)

/** The name here of a function that has this name elsewhere, in capitals or not. */
export function nameElsewhere(name: string): string | undefined {
  return NAMES_ELSEWHERE.get(name) ?? BY_LETTERS.get(name.toLowerCase())
}
