import { afterEach, describe, expect, it } from 'vitest'
import type { SharedVariable } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { registry } from '../../schemas.ts'
import { computeBlocks } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'
import { functionProps, includeProps, libraryProps } from './include-block.ts'
import { inputsIn, sheetFunctions } from './sheet-function.ts'

/** Lines `name := formula` with their values, in the order of the worksheet. */
const sheetOf = (
  ...lines: readonly (readonly [name: string, formula: string, data?: string])[]
): SharedVariable[] =>
  lines.map(([name, formula, data = formula]) => ({
    name,
    latex: '',
    data,
    description: '',
    needs: [],
    formula,
  }))

const BEAM = sheetOf(
  ['F', '3 [kN]'],
  ['L', '4 [m]'],
  ['b', '100 [mm]'],
  ['h', '200 [mm]'],
  ['W', 'b*h^2/6', '(2000/3) [cm^3]'],
  ['M', 'F*L/4', '3 [kN*m]'],
  ['sigma', 'M/W', '4.5 [MPa]'],
)

let computed: ComputedSheet | undefined
afterEach(() => computed?.dispose())

function line(text: string) {
  const parsed = parsePlain(text, { isUnit })
  return { type: 'math', props: { latex: parsed.ok ? toLatex(parsed.value) : text } }
}

it('inputs are what depends on nothing', () => {
  expect(inputsIn(BEAM).map(({ name }) => name)).toEqual(['F', 'L', 'b', 'h'])
})

describe('a worksheet as a function', () => {
  const choice = { name: 'beam', inputs: ['F', 'L'], outputs: ['sigma'] }

  it('has its inputs as parameters, and all else as it is', () => {
    expect(sheetFunctions(BEAM, choice)).toMatchObject({
      ok: true,
      variables: [
        { name: 'beam_b', data: '100 [mm]' },
        { name: 'beam_h', data: '200 [mm]' },
        { name: 'beam_W', data: '(2000/3) [cm^3]' },
        { name: 'beam_M', data: '(F, L) -> F*L/4' },
        { name: 'beam', data: '(F, L) -> beam_M(F, L)/beam_W' },
      ],
    })
  })

  it('computes with units, once or for a list', async () => {
    const source = { hash: 'x', name: 'Beam', variables: BEAM }
    const made = functionProps(source, { ...choice, outputs: ['sigma', 'M'] })
    computed = await computeBlocks([
      { type: 'include_block', props: made.ok ? made.props : {} },
      line('beam_sigma(6 [kN], 4 [m]) = [MPa]'),
      line('beam_M(1 [kN], 2 [m]) ='),
      line('beam_sigma([1 [kN], 2 [kN]], 4 [m]) ='),
      line('beam_sigma(1 [s], 4 [m]) + 1 [MPa] ='),
    ])
    expect([2, 3, 4].map(place => computed!.shown(place))).toEqual(['9 MPa', '0.5 kN*m', '[1.5, 3] MPa'])
    expect(computed.shown(5)).toMatch(/^!/)
  })

  it('takes inputs by name, what is left out from the source, and gives the result that is asked for', async () => {
    const source = { hash: 'x', name: 'Beam', variables: BEAM }
    const one = functionProps(source, { ...choice, name: 'one' })
    const several = functionProps(source, { ...choice, outputs: ['sigma', 'M'] })
    computed = await computeBlocks([
      { type: 'include_block', props: one.ok ? one.props : {} },
      { type: 'include_block', props: several.ok ? several.props : {} },
      ...[
        'one(F: 6 [kN], L: 4 [m]) = [MPa]',
        'one(L: 4 [m]).sigma = [MPa]',
        'one() = [MPa]',
        'beam(L: 2 [m], F: 1 [kN]).M =',
        'beam(L: 2 [m], F: 1 [kN]):M =',
        'beam(F: 3 [kN]):sigmax =',
        'beam(3 [kN]) =',
        'beam_M(F: 1 [kN]) =',
        'beam(F: [1 [kN], 2 [kN]]).sigma =',
        'Q := 5 [kN]',
        'beam(F:Q).M =',
        'beam(F: 2*Q).M/2 =',
        'beam(f: 3 [kN]).M =',
        'beam(F: 3 [kN]).sigmax =',
        'beam(F: 3 [kN], 4 [m]) =',
        'beam(F: 1 [s]).M =',
        'one(4 [kN], 2 [m], 1)',
      ].map(line),
    ])
    const shown = Array.from({ length: 17 }, (_, at) => computed!.shown(at + 3))
    expect(shown).toEqual([
      '9 MPa',
      '4.5 MPa',
      '4.5 MPa',
      '0.5 kN*m',
      '0.5 kN*m',
      '! beam has no result sigmax. Did you mean sigma?',
      '[4.5 MPa, 3 kN*m]',
      '1 kN*m',
      '[1.5, 3] MPa',
      '5 kN',
      '! Write a space behind the colon, F: Q. Without it this is a property of F.',
      '5 kN*m',
      '! beam has no argument f. Did you mean F?',
      '! beam has no result sigmax. Did you mean sigma?',
      '! Arguments without a name stand before those with one: move this one before F.',
      '! this argument of beam_M has to be like kN, not s',
      '! one(F, L) takes 2 arguments, not 3.',
    ])
  })

  it.each<[string, SharedVariable[], Partial<typeof choice>, RegExp]>([
    ['a name that is none', BEAM, { name: 'a_b' }, /Invalid function name/],
    ['no inputs', BEAM, { inputs: [] }, /at least one input/],
    ['no outputs', BEAM, { outputs: [] }, /at least one variable/],
    ['an input that is gone', BEAM, { inputs: ['q'] }, /q has no value there/],
    ['an output of other inputs', BEAM, { outputs: ['W'] }, /W does not depend on F, L/],
    [
      'a value from a loop',
      sheetOf(['F', '1'], ['s', '', '5'], ['x', 's*F']),
      { inputs: ['F'], outputs: ['x'] },
      /s comes from a block/,
    ],
    [
      'a name without a value',
      sheetOf(['F', '1'], ['x', 'F*q']),
      { inputs: ['F'], outputs: ['x'] },
      /x reads q, which has no value/,
    ],
    [
      'a function that depends on an input',
      sheetOf(['F', '1'], ['f', 't -> F*t', 't -> 1*t'], ['x', 'f(2)']),
      { inputs: ['F'], outputs: ['x'] },
      /f is a function that depends on the inputs/,
    ],
    [
      'definitions that double each time',
      sheetOf(
        ['F', '1'],
        ...Array.from(
          { length: 14 },
          (_, at) => [`x_${at}`, at === 0 ? 'F' : `x_${at - 1}*sin(x_${at - 1})`] as const,
        ),
      ),
      { inputs: ['F'], outputs: ['x_13'] },
      /too many ways/,
    ],
  ])('cannot be made of %s', (_, sheet, other, problem) => {
    const made = sheetFunctions(sheet, { ...choice, ...other })
    expect(made.ok ? '' : made.problem).toMatch(problem)
  })

  it('is computed in the rows of a table', async () => {
    const source = { hash: 'x', name: 'Beam', variables: BEAM }
    const made = functionProps(source, { ...choice, outputs: ['sigma', 'M'] })
    const table = registry.get('table')!.fromPlain!(
      'table loads\n  P [kN], s [MPa] = beam(F: P).sigma\n  3\n  6',
    )
    computed = await computeBlocks([
      { type: 'include_block', props: made.ok ? made.props : {} },
      { type: 'table', props: table! },
      line('loads.s ='),
    ])
    expect(computed.shown(3)).toBe('[4.5, 9] MPa')
  })

  it('takes functions of its own along', () => {
    const sheet = sheetOf(['F', '1'], ['f', 't -> t^2'], ['x', 'f(F) + 1'])
    expect(sheetFunctions(sheet, { name: 'g', inputs: ['F'], outputs: ['x'] })).toMatchObject({
      variables: [
        { name: 'f', data: 't -> t^2' },
        { name: 'g', data: '(F) -> f(F) + 1' },
      ],
    })
  })
})

describe('a library', () => {
  it('is a table under the name that it gets here', async () => {
    computed = await computeBlocks([
      { type: 'include_block', props: { ...libraryProps('IPE'), table_name: 'beams' } },
      ...['beams("200", h) =', 'max(beams.h) =', 'beams("205", h) =', 'beams ='].map(line),
    ])
    expect([2, 3, 4, 5].map(place => computed!.shown(place))).toEqual([
      '200 mm',
      '600 mm',
      '! beams has no row "205". Did you mean "200"?',
      '! beams is a table, not a value: a column is beams.h, a cell beams("row", h) with its row in quotes.',
    ])
  })
})

it('worksheets that include each other are named on all lines that depend on it', async () => {
  const source = { hash: 'x', name: 'Beam', variables: BEAM, circle: ['Loads', 'Beam', 'Loads'] }
  const made = functionProps(source, { name: 'beam', inputs: ['F', 'L'], outputs: ['sigma', 'M'] })
  computed = await computeBlocks([
    { type: 'include_block', props: includeProps(source, ['F']) },
    { type: 'include_block', props: made.ok ? made.props : {} },
    ...['a := 2*F', 'a + 1 [kN] =', 'beam_M(F, 3 [m]) =', 'beam(F: 3 [kN]).sigma =', '1 + 1 ='].map(line),
  ])
  const problem =
    '! These worksheets include each other: Loads → Beam → Loads. Take one of these includes away, then refresh.'
  expect([1, 2, 3, 4, 5, 6, 7].map(place => computed!.shown(place))).toEqual([...Array(6).fill(problem), '2'])
})
