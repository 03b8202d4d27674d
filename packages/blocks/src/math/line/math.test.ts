import { toPlain } from '@calcwright/math/expression'
import { describe, expect, it } from 'vitest'
import { withoutAskedUnit } from './view.tsx'
import mathEvaluation from './evaluate.ts'
import math from './schema.ts'
import type { MathProps } from './schema.ts'

const props = (fields: Partial<MathProps>): MathProps => ({ ...math.defaults(), ...fields })

const FOLLOWS_SHEET = { unit: '', approximate: null, digits: 0, form: 'none', show: false, force: false }

describe('the plan of a math line', () => {
  it.each([
    ['nothing', ''],
    ['words', '\\text{see above}'],
  ])('is empty for %s', (_, latex) => {
    expect(mathEvaluation.plan(props({ latex }))).toEqual({ statements: [] })
  })

  it('has the statement and follows the worksheet where the line says nothing', () => {
    const { statements, problem } = mathEvaluation.plan(
      props({ latex: 'F\\coloneq 5\\,\\class{unit}{\\mathrm{kN}}' }),
    )
    expect(problem).toBeUndefined()
    expect(statements.map(({ statement }) => toPlain(statement))).toEqual(['F := 5 [kN]'])
    expect(statements[0]!.output).toEqual(FOLLOWS_SHEET)
  })

  it('has what the line says about its result', () => {
    const fields = { expectedUnits: 'MPa', approx: false, digits: 3, factor_expand: 'factor', outputMode: 2, force_display: true } as const // prettier-ignore
    const { statements } = mathEvaluation.plan(props({ latex: 'x=1', ...fields }))
    expect(statements[0]!.output).toEqual({ unit: 'MPa', approximate: false, digits: 3, form: 'factor', show: true, force: true }) // prettier-ignore
  })

  it.each([
    ['F\\coloneq 5+', ['F']],
    ['F_{\\max }=5+', ['F_max']],
    ['f\\left(x\\right):=(', ['f(']],
    ['A\\left[1\\right]\\coloneq', ['A']],
    ['5+', []],
    ['2=5+', []],
  ])('tells where %s cannot be read and what it was going to define', (latex, intends) => {
    const plan = mathEvaluation.plan(props({ latex }))
    expect(plan.statements).toEqual([])
    expect(plan.intends).toEqual(intends)
    expect(plan.problem!.message).not.toBe('')
    expect(plan.problem!.span.end).toBeLessThanOrEqual(latex.length + 1)
  })
})

describe('a math line in plain notation', () => {
  it.each([
    ['F := 5 [kN]', { latex: 'F\\coloneq 5\\,\\class{unit}{\\mathrm{kN}}' }],
    ['F/A =', { latex: '\\frac{F}{A}' }],
    ['F/A = [MPa]', { latex: '\\frac{F}{A}', expectedUnits: 'MPa' }],
    ['F/A = [MPa] // stress; { see [3] }', { latex: '\\frac{F}{A}', expectedUnits: 'MPa', remark: 'stress; { see [3] }' }], // prettier-ignore
    ['x := 2 =', { latex: 'x\\coloneq 2', outputMode: 2 }],
    ['T := P/n = [N*m]', { latex: 'T\\coloneq \\frac{P}{n}', expectedUnits: 'N*m', outputMode: 2 }],
  ])('%s', (line, fields) => {
    expect(math.fromPlain!(line)).toEqual(fields)
    expect(math.toPlain!(props(fields as Partial<MathProps>))).toBe(line)
  })

  it.each(['# text', 'a sentence, not a formula:', '5 +'])('does not take %j', line => {
    expect(math.fromPlain!(line)).toBeNull()
  })

  it.each([
    [{ latex: '' }, ''],
    [{ latex: '5+' }, '# 5+'],
    [{ latex: 'x\\coloneq 2', expectedUnits: 'm' }, 'x := 2'],
  ])('writes %j as %j', (fields, line) => {
    expect(math.toPlain!(props(fields))).toBe(line)
  })
})

describe('the fields of a math line', () => {
  it.each([
    [{ digits: 15 }, 'Invalid Entry: Please enter an integer from 1 to 14'],
    [{ digits: 1.5 }, 'Invalid Entry: Please enter an integer from 1 to 14'],
    [{ outputMode: 3 }, /./],
    [{ factor_expand: 'regroup' }, /./],
  ])('refuse %j', (fields, message) => {
    const parsed = math.props.safeParse({ ...math.defaults(), ...fields })
    expect(parsed.error?.issues[0]?.message).toMatch(message)
  })
})

it.each([
  ['\\frac{F}{A}=\\class{unit}{\\frac{\\mathrm{N}}{\\mathrm{mm}^{2}}}', '\\frac{F}{A}='],
  ['a=\\,\\class{unit}{\\%}', 'a='],
  ['a=3\\,\\class{unit}{\\mathrm{m}}', 'a=3\\,\\class{unit}{\\mathrm{m}}'],
  ['a=\\class{unit}{\\mathrm{m}}+1', 'a=\\class{unit}{\\mathrm{m}}+1'],
  ['a=', 'a='],
])('readers of %s do not see the unit twice', (latex, shown) => {
  expect(withoutAskedUnit(latex)).toBe(shown)
})
