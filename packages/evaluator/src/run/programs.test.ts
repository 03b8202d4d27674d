import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

/** Lines, and what the last one shows. */
async function last(...sources: string[]): Promise<string> {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  return sheet.shown(String(sources.length))
}

const GCD = `program g(a, b)
  for k from 0 to 100 step 1
    if b = 0
      return a
    end
    t := a mod b
    a := b
    b := t
  end
  return a`

const SIGN = `program s(x)
  if x > 0
    y := 1
  elseif x = 0
    y := 0
  else
    y := -1
  end
  return y`

const FACTORIAL = `program fac(n)
  if n <= 1
    return 1
  end
  return n*fac(n - 1)`

const SORT = `program sorted(v)
  n := length(v)
  for p from 1 to n step 1
    for q from 1 to n - p + 1 step 1
      if v[q] > v[q + 1]
        t := v[q]
        v[q] := v[q + 1]
        v[q + 1] := t
      end
    end
  end
  return v`

const OWN_NAME = `program h(x)
  h[1] := x
  h[2] := 2*x
  return h`

const NAME_OF_FUNCTION = `program p(x)
  f[1] := x
  f[2] := x^2
  return f`

const SUM = `program total(v)
  s := 0
  for k from 1 to length(v) + 1 step 1
    s := s + v[k]
  end
  return s`

const NEWTON = `program newton(x0)
  x := x0
  for k from 0 to 50 step 1
    d := (x^2 - 2)/(2*x)
    x := x - d
    if abs(d) < 1e-12
      break
    end
  end
  return x`

const BISECTION = `program bisect(lo, hi)
  for k from 0 to 60 step 1
    m := (lo + hi)/2
    if f(m)*f(lo) < 0
      hi := m
    else
      lo := m
    end
  end
  return m`

/** x'' = -k/m*x with k/m = 4/s^2. */
const RUNGE_KUTTA = `program spring(x, v, dt, n)
  w := 4 [1/s^2]
  for p from 0 to n step 1
    a1 := -w*x
    v2 := v + dt/2*a1
    a2 := -w*(x + dt/2*v)
    v3 := v + dt/2*a2
    a3 := -w*(x + dt/2*v2)
    v4 := v + dt*a3
    a4 := -w*(x + dt*v3)
    x := x + dt/6*(v + 2*v2 + 2*v3 + v4)
    v := v + dt/6*(a1 + 2*a2 + 2*a3 + a4)
  end
  return [x, v]`

const ROWS = `program rows(n)
  r := []
  t := 0 [s]
  for k from 0 to n step 1
    r := append(r, [t, 10 [m]/2^k])
    t := t + 1 [s]
  end
  return r`

const GROWING = `program odd(n)
  a[1] := 1 [m]
  for k from 2 to n + 1 step 1
    a[k] := a[k - 1] + 2 [m]
  end
  return a`

const NESTED = `program nested(n)
  s := 0
  for k from 0 to n step 1
    for p from 0 to n step 1
      if p = 2
        break
      end
      if k = 1
        continue
      end
      s := s + 10*k + p
    end
  end
  return [s, k, p]`

const steps = (bounds: string): string =>
  `program g(x) \n v := [] \n for k from ${bounds} \n v := append(v, k) \n end \n return v`

const PIECES = `program f(x)
  if x > 1 [m]
    return x^2
  end
  return x*1 [m]`

const LEAP = 'program leap(x) \n if x > 1 \n return 2 \n end \n return 0'

const FILL = `program M(n)
  A := matrix(n, n)
  for p from 1 to n + 1 step 1
    for q from 1 to n + 1 step 1
      A[p, q] := 1/(p + q - 1)
    end
  end
  return A`

describe('programs', () => {
  const cases: [shown: string, ...sources: string[]][] = [
    ['6', GCD, 'g(54, 24)'],
    ['[1, 0, -1]', SIGN, '[s(3), s(0), s(-2)]'],
    ['1', SIGN, 's(2 [m] - 1 [mm])'],
    ['2432902008176640000', FACTORIAL, 'fac(20)'],
    ['[3, 6]', OWN_NAME, 'h(3)'],
    ['[3, 6] m', OWN_NAME, 'h(3 [m])'],
    ['[3, 9]', 'f(x) := x', NAME_OF_FUNCTION, 'p(3)'],
    ['[1, 2, 3] m', SORT, 'sorted([3 [m], 1 [m], 2 [m]])'],
    ['[1, 2, 3]', SORT, 'sorted([3, 1, 2])'],
    ['6 m', SUM, 'total([1 [m], 2 [m], 3 [m]])'],
    ['6', SUM, 'total([1, 2, 3])'],
    ['[[1, 1/2], [1/2, 1/3]]', FILL, 'M(2)'],
    ['1.41421', NEWTON, 'newton(1.0)'],
    ['newton(z)', NEWTON, 'newton(z)'],
    ['1.25992', 'f(x) := x^3 - 2', BISECTION, 'bisect(1.0, 2.0)'],
    // cos(2) m and -2*sin(2) m/s, to seven digits
    ['[-0.416147 m, -1.81859 m/s]', RUNGE_KUTTA, 'spring(1 [m], 0 [m/s], 0.01 [s], 100)'],
    ['[[0 s, 10 m], [1 s, 5 m], [2 s, 5/2 m]]', ROWS, 'rows(3)'],
    ['1 s', ROWS, 'R := rows(3)', 'R[2, 1]'],
    ['[1, 3, 5, 7] m', GROWING, 'odd(4)'],
    ['[42, 2, 2]', NESTED, 'nested(3)'],
    ['[0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]', steps('0 to 1 step 0.1'), 'g(0)'],
    ['11', steps('0 to 1.1 step 0.1'), 'length(g(0))'],
    ['[5, 4, 3, 2]', steps('5 to 1 step -1'), 'g(0)'],
    ['[]', steps('5 to 1 step 1'), 'g(0)'],
    ['[0, 1/3, 2/3]', steps('0 to 1 step 1/3'), 'g(0)'],
    ['[0, 2, 4] m', steps('0 [m] to 5 [m] step x'), 'g(2 [m])'],
    ['[1 m, 5 s]', 'program h(n) \n a := [1 [m], 2 [s]] \n a[2] := a[2] + n \n return a', 'h(3 [s])'],
    ['[1, 2, 3]', 'a := [1, 2, 3]', 'program h(n) \n a[1] := n \n return a', 'h(9)', 'a'],
    ['[9, 2, 3]', 'a := [1, 2, 3]', 'program h(n) \n a[1] := n \n return a', 'h(9)'],
    ['16', 'b := 10', 'program h(x) \n z := b + x \n b := 3 \n return z + b', 'h(3)'],
    // A test is true when it is no zero.
    [
      '[1, 1, 0, 0]',
      'program h(x) \n if x \n return 1 \n end \n return 0',
      '[h(-2), h(1e-20), h(0), h(0.0)]',
    ],
    // Equality is open where a name without a value decides.
    ['f(z)', 'program f(x) \n if x = 0 \n return 1 \n end \n return 5', 'f(z)'],
    ['[1, 5, 5]', 'program f(x) \n if x = 0 \n return 1 \n end \n return 5', '[f(0.0), f(2), f(1e-20)]'],
    ['4', 'program f(x) \n if x != 2*sqrt(2) \n return 1 \n end \n return 4', 'f(sqrt(8))'],
    ['1', 'program f(x) \n if x = 1 [m] \n return 1 \n end \n return 4', 'f(100 [cm])'],
    // Functions as arguments, and formulas of programs.
    ['10', 'program h(g, x) \n y := g(x) + 1 \n return y', 'h(t -> t^2, 3)'],
    ['[1, 4, 9] m^2', PIECES, 'map([1 [m], 2 [m], 3 [m]], f)'],
    ['f(z) + 1', 'program f(x) \n if x > 1 \n x := 2 \n end \n return x', 'f(z) + 1'],
    ['a + 2*z', 'program h(x) \n y := x^2 \n return y + a*x', 'diff(h(z), z)'],
    // sqrt(3), 1/2 + 7/3
    ['1.73205 m', PIECES, 'fsolve(f(x) = 3 [m^2], x, 1.5 [m])'],
    ['1.73205 m', PIECES, 'fsolve(f(x) = 3 [m^2], x, 0 [m], 4 [m])'],
    ['2.83333 m^3', PIECES, 'integrate(f(x), x, 0 [m], 2 [m])'],
    ['5.66667 m^3', PIECES, 'h(x) := 2*f(x)', 'integrate(h(x), x, 0 [m], 2 [m])'],
    ['4', LEAP, 'integrate(leap(x), x, 0, 3)'],
    [
      'No root was found between these bounds: at 1 the sign changes by a jump or a pole, without a zero.',
      LEAP,
      'fsolve(leap(x) = 1, x, 0, 4)',
    ],
    [
      'solve finds no formula for a program: fsolve(equation, x, guess) finds a number',
      LEAP,
      'solve(leap(x) = 1, x)',
    ],
    ['4', SUM, 'program h(x) \n x := x + 1 \n return total([x, x])', 'h(1)'],
  ]

  test.each(cases)('%s', async (shown, ...sources) => {
    expect(await last(...sources)).toBe(shown)
  })

  test("names that may have no value are nobody else's business", async () => {
    const body = 'program h(x) \n if x > 0 \n y := x + b \n end \n return y'
    await sheet.run(() => sheet.evaluator.open(lines(body, 'h(1)'), SETTINGS))
    expect(sheet.results.get('1')?.outcomes[0]?.unknown).toEqual([{ name: 'b', why: 'missing' }])
    await sheet.run(() => sheet.evaluator.open(lines('y := 7', body, 'h(-1)'), SETTINGS))
    expect(sheet.shown('3')).toBe('7')
  })

  test.each([
    ['there is none', '2', undefined, 'program h(x) \n y := 1 \n return x + y + 1 [m] \n', 'cannot add'],
    [
      'a function',
      '1',
      undefined,
      'program h(n) \n u(t) := u(t - 1) \n return u(n)',
      'a program, or a function that calls itself, is defined above a program, not inside',
    ],
    [
      'it is not known',
      '2',
      undefined,
      'program h(x) \n y := 1 \n y := foo(x)',
      'foo is not a known function',
    ],
    [
      'it comes later',
      '1',
      undefined,
      'program h(x) \n z := y \n y := 1 \n return z',
      'y is used before it has a value.',
    ],
    [
      'units differ',
      '4',
      '2',
      'program h(x) \n if x > 0 \n return 2 [m] \n end \n return 3 [s]',
      'the returned values need one unit: m and s',
    ],
  ])('an error at the line: %s', async (_, source, related, body, message) => {
    await sheet.run(() => sheet.evaluator.open(lines(body), SETTINGS))
    const error = sheet.results.get('1')?.outcomes[0]?.error
    expect(error?.message).toContain(message)
    expect(error?.source).toBe(source)
    expect(error?.inside?.[0]?.source).toBe(related)
  })

  test.each([
    ['1', 'program h(x) \n return x + 3 [s]', 'h(2 [m])', 'in h: cannot add m and s'],
    [
      '2',
      'program h(v) \n for k from 0 to 2 step 1 \n s := v[k] \n end \n return s',
      'h([1, 2])',
      'in h: There is no element 0',
    ],
    [
      '1',
      'program h(x) \n for k from 0 to 1 step x \n end \n return x',
      'h(0)',
      'in h: The step of a loop cannot be 0.',
    ],
    [
      '4',
      'program h(x) \n if x > 0 \n y := 1 \n end \n return y',
      'h(-1)',
      'in h: y is used before it has a value.',
    ],
    ['1', 'program h(x) \n y := x', 'h(1)', 'in h: The program has ended without a return statement'],
    [
      '1',
      'program h(x) \n if a > x \n end \n return x',
      'h(1)',
      'in h: Whether this test is true depends on a name',
    ],
  ])('an error in a call comes from line %s: %s', async (source, body, call, message) => {
    await sheet.run(() => sheet.evaluator.open(lines(body, call), SETTINGS))
    const error = sheet.results.get('2')?.outcomes[0]?.error
    expect(error?.message).toContain(message)
    expect(error?.inside?.[0]?.source).toBe(source)
  })
})
