import { describe, expect, test } from 'vitest'
import { readEngineeringPaper } from './index.ts'

const sheetOf = (cells: readonly object[], results: readonly unknown[] = []) =>
  readEngineeringPaper(new TextEncoder().encode(JSON.stringify({ data: { cells, results } })), 'a.epxyz')

const plainOf = (...latex: readonly string[]): string[] =>
  sheetOf(latex.map(one => ({ type: 'math', latex: one }))).lines.map(({ plain }) => plain)

describe('formulas of EngineeringPaper in plain notation', () => {
  test.each([
    [[String.raw`x=5\left[mm\right]`], ['x := 5 [mm]']],
    [[String.raw`x=2\cdot3=`], ['x := 2*3 =']],
    [[String.raw`\frac{1}{2}=`], ['1/2 =']],
    [[String.raw`\frac12+\sqrt{4}=`], ['1/2 + sqrt(4) =']],
    [
      [String.raw`x=\left[\frac{kN}{m^2}\right]`, 'x=3'],
      ['x := 3', 'x = [kN/(m^2)]'],
    ],
    [
      [String.raw`y=2\cdot x=`, 'x=4'],
      ['x := 4', 'y := 2*x ='],
    ],
    [[String.raw`\text{Radius:}\:r=2,\:d=2r`], ['# Radius:', 'r := 2', 'd := 2*r']],
    [[String.raw`\sigma_{max}=\mathrm{max}\left(1,2\right)=`], ['σ_max := max([1, 2]) =']],
    [
      [String.raw`p=x^2+1`, String.raw`p\left(x=3\right)=`],
      ['p(x) := x^2 + 1', 'p(3) ='],
    ],
    [
      ['x=2', 'q=3x', 'p=q+1', String.raw`p\left(x=5\right)=`, 'p='],
      ['x := 2', 'q(x) := 3*x', 'p(x) := q(x) + 1', 'p(5) =', 'p(x) ='],
    ],
    // A value that was asked for stays one where the variable is a function; what reads the function is none.
    [
      [
        'D=1',
        'H=2',
        'V=D^2H=',
        String.raw`V\left(D=2\right)=`,
        String.raw`W=V\left(D=3\right)=\left[m\right]`,
      ],
      ['D := 1', 'H := 2', 'V(D) := D^2*H', 'V(D) =', 'V(2) =', 'W := V(3) = [m]'],
    ],
    [[String.raw`\int_0^1\left(x^2\right)\mathrm{d}\left(x\right)=`], ['integrate(x^2, x, 0, 1) =']],
    [[String.raw`\frac{\mathrm{d}}{\mathrm{d}x}\left(x^2\right)=`], ['diff(x^2, x) =']],
    [[String.raw`\begin{bmatrix}1&2\\3&4\end{bmatrix}=`], ['[[1, 2], [3, 4]] =']],
    [[String.raw`\log\left(100\right)=`], ['log(100) =']],
    [
      ['e=3', 'e='],
      ['e_c := 3', 'e_c ='],
    ],
    [[String.raw`\mathrm{foo}\left(2\right)=`], [String.raw`# \mathrm{foo}\left(2\right)=`]],
    [[String.raw`x=\left(2`], [String.raw`# x=\left(2`]],
  ])('%j', (latex, plain) => {
    expect(plainOf(...latex)).toEqual(plain)
  })
})

test('a worksheet is called as its author called it', () => {
  const sheet = JSON.stringify({ data: { title: 'Bolted joint', cells: [], results: [] } })
  expect(readEngineeringPaper(new TextEncoder().encode(sheet), 'a.epxyz').title).toBe('Bolted joint')
})

test('results go with the statements that asked for them', () => {
  const value = (number: string, units = '') => ({
    value: number,
    numeric: true,
    units,
    real: true,
    finite: true,
  })
  const { lines } = sheetOf(
    [
      { type: 'math', latex: 'x=2=' },
      { type: 'math', latex: 'y=3,\\:y\\cdot x=' },
    ],
    [value('2.0'), value('6', 'm^2')],
  )
  expect(lines.map(({ stored }) => stored)).toEqual([
    { value: 2, unit: '' },
    undefined,
    { value: 6, unit: 'm^2' },
  ])
})

test.each(['', '{', '[]', '{"data": 3}'])('refuses %j', text => {
  expect(() => readEngineeringPaper(new TextEncoder().encode(text), 'a.epxyz')).toThrow(
    'no worksheet of EngineeringPaper',
  )
})

test.each([[null], [3], [{ type: 'math' }], [{ type: 'table', rowLabels: 3 }], [{ type: 'system' }]])(
  'a damaged cell %j stays as a text',
  cell => {
    const sheet = JSON.stringify({ data: { cells: [cell], results: [{ value: 3, results: 'x' }] } })
    const { lines } = readEngineeringPaper(new TextEncoder().encode(sheet), 'a.epxyz')
    expect(lines.map(({ kind }) => kind)).toEqual(['kept'])
  },
)
