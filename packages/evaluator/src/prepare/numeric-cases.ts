import { sized } from '../../../../tests/full.ts'

/**
 * Formulas by which the numeric evaluation is compared with the engine: formulas of x and y, divided by ` ; `. A number
 * behind `!` is how many of the points are left to the engine, although it has a number there: close
 * calls, branches of complex functions on their cuts. One behind `?` is how many the engine has none for,
 * where its own limit for zero takes them, although there is one.
 */
const ARITHMETIC = `
x + y ; x - y ; -x ; x * y ; x / y ; x % ; x^2 ; x^3 ; x^(-1) ; x^0.5 ; x^y ; 2^x ; x^0 ; 0^x
x mod y ; mod(x, 3) ; x mod 0.7
x < y ; x <= y ; x > y ; x >= y ; x = y ; x != y ; x < 1 < y ; x = 0 ; x = x
x and y ; x < 0 or y < 0 ; x or y ! 100 ; x xor y ; not x ; (x < y) + 1 ; evalb(x < y)
piecewise(x < 0, y, x > 3, 2, x) ; when(x < y, x, y) ; piecewise(x, 1, 2)
`
const ELEMENTARY = `
sqrt(x) ; cbrt(x) ; nthroot(x, 3) ; nthroot(x, 4) ; nthroot(x, 2) ; root(3, x) ; pow(x, 3) ; hypot(x, y)
exp(x) ; ln(x) ; log(x) ; log10(x) ; log2(x) ; log(x, 3) ; logb(x, 2) ; alog10(x) ; expm1(x) ; log1p(x)
sin(x) ; cos(x) ; tan(x) ; sec(x) ; csc(x) ; cot(x) ; sinc(x)
asin(x) ; acos(x) ; atan(x) ; asec(x) ? 1 ; acsc(x) ? 1 ; acot(x) ; atan2(x, y)
sind(x) ; cosd(x) ; tand(x) ; asind(x) ; acosd(x) ; atand(x) ; degrees(x) ; radians(x)
sinh(x) ; cosh(x) ; tanh(x) ; sech(x) ; csch(x) ; coth(x)
asinh(x) ; acosh(x) ! 45 ; atanh(x) ! 45 ; asech(x) ! 45 ; acsch(x) ; acoth(x) ! 45
`
const ROUNDING = `
abs(x) ; sign(x) ; Heaviside(x) ; min(x, y) ; max(x, y, 2) ; clamp(x, -1, 3) ; lerp(x, y, 0.3)
floor(x) ; ceil(x) ; round(x) ; round(x, 2) ; trunc(x) ; trunc(x, 1) ; iPart(x) ; fPart(x)
`
const COMPLEX = `
re(x + i*y) ; im(x + i*y) ; conj(x + i*y) ; abs(x + i*y) ; arg(x + i*y) ; polar(x, y)
(x + i*y)^2 ; (x + i*y) * (y - i) ; (x + i*y) / (1 + i*x) ; sqrt(x + i*y) ; exp(i*x) ; (x + i*y)^0.5
ln(x + i*y) ; sin(x/9 + i*y/9) ; cos(x/9 + i*y/9) ; tan(x/9 + i*y/9) ; sinh(x/9 + i*y/9) ; cosh(x/9 + i*y/9)
tanh(x/9 + i*y/9) ; asin(x/3/(1+abs(x)) + i*y/(1+abs(y))) ; acos(x/(3+abs(x)) + i*y/(1+abs(y))) ; atan(x/(1+abs(x)) + i*y/(3+abs(y)))
`

const WHOLE = `
even(round(x)) ; odd(round(x)) ; irem(round(x), round(y)) ! 12 ; iquo(round(x), round(y)) ! 12 ; smod(round(x), round(y))
gcd(round(x), round(y)) ; lcm(abs(round(x)) + 1, abs(round(y)) + 1) ; lgcd([round(x), 12]) ; bitand(abs(round(x)), 5)
bitor(abs(round(x)), 5) ; bitxor(abs(round(x)), abs(round(y))) ; comb(abs(round(x)), 3) ; perm(abs(round(x)), 3)
powmod(abs(round(x)), 5, 13) ; euler(abs(round(x)) + 1) ; nextprime(abs(round(x)) + 2) ; prevprime(abs(round(x)) + 3)
isprime(abs(round(x)) + 1) ; is_prime(abs(round(x)) + 1) ; mround(x, 0.5) ; roundup(x) ; rounddown(x) ; rounddown(x, 1)
abs(round(x))! ! 10 ; (abs(x)/10)!
`
const SPECIAL = `
Gamma(x) ; lgamma(abs(x) + 0.1) ; Gamma(abs(y)/100 + 0.1, abs(x)) ; igamma(abs(y)/100 + 0.1, abs(x))
igamma(abs(y)/100 + 0.1, abs(x), 1) ; Beta(abs(x) + 0.1, abs(y)/100 + 0.1) ; Psi(abs(x) + 0.1)
erf(x) ; erfc(x) ; erfinv(x/(1 + abs(x))) ; erfcinv(1 + x/(1 + abs(x)))
BesselJ(2, x/100) ; BesselJ(0.5, abs(x)/9 + 0.1) ; BesselJ(-1.5, abs(y)/9 + 0.1) ; BesselY(1, abs(x)/9 + 0.1) ; BesselY(0.3, abs(y)/300 + 0.1)
BesselI(1, x/30) ; BesselI(0.5, abs(x)/20 + 0.1) ; BesselK(2, abs(x)/10 + 0.1) ; BesselK(0.3, abs(x)/300 + 0.1) ; BesselJ(0, x/30) ; BesselY(0, abs(x)/30 + 0.01)
Airy_Ai(x/60) ; Airy_Bi(x/50) ; Airy_Ai_prime(x/60) ; Airy_Bi_prime(x/50) ; E1(abs(x) + 1) ; Ei(x/10) ; Si(abs(x)) ; Ci(abs(x)/(1 + abs(x))*3.5 + 0.1)
ellipticK(x/(1 + abs(x))) ; ellipticE(x/(1 + abs(x))) ; LambertW(abs(x)) ; LambertW(x/(1 + abs(x))/3)
LambertW(-abs(x)/(1 + abs(x))/3, -1)
legendre(4, x/300) ; hermite(3, x) ; laguerre(3, x/10) ; tchebyshev1(5, x/300) ; tchebyshev2(4, x/300)
fv(abs(x)/1000, 12, y) ; pmt(abs(x)/1000, 12, y) ; pv(abs(x)/1000, 12, y) ; npv(abs(x)/1000, [y, 2, 3])
`
const LAWS = `
normald(x) ; normald(y, 2, x) ; normald(1, abs(y) + 0.5, x) ; normal_cdf(x) ; normal_cdf(1, 2, x, y) ; normal_icdf(abs(x)/(1 + abs(x)))
UTPN(x) ; lognormal(0.5, 2, abs(x) + 0.1) ; lognormal_cdf(0.5, 2, abs(x) + 0.1) ; exponential(0.5, x)
exponential_cdf(0.5, x) ; exponential_cdf(0.5, x, y) ; exponential_icdf(0.5, abs(x)/(1 + abs(x)))
student(5, x/9) ; student(2.5, x/9) ; student_cdf(5, x) ; student_icdf(5, abs(x)/(1 + abs(x))) ; UTPT(4, x)
chisquare(4, abs(x) + 0.1) ; chisquare_cdf(4, x) ; chisquare_cdf(4, x, y) ; UTPC(4, x)
fisher(4, 6, abs(x)/9 + 0.1) ; fisher_cdf(4, 6, abs(x)/9) ; UTPF(4, 6, abs(x)/9)
gammad(2.5, 0.5, abs(x) + 0.1) ; gammad_cdf(2.5, 0.5, x) ; weibull(2, 3, abs(x)/9 + 0.1) ; weibull_cdf(2, 3, x)
cauchy(1, 2, x) ; cauchy_cdf(1, 2, x) ; cauchy_icdf(1, 2, abs(x)/(1 + abs(x))) ; uniform(0, 5, x) ; uniform_cdf(0, 5, x) ; uniform(x, y, 1)
betad_cdf(2, 3.5, x/9) ; poisson(3.5, abs(round(x/9))) ; poisson_cdf(3.5, abs(round(x/9)))
binomial(30, abs(round(x/9)), 0.3) ; geometric(0.3, abs(round(x/9)) + 1) ; geometric_cdf(0.3, abs(round(x/9)) + 1)
chisquaret([abs(x) + 1, abs(y) + 1, 3]) ; studentt([x, y, 1.5], 0.5) ; normalt([x, y, 1.5], 0.5, 2)
`
const LISTS = `
[x, y] + [1, 2] ; [x, y] - [1, 2] ; [x, y] * [1, 2] ; [x, y] .* [1, 2] ; [x, y] ./ [1, 2] ; [x, y] .^ 2 ; [x, y]^2 ; [x, y]^3
[x, y] + 1 ; 2 * [x, y] ; [x, y] / 2 ; -[x, y] ; 2^[1, 2] ; [[x, 1], [2, y]] * [3, 4] ; [[x, 1], [2, y]]^2 ; [3, 4] * [[x, 1], [2, y]]
[[x, 1], [2, 3]] * [[y, 4], [5, 6]] ; [x, y, 3][1] ; [x, y, 3][0..1] ; [[x, 1], [2, y]][1, 1] ; 1..4 ; 3..1 ; 0.5..3
sin([x, y]) ; abs([x, y]) ; floor([x, y]) ; hypot([x, y], 2) ; [x, y] < 1 ; piecewise([x, y] < 1, 0, 2) ; [x, y] mod 3
sum(k*x, k, 1, 5) ; product(x + k, k, 1, 3) ; seq(k*x, k, 1, 4) ; seq(k*x, k, 0, 1, 0.25) ; seq(x, 3)
sum([x, y, 1]) ; product([x, y, 2]) ; map([x, y], t -> t^2) ; zip((p, q) -> p*q, [x, y], [1, 2])
select(t -> t > 0, [x, y, 1]) ; remove(t -> t > 0, [x, y, -1]) ; count(t -> t > 0, [x, y, 1]) ; sort([x, y, 1])
sort([x, y, 1], (p, q) -> p > q) ; SortD([x, y, 1]) ; matrix(2, 2, (j, k) -> j + k*x) ; newMat(2, 3)
max([x, y]) ; min([x, y, 1]) ; mean([x, y, 1]) ; mean([[x, 1], [y, 2]]) ; variance([x, y, 1]) ; stddev([x, y, 1]) ; stdev([x, y, 1])
var([x, y, 1]) ; median([x, y, 1]) ; covariance([x, y, 1], [1, 2, 4]) ; correlation([x, y, 1000.5], [1, 2, 4])
quantile([x, y, 1, 2], 0.3) ; percentile([x, y, 1, 2], 0.3) ; percentile([x, y, 1, 2], 10*abs(x)) ; geomean([abs(x) + 1, 2]) ; harmean([abs(x) + 1, 2]) ; rms([x, y])
srss([x, y]) ; sumsq([x, y]) ; skew([x, y, 1000.5]) ; kurt([x, y, 1, 1000.5]) ; argmax([x, y, 1.25]) ; argmin([x, y, 1.25])
size([x, y]) ; size(x) ; mean(x) ; rowdim([[x, y]]) ; coldim([[x, y]]) ; head([x, y]) ; back([x, y]) ; tail([x, y]) ; append([x], y) ; prepend([x], y)
concat([x], [y, 1]) ; mid([x, y, 1], 1, 2) ; revlist([x, y]) ; flatten([[x, y], [1, 2]]) ; makevector(x, y) ; cumsum([x, y, 1])
cumprod([x, y, 2]) ; deltalist([x, y, 1]) ; member(1, [x, y, 1]) ; count_eq(1, [x, y, 1]) ; count_inf(1, [x, y]) ; count_sup(1, [x, y])
transpose([[x, y], [1, 2]]) ; det([[x, 1], [2, y]]) ; det([[x, 1], [2, 7.25]]) ; inv([[x, 1000.5], [2, 7]]) ; inv(x) ; trn([[x, 1], [2, y]]) ; linsolve([[x, 1000.5], [2, 7]], [y, 1.5]) ; trace([[x, 1], [2, y]]) ; identity(2) ; [[x, 1], [2, y]]^(1 + (x > 0)) ; trace(identity(abs(round(y)) + 1))*x
norm([x, y]) ; l2norm([x, y]) ; maxnorm([x, y]) ; cross([x, y, 1], [1, 2, 3]) ; dot([x, y], [1, 2]) ; hadamard([[x, y]], [[1, 2]])
linspace(x, y, 4) ; lookup(x, [-1000, 0, 2], [1, 2, 3]) ; trapz([0, 1, 3], [x, y, 1]) ; cumtrapz([0, 1, 3], [x, y, 1])
linterp([0, 1, 3], [2, 5, 4], x) ; conv([x, 1], [y, 2, 3]) ; odevalue([[0, 1, 3], [x, 2*x, 1], [1, y, 2]], 1, 2 + y/50)
linear_regression([0, 1, 3], [2, 5, 4], x)
polynomial_regression([0, 1, 3, 4], [2, 5, 4, 7], 2, x) ; exponential_regression([0, 1, 3], [2, 5, 4], x)
power_regression([1, 2, 3], [2, 5, 4], abs(x) + 1) ; logarithmic_regression([1, 2, 3], [2, 5, 4], abs(x) + 1)
interpolate([0, 1, 3, 4], [2, 5, 4, 7], 3, x, 1) ; interpolate([0, 1, 3, 4], [2, 5, 4, 7], 2, x, 1)
multi_regression([1, 3, 4, 7], [[0, 1, 0, 2], [0, 0, 1, 1]], [x, y])
multi_regression([1, 3, 4, 7], [[0, 1, 0, 2], [0, 0, 1, 1]], [x, y], 0, [1, 2, 1, 1])
`

/** Lists of numbers need fewer points. */
const POINTS_OF_NUMBERS = sized({ usual: 25, full: 100 })
const POINTS_OF_LISTS = sized({ usual: 10, full: 25 })

function casesOf(text: string, points: number) {
  return text
    .split(/\n| ; /)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => ({
      formula: part.replace(/ [!?] \d+/g, ''),
      left: Number(/ ! (\d+)/.exec(part)?.[1] ?? 3),
      none: Number(/ \? (\d+)/.exec(part)?.[1] ?? 0),
      points,
    }))
}

export const CASES = [
  ...casesOf([ARITHMETIC, ELEMENTARY, ROUNDING, COMPLEX, WHOLE, SPECIAL, LAWS].join('\n'), POINTS_OF_NUMBERS),
  ...casesOf(LISTS, POINTS_OF_LISTS),
]

/** 100 pairs: whole numbers, small and large ones, decimals in between; the same each time. */
export const POINTS: readonly (readonly [string, string])[] = (() => {
  let seed = 1
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647
  const decimal = (size: number): string => ((random() * 2 - 1) * size).toFixed(6)
  const xs = [
    ...Array.from({ length: 21 }, (_, index) => String(index - 10)),
    ...[
      '0.5',
      '-0.5',
      '1.5',
      '2.5',
      '-2.5',
      '0.1',
      '-0.3',
      '1e-8',
      '-1e-8',
      '1000',
      '-1000',
      '123456.75',
      '1e5',
    ],
    ...Array.from({ length: 26 }, () => decimal(1)),
    ...Array.from({ length: 25 }, () => decimal(12)),
    ...Array.from({ length: 15 }, () => decimal(300)),
  ]
  return xs.map((x, index) => [x, xs[(index * 37 + 11) % xs.length]!] as const)
})()
