import type { Block } from '@calcwright/document'
import type { VariableSource } from '@calcwright/editor'
import type { Outcome, ResultsSnapshot } from '@calcwright/evaluator'
import { toPlain } from '@calcwright/math/expression'
import { describe, expect, it } from 'vitest'
import includeEvaluation from './evaluate.ts'
import { includeProps } from './include-block.ts'
import { refreshOf } from './outdated.ts'
import { plainValue } from './plain-value.ts'
import include from './schema.ts'
import { sharedVariables } from './shared-variables.ts'

describe('plainValue', () => {
  it.each([
    ['5', 'kN', '5 [kN]'],
    ['-5', 'degC', '(-5) [degC]'],
    ['sqrt(2)', 'm', 'sqrt(2) [m]'],
    ['3 + 2*i', 'V', '(3 + 2*i) [V]'],
    ['1250/1143', '1/m', '(1250/1143) [1/m]'],
    ['2 [m]*z', '', '2 [m]*z'],
    ['true', '', 'true'],
    ['[20, 30]', 'degC', '[20 [degC], 30 [degC]]'],
    ['[3, 4]', '[m, s]', '[3 [m], 4 [s]]'],
    ['[[1, 2], [3, 4]]', 'N', '[[1 [N], 2 [N]], [3 [N], 4 [N]]]'],
    ['[[1, 2], [3, 4]]', '[[m, s], [kg, ]]', '[[1 [m], 2 [s]], [3 [kg], 4]]'],
  ])('%s in %s is %s', (exact, unit, data) => {
    expect(plainValue(exact, unit)).toBe(data)
  })
  it.each([
    ['', ''],
    ['5', 'zork/'],
    ['5', '[m, s]'],
  ])('%j in %j cannot be written', (exact, unit) => {
    expect(plainValue(exact, unit)).toBeNull()
  })
})

const outcome = (fields: Partial<Outcome>): Outcome => ({
  shown: true, value: null, unit: '', exact: '', display: '', latex: '', kind: 'number', suppressed: false,
  notices: [], error: null, ...fields,
}) // prettier-ignore

/** A sheet of lines: the name each defines, and its outcome. */
function sheet(...lines: (readonly [string, Partial<Outcome>])[]): [Block[], ResultsSnapshot] {
  const blocks = lines.map((_, index) => ({ id: String(index), disabled: false }) as Block)
  const results = lines.map(([defined, fields], index) => ({
    block: String(index), hash: '', values: '', outcomes: [outcome(fields)], defines: defined ? [defined] : [],
  })) // prettier-ignore
  return [blocks, { format: 1, results: Object.fromEntries(results.map(result => [result.block, result])) }]
}

const dataOf = (...lines: Parameters<typeof sheet>): Record<string, string> =>
  Object.fromEntries(sharedVariables(...sheet(...lines)).map(({ name, data }) => [name, data]))

const fn = (exact: string): Partial<Outcome> => ({ kind: 'function', exact })

describe('what a worksheet offers', () => {
  it('has the columns of tables in its functions, and not by themselves', () => {
    const column = ['bolts.A_s', { exact: '[58, 84.3]', unit: 'mm^2' }] as const
    const reads = ['F(', fn('F(s) := s*sum(bolts.A_s)')] as const
    const looksUp = ['G(', fn('G(s) := s*bolts("M12", A_s)')] as const
    expect(dataOf(column, reads, looksUp)).toEqual({ F: 's -> s*sum([58 [mm^2], 84.3 [mm^2]])' })
  })
  it('is the last definition of each name, with its unit', () => {
    const load = ['F', { exact: '5', unit: 'kN', latex: '5 kN' }] as const
    expect(sharedVariables(...sheet(['x', { exact: '1' }], load, ['', { exact: '7' }], ['x', { exact: '2' }]))).toEqual([
      { name: 'F', latex: '5 kN', data: '5 [kN]', description: '', needs: [], formula: '' },
      { name: 'x', latex: '', data: '2', description: '', needs: [], formula: '' },
    ]) // prettier-ignore
  })

  it('leaves out what failed, what is disabled and what was never computed', () => {
    const [blocks, snapshot] = sheet(['x', { exact: '1' }], ['y', { error: { kind: 'unit', code: 'unit.plain.index', message: '', position: null } }], ['z', { exact: '3' }]) // prettier-ignore
    const now = blocks.map((block, index) => (index === 2 ? { ...block, disabled: true } : block))
    expect(sharedVariables([...now, { id: 'new' } as Block], snapshot).map(({ name }) => name)).toEqual(['x'])
    expect(sharedVariables(blocks, undefined)).toEqual([])
  })

  it('leaves out what was changed and not computed, and an earlier definition of its name', () => {
    const [blocks, { format, results }] = sheet(
      ['x', { exact: '1' }],
      ['y', { exact: '2' }],
      ['x', { exact: '3' }],
    )
    const changed = { ...results, 2: { ...results[2]!, stale: true as const } }
    expect(sharedVariables(blocks, { format, results: changed }).map(({ name }) => name)).toEqual(['y'])
  })

  it('has functions with the values of the names they read', () => {
    expect(
      dataOf(
        ['a', { exact: '3', unit: 'm' }],
        ['x', { exact: '9' }],
        ['f(', fn('f(x) := a*x + sum(k*a, k, 1, 3)')],
        ['a', { exact: '4', unit: 'm' }],
        ['g(', fn('g := (x, y) -> x*a + y')],
      ),
    ).toMatchObject({
      f: 'x -> 3 [m]*x + sum(k*3 [m], k, 1, 3)',
      g: '(x, y) -> x*4 [m] + y',
    })
  })

  it('says which functions a function calls, all the way down', () => {
    const shared = sharedVariables(
      ...sheet(
        ['f(', fn('f(x) := x^2')],
        ['g(', fn('g(x) := f(x) + 1')],
        ['h(', fn('h(x) := sin(g(x))')],
        ['fact(', fn('fact(n) := piecewise(n <= 1, 1, n*fact(n - 1))')],
      ),
    )
    expect(shared.map(({ name, needs }) => [name, needs])).toEqual([
      ['f', []],
      ['g', ['f']],
      ['h', ['g', 'f']],
      ['fact', []],
    ])
    const source: VariableSource = { hash: 'abc', name: 'Beam', variables: shared }
    expect(includeProps(source, ['h', 'gone']).variables.map(({ name, data }) => [name, data !== ''])).toEqual([
      ['f', true],
      ['g', true],
      ['h', true],
      ['gone', false],
    ]) // prettier-ignore
  })

  it('has no function whose helper means something else at the end of the sheet', () => {
    const data = dataOf(['f(', fn('f(x) := x')], ['g(', fn('g(x) := f(x)')], ['f(', fn('f(x) := 2*x')])
    expect(Object.keys(data)).toEqual(['f'])
  })
})

describe('the plan of an include', () => {
  const variables = [
    { name: 'F', latex: '', data: '5 [kN]' },
    { name: 'gone', latex: '', data: '' },
    { name: 'f', latex: '', data: 'x -> 2*x' },
  ]

  it('defines each variable that is there', () => {
    const plan = includeEvaluation.plan({ ...include.defaults(), worksheet_name: 'Beam', variables })
    expect(plan.problem?.message).toMatch(/^gone has no value in Beam: .* Mend it there and refresh/)
    expect(plan.intends).toEqual(['gone', 'gone('])
    expect(plan.statements.map(({ statement }) => toPlain(statement))).toEqual(['F := 5 [kN]', 'f(x) := 2*x'])
  })

  it('halts what reads a variable that cannot be decoded', () => {
    const plan = includeEvaluation.plan({
      ...include.defaults(),
      variables: [...variables, { name: 'x', latex: '', data: '5 +' }],
    })
    expect(plan.problem?.message).toMatch(/^Unable to decode stored variables/)
    expect(plan.intends).toEqual(['x', 'gone', 'gone('])
    expect(plan.statements).toHaveLength(2)
  })
})

it('brings all includes of one source up to date together', () => {
  const source = (hash: string, data: string): VariableSource => {
    const variable = { latex: data, data, description: '', needs: [], formula: '' }
    return { hash, name: hash, variables: ['F', 'L'].map(name => ({ ...variable, name })) }
  }
  const block = (id: string, from: VariableSource, ...names: string[]): Block =>
    ({ id, type: 'include_block', status: 'ok', props: includeProps(from, names) }) as unknown as Block
  const blocks = [
    block('a', source('S', '1'), 'F'),
    block('b', source('S', '1'), 'F', 'L'),
    block('other', source('T', '1'), 'F'),
    block('new', source('S', '2'), 'L'),
  ]
  const changes = refreshOf(blocks, source('S', '2'))
  expect(changes.map(change => ('id' in change ? change.id : ''))).toEqual(['a', 'b'])
  expect(changes[1]).toMatchObject({ props: { variables: [{ data: '2' }, { data: '2' }] } })
})
