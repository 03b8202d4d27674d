import { worksheetFromPlain } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { describe, expect, test } from 'vitest'
import { registry } from '../schemas.ts'
import { writePython } from './script.ts'

/** The lines of the script below its helpers and its table of units. */
function linesOf(text: string, settings = {}, values: Readonly<Record<number, object>> = {}): string[] {
  const worksheet = worksheetFromPlain(registry, text, 'Sheet')
  worksheet.apply({ kind: 'setSettings', settings })
  const outcome = (fields: object) => ({
    shown: true,
    value: null,
    unit: '',
    kind: 'number',
    error: null,
    ...fields,
  })
  const results = new Map(
    worksheet.blocks().map(({ id }, at) => [id, { outcomes: [outcome({ shown: false, ...values[at] })] }]),
  ) as unknown as ReadonlyMap<string, BlockResult>
  const script = writePython(worksheet, results)
  return script
    .slice(script.indexOf('\n}\n') + 3)
    .trim()
    .split('\n')
}

describe('lines of a worksheet in Python', () => {
  test.each<[string, readonly string[]]>([
    ['# Beam\na := 3', ['# Beam', 'a = 3']],
    ['F := 12 [kN]\ns := F/(4 [mm^2])', ['F = 12*u["kN"]', 's = F/(4*u["mm^2"])']],
    ['T := 20 [degC]', ['T = 20*u["degC"] + 273.15']],
    ['a := -2^2\nb := (a + 1)*3 - (a - 1)', ['a = -power(2, 2)', 'b = (a + 1)*3 - (a - 1)']],
    ['a := 8/(4/2)\nb := 8/4/2', ['a = 8/(4/2)', 'b = 8/4/2']],
    ['lambda := 2\nx := lambda', ['lambda_ = 2', 'x = lambda_']],
    ['c := 2\nf(x) := c*x\nc := 5', ['c = 2', 'def f(x, *, c=c):', '    return c*x', 'c = 5']],
    ['v := [1, 2]\nx := v[2]', ['v = List([1, 2])', 'x = v[int(2) - 1]']],
    ['v := [1, 2]\nx := v .* v', ['v = List([1, 2])', 'x = items("*", v, v)']],
    ['a := 3\nb := if(a > 2, 1, 0)', ['a = 3', 'b = 1 if a > 2 else 0']],
    ['a := 3\nb := piecewise(a > 2, 1, a > 1, 2, 3)', ['a = 3', 'b = 1 if a > 2 else 2 if a > 1 else 3']],
    ['s := sum(k^2, k, 1, 5)', ['s = total(List([power(k, 2) for k in range(int(1), int(5) + 1)]))']],
    ['A := integrate(x^2, x, 0, 2)', ['A = integral(lambda x: power(x, 2), 0, 2)']],
    ['s := 0\nfor k from 1 through 4 {\n  s := s + k\n}', ['s = 0', 'for k in counted(1, 4, 1, True):', '    s = s + k']],
    [
      'a := 3\nif a > 2 {\n  b := 1\n} elseif a > 1 {\n  b := 2\n} else {\n  b := 3\n}',
      ['a = 3', 'if a > 2:', '    b = 1', 'elif a > 1:', '    b = 2', 'else:', '    b = 3'],
    ],
    [
      'program g(a) {\n  t := a\n  while t > 3 {\n    t := t - 1\n  }\n  return t\n}',
      ['def g(a):', '    t = a', '    while t > 3:', '        t = t - 1', '    return t'],
    ],
    ['a := 3\nif a > 2 {\n  # high\n} else {\n  b := 3\n}', ['a = 3', 'if a > 2:', '    # high', '    pass', 'else:', '    b = 3']],
    ['a := e\nlet e := 0.65\nb := 2*e', ['a = sp.E', 'e = 0.65', 'b = 2*e']],
    ['x := y + 1', ['# x := y + 1', '# Not in the script: y has no value.']],
    [
      'p := 1\nfor k from 1 to 3 {\n  p := solve(x = p, x)\n}\nq := p',
      ['p = 1', '# for k from 1 to 3 {', '#   p := solve(x = p, x)', '# }', '# Not in the script: The function solve has no counterpart in the script.', '# q := p', '# Not in the script: p has no value.'],
    ],
  ])('%j', (text, lines) => expect(linesOf(text)).toEqual(lines)) // prettier-ignore

  test('results are shown beside those of the worksheet, in their unit', () => {
    const shown = linesOf('F := 2 [kN] =\nT := 20 [degC] =\nb := 2 > 1 =', {}, {
      0: { shown: true, value: 2, unit: 'kN' },
      1: { shown: true, value: 20, unit: 'degC' },
      2: { shown: true, value: true },
    }).filter(line => line.startsWith('show')) // prettier-ignore
    expect(shown).toEqual([
      'show("F", F, "kN", 1000, 0, sheet=2)',
      'show("T", T, "degC", 1, 273.15, sheet=20)',
      'show("b", b, "", 1, 0, sheet=True)',
    ])
  })

  test('a formula without a counterpart has the value of the worksheet, and says so', () => {
    const values = { 0: { value: [2, 3], unit: 'mm' } }
    expect(linesOf('x := solve(t^2 = 4, t)\ny := x', {}, values)).toEqual([
      '# x := solve(t^2 = 4, t)',
      '# Not in the script: The function solve has no counterpart in the script.',
      'x = List([2, 3])*0.001  # the value that the worksheet has',
      'y = x',
    ])
  })

  test('settings of the worksheet', () => {
    expect(linesOf('v := [1, 2]\nx := v[0]', { one_indexed: false })).toContain('x = v[int(0) - 0]')
    expect(linesOf('x := sin(30)', { angle: 'deg' }).join('\n')).toContain(
      'sin of degrees has no counterpart',
    )
  })
})
