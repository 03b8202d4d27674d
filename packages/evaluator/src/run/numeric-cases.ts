/**
 * What the numeric evaluation is held to the engine by: formulas of x and y, divided by ` ; `. A number
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

export const CASES = [ARITHMETIC, ELEMENTARY, ROUNDING, COMPLEX]
  .join('\n')
  .split('\n')
  .flatMap(line => line.split(' ; '))
  .map(text => text.trim())
  .filter(text => text !== '')
  .map(text => ({
    formula: text.replace(/ [!?] \d+/g, ''),
    left: Number(/ ! (\d+)/.exec(text)?.[1] ?? 3),
    none: Number(/ \? (\d+)/.exec(text)?.[1] ?? 0),
  }))

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
