/** Names that functions have in other programs and textbooks, with the name they have here. */
const NAMES = `
limit: lim
log10: lg
mean: avg
median: med
stdev: std sd
correlation: correl
covariance: cov covar
quantile: percentile prctile
linear_regression: intercept linest linreg
seq: makelist
linspace: range arange
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
rand: random rnd
piecewise: ifelse iif switch cases
not: NOT
peval: polyval
integrate: nintegrate quad quadgk
fsolve: fzero findroot
desolve: ode45 ode
BesselJ: j0 J0 jv
abs: magnitude
sum: total
dot: sumproduct
product: prod
union: unique distinct
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
