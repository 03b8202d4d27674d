/** Constructs of other programs and the values that these have for them: their manuals, and mpmath by hand. */
import { excelFile } from '@calcwright/blocks/testing/excel-file'
import { describe, expect, it, vi } from 'vitest'
import { shownOf } from './testing/shown.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

describe('Calcpad', () => {
  it.each([
    ['f(x) = b*x\nb = 3\nf(2)', '6'],
    ['b = 3\nf(x) = b*x\ng(x) = f(x) + 1\nb = 4\ng(2)', '9'],
    ['a = [1; 2; 3]\na*[4; 5; 6]', '[4, 10, 18]'],
    ['a = [1; 2; 3]\na^2', '[1, 4, 9]'],
    ['a = [1; 2]\n[0; a; 7]', '[0, 1, 2, 7]'],
    ['M = [1; 2|3; 4]\nmax(M)', '4'],
    ['M = [1; 2|3; 4]\nsum(M)', '10'],
    ['M = [1; 2|3; 4]\nM^2', '[[1, 4], [9, 16]]'],
    ['srss(3; 4)', '5'],
    ['srss([3; 4])', '5'],
    ['v = vector(3)\nv.2 = 3kN\nv', '[0, 3, 0] kN'],
    ['N = matrix(3; 3)\ncopy([1; 2|3; 4]; N; 2; 2)\nN', '[[0, 0, 0], [0, 1, 2], [0, 3, 4]]'],
    ['N = matrix(2; 2)\nadd([1; 2|3; 4]; N; 1; 1)\nadd([1; 2|3; 4]; N; 1; 1)\nN', '[[2, 4], [6, 8]]'],
    ['a = vector(3)\nfill(a; 5)\na', '[5, 5, 5]'],
    ['f(p; q) = $while{q > 0; t = q; q = p⦼q; p = t}\nf(1071; 462)', '21'],
    ['h(x) = $Block{\n u = 2*x;\n u + 1}\nh(3)', '7'],
    ['s = 0\ns = $Repeat{s = s + k @ k = 1 : 4}\ns', '10'],
    ['acos(0.5)', '60'],
    ['#rad\nacos(0.5)*3', '3.14159'],
    ['α = atan(1)\n2*π*3m*α/360', '2.35619 m'],
    ['A(k) = (k - 2)^2 + 1\nA_0 = $Inf{A(k) @ k = 0 : 5}\nk_inf', '2'],
    ['s = 10\n#while s > 3\ns = s - 1\n#loop\ns', '3'],
    ['root(-32; 5)', '-2'],
    ['i = 3\nabs(3 + 4i) + i', '8'],
    ['7\\2', '3'],
    ['-7⦼5', '-2'],
    ['-3^2', '-9'],
    ['mean(2; 8)', '4'],
    ['average(2; 8)', '5'],
    ['eigenvals([2; 1|1; 2])', '[1, 3]'],
    ['range(0; 10; 4)', '[0, 4, 8]'],
    ['take(2; 5; 6; 7)', '6'],
    ['line(1.5; 5; 7)', '6'],
    ['v = [2; 4; 8]\nline(2.5; v)', '6'],
    ['v = [2; 4; 8]\ntake(3; v)', '8'],
    ['M = [1; 2|3; 4]\ntake(2; 1; M)', '3'],
    ['M = symmetric(2)\nM.(1; 2) = 3\nM.2', '[3, 0]'],
    ['eigenvals([2; 1|1; 2]; -1)', '[3]'],
    ['eigenvals([2; 1|1; 2]; 1)', '[1]'],
    ['extract([5; 6; 7]; [1; 3])', '[5, 7]'],
    ['order([3; 1; 2])', '[2, 3, 1]'],
    ['find([1; 2; 1]; 1; 1)', '[1, 3]'],
    ['fft([1; 2; 3; 4|0; 0; 0; 0])', '[[10, -2, -2, -2], [0, 2, 0, -2]]'],
    ['20kN/2m|kN/m', '10 kN/m'],
    ['5ton|kg', '5080.23 kg'],
    ['#for k = 1 : 3\nd.k = k^2\n#loop\nd', '[1, 4, 9]'],
    ['q = 2\n(q ≡ 2)*3 + 1', '4'],
    ['$Area{(x < 1)*x @ x = 0 : 2}', '0.5'],
    ['log(100)', '2'],
  ])('%j is %s', async (source, value) => {
    expect(await shownOf(new TextEncoder().encode(source), 'a.cpd')).toBe(value)
  })
})

/** Words in reverse Polish notation: `f/2` is a function of two arguments, `+#2` an operator, `'m` a unit. */
const polish = (words: string): string =>
  words
    .split(' ')
    .map(word => {
      const [, name, kind, args] = /^(.+?)([/#])(\d)$/.exec(word) ?? []
      if (name !== undefined)
        return `<e type="${kind === '#' ? 'operator' : 'function'}" args="${args}">${name.replace('<', '&lt;')}</e>`
      if (word.startsWith('"')) return `<e type="operand" style="string">${word}</e>`
      return word.startsWith("'")
        ? `<e type="operand" style="unit">${word.slice(1)}</e>`
        : `<e type="operand">${word}</e>`
    })
    .join('')

describe('SMath', () => {
  it.each([
    ['a function that is defined below', ['1 f/1 1 +#2', 'x f/1 x 2 ^#2 :#2', '3 f/1'], '9'],
    ['a function of a variable that changes', ['a 2 :#2', 'x f/1 a x *#2 :#2', 'a 5 :#2', '3 f/1'], '15'],
    [
      'a function of such a function',
      ['a 2 :#2', 'x f/1 a x *#2 :#2', 'x g/1 x f/1 1 +#2 :#2', 'a 5 :#2', '3 g/1'],
      '16',
    ],
    ['the rows of a column', ['v 1 2 3 3 1 mat/5 :#2', 'v rows/1'], '3'],
    ['the place of an item', ['v 5 7 9 3 1 mat/5 :#2', '7 v match/2'], '[2]'],
    [
      'a table with two inputs',
      ['a 1 2 2 1 mat/4 :#2', 'b 10 20 2 1 mat/4 :#2', 'a b 1 2 3 4 2 2 mat/6 1.5 15 InterpBilinear/5'],
      '2.5',
    ],
    ['a value in place of an error', ['3 0 try/2'], '3'],
    [
      'a counted loop that leaves rounds out',
      [
        'n f/1 s 0 :#2 k 1 :#2 k n ≤#2 k k 1 +#2 :#2 k 2 mod/2 0 ≡#2 continue s s k +#2 :#2 if/3 for/4 s 3 1 line/5 :#2',
        '7 f/1',
      ],
      '16',
    ],
    ['an argument with the name of a constant', ['e f/1 e 2 ^#2 :#2', '3 f/1'], '9'],
    ['an integral over a constant by its name', ['e 2 ^#2 e 0 3 int/4'], '9'],
    ['a sum over a constant by its name', ['i 2 ^#2 i 1 3 sum/4'], '14'],
    [
      'a name within a program with that of a constant',
      ['n f/1 i 0 :#2 i n <#2 i i 1 +#2 :#2 while/2 i 3 1 line/5 :#2', '4 f/1'],
      '4',
    ],
    ['a range in steps', ['0 6 2 range/3'], '[0, 2, 4, 6]'],
    ['negative operands', ['2 -3 +#2'], '-1'],
    ['a loop that counts', ['s 0 :#2', 'k 1 :#2 k 3 ≤#2 k k 1 +#2 :#2 s s k +#2 :#2 for/4', 's'], '6'],
    ['while', ['s 9 :#2', 's 4 >#2 s s 2 -#2 :#2 while/2', 's'], '3'],
    ['solve between limits', ['x 2 ^#2 9 ≡#2 x 0 5 solve/4'], '3'],
    ['the largest of all items', ['1 5 2 3 2 2 mat/6 max/1'], '5'],
    ['units', ["2 'kN *#2 4 'm *#2 *#2"], '8 kN*m'],
    [
      'interpolation between columns of a matrix',
      ['T 0 1 1 3 2 9 3 2 mat/8 :#2', 'T 1 3 1 1 submatrix/5 T 1 3 2 2 submatrix/5 1.5 linterp/3'],
      '6',
    ],
    ['the mean of a row turned', ['1 2 6 1 3 mat/5 transpose/1 mean/1'], '3'],
    ['texts in a row turned', ['v "a" "b" 1 2 mat/4 transpose/1 :#2', 'v 2 el/2'], 'b'],
    ['polynomial roots', ['-6 5 1 3 1 mat/5 polyroots/1'], '[-6, 1]'],
    ['rows in the order of a column', ['3 1 2 5 2 2 mat/6 1 csort/2'], '[[2, 5], [3, 1]]'],
  ] as const)('%s', async (_, formulas, value) => {
    const regions = formulas.map(
      (words, index) =>
        `<region top="${20 * index}" left="0"><math><input>${polish(words)}</input></math></region>`,
    )
    expect(await shownOf(new TextEncoder().encode(`<regions>${regions.join('')}</regions>`), 'a.sm')).toBe(
      value,
    )
  })

  it('takes the chosen item of a list', async () => {
    const list =
      '<region top="0"><comboboxlist selected="2"><ul><li>"A"</li><li>"B"</li></ul><input><e type="operand">c</e></input></comboboxlist></region>'
    const question = `<region top="9"><math><input>${polish('c 1 +#2')}</input></math></region>`
    expect(await shownOf(new TextEncoder().encode(`<regions>${list}${question}</regions>`), 'a.sm')).toBe('3')
  })
})

describe('EngineeringPaper', () => {
  const l = String.raw
  const COLUMN = l`v=\begin{bmatrix}1\\2\\3\end{bmatrix}`
  it.each([
    ['an index of words', [l`x_{\text{max}}=3\left[mm\right]`, 'x=5', l`x_{\text{max}}=`], '3 mm'],
    ['a cube root', [l`\sqrt[3]{8}=`], '2'],
    ['a unit behind brackets', [l`\left(3+4\right)\left\lbrack mm\right\rbrack=`], '7 mm'],
    ['a sum', [l`\sum_{k=1}^{4}\left(k^2\right)=`], '30'],
    ['a product', [l`\prod_{k=1}^{4}\left(k\right)=`], '24'],
    ['a partial derivative', [l`\frac{\partial}{\partial q}\left(q^2\right)=`], '2*q'],
    ['a place in a column', [COLUMN, l`v_{2,1}=`], '2'],
    [
      'a place in a computed column',
      [
        l`A=\begin{bmatrix}2&0\\0&4\end{bmatrix}`,
        l`b=\begin{bmatrix}2\\8\end{bmatrix}`,
        l`w=A^{-1}\cdot b`,
        l`w_{2,1}=`,
      ],
      '2',
    ],
    ['a place in a matrix', [l`A=\begin{bmatrix}1&2\\3&4\end{bmatrix}`, l`A_{2,1}=`], '3'],
    ['a range', [l`\mathrm{range}\left(2,8,3\right)=`], '[2, 5, 8]'],
    ['a slash', [l`6/3\cdot2=`], '4'],
    ['a share in percent', [l`200\cdot12\%=`], '24'],
    ['bars around', [l`\left\lvert-3\right\rvert=`], '3'],
    ['the real part', [l`\mathrm{real}\left(3+4\cdot i\right)=`], '3'],
    ['the deviation of a sample', [l`\mathrm{stdev}\left(1,2,3\right)=`], '1'],
    ['arguments by name', [l`p=x+y`, 'y=1', l`p\left(x=3\right)=`], '4'],
  ] as const)('%s', async (_, latex, value) => {
    const cells = latex.map(one => ({ type: 'math', latex: one }))
    const sheet = JSON.stringify({ data: { cells, results: [] } })
    expect(await shownOf(new TextEncoder().encode(sheet), 'a.epxyz')).toBe(value)
  })

  it('calls the functions that tables define', async () => {
    const table = {
      type: 'dataTable',
      parameterLatexs: ['A', 'B'],
      parameterUnitLatexs: [l`\left\lbrack s\right\rbrack`, l`\left\lbrack m\right\rbrack`],
      columnData: [
        ['1', '2', '3'],
        ['1', '4', '9'],
      ],
      interpolationDefinitions: [
        { type: 'interpolation', nameLatex: 'Interp1', input: 0, output: 1, order: 1 },
      ],
    }
    // The cell that asks stands before the table.
    const question = { type: 'math', latex: l`Interp1\left(1.5\left\lbrack s\right\rbrack\right)=` }
    const sheet = JSON.stringify({ data: { cells: [question, table], results: [] } })
    expect(await shownOf(new TextEncoder().encode(sheet), 'a.epxyz')).toBe('2.5 m')
  })

  it('takes the solution of a system that was chosen', async () => {
    const system = {
      type: 'system',
      parameterListLatex: 's',
      expressionLatexs: ['s^2=4'],
      selectedSolution: 0,
    }
    const cells = [system, { type: 'math', latex: 's=' }]
    const solutions = [{ solutions: { s: ['2', '-2'] } }, null]
    const sheet = JSON.stringify({ data: { cells, results: [], system_results: solutions } })
    expect(await shownOf(new TextEncoder().encode(sheet), 'a.epxyz')).toBe('2')
  })
})

describe('spreadsheets', () => {
  // The values that LibreOffice and Excel show, worked out by hand.
  it.each([
    ['-2^2', '4'], ['2^3^2', '64'], ['10%*30', '3'], ['ROUND(-2.345,2)', '-2.35'], ['ROUND(1234,-2)', '1200'],
    ['ROUNDUP(-2.1,0)', '-3'], ['ROUNDDOWN(2.19,1)', '2.1'], ['CEILING(7,5)', '10'], ['FLOOR(7,5)', '5'],
    ['INT(-2.5)', '-3'], ['TRUNC(-2.5)', '-2'], ['MOD(-7,5)', '3'], ['MOD(7,-5)', '-3'], ['ATAN2(1,2)', '1.10715'],
    ['LOG(100)', '2'], ['LOG(8,2)', '3'], ['DEGREES(PI())', '180'], ['STDEV(1,2,3,4)', '1.29099'],
    ['STDEV.P(1,2,3,4)', '1.11803'], ['SUMSQ(3,4)', '25'], ['AVERAGE(1,2,6)', '3'], ['COMBIN(5,2)', '10'],
    ['IF(AND(1<2,3<>3),1,2)', '2'], ['IF(NOT(1>2),"OK","NOT "&"OK")', 'OK'], ['SUM(A1:A3)', '6'],
    ['SUM(A1:A3,10)', '16'], ['SUMPRODUCT(A1:A3,A1:A3)', '14'], ['LARGE(A1:A3,1)', '3'], ['INDEX(A1:A3,2)', '2'],
    ['A9+1', '1'],
  ])('%s is %s', async (formula, value) => {
    const rows = [[1], [2], [3, null, { formula }]]
    expect((await shownOf(excelFile([{ name: 'A', rows }]), 'a.xlsx')).replaceAll('"', '')).toBe(value)
  }) // prettier-ignore
})
