import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from './test-sheet.ts'
import type { TestSheet } from './test-sheet.ts'

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

const SUM = `program total(v)
  s := 0
  for k from 1 to length(v) + 1 step 1
    s := s + v[k]
  end
  return s`

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
    ['[1, 2, 3] m', SORT, 'sorted([3 [m], 1 [m], 2 [m]])'],
    ['[1, 2, 3]', SORT, 'sorted([3, 1, 2])'],
    ['6 m', SUM, 'total([1 [m], 2 [m], 3 [m]])'],
    ['6', SUM, 'total([1, 2, 3])'],
    ['[[1, 1/2], [1/2, 1/3]]', FILL, 'M(2)'],
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
