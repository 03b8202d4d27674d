import { describe, expect, test } from 'vitest'
import { importForeign } from '../index.ts'

const read = (text: string, file: string) => importForeign(new TextEncoder().encode(text), file)
const plainOf = async (text: string, file = 'a.md'): Promise<string[]> =>
  (await read(text, file)).lines.flatMap(({ plain }) => plain.split('\n'))

describe('Markdown', () => {
  test.each([
    ['# Loads\n## Wind #', ['# {h1} Loads', '# {h2} Wind']],
    ['The beam is **long**, see [EN 1991](https://a.b).', ['# The beam is long, see EN 1991.']],
    ['- F = 12 kN\n- `A := 40 mm * 10 mm`', ['F := 12 [kN]', 'A := 40 [mm]*10 [mm]']],
    ['```calc\na := 3\nif a > 2 {\n  b := 1\n}\n```', ['a := 3', 'if a > 2 {', '  b := 1', '}']],
    ['```\nF = 2 kN\n```\n~~~text\nF/(2 mm^2) = MPa\n~~~', ['F := 2 [kN]', 'F/2 [mm^2] = [MPa]']],
    ['$$ W = \\frac{b h^{2}}{6} $$', ['W := b h^2/6 =']],
    ['$$\nx = \\sqrt{2}\n$$\nso far', ['x := sqrt(2) =', '# so far']],
    ['\\[ f(x) = x^{2} \\]', ['f(x) := x^2']],
    ['```python\n%%render\nimport math\nb = 3\n```', ['b := 3']],
    ['```python\nh = 4*mm # height\n```', ['h := 4 [mm] // height']],
    ['```python\nv = 3*m/s\nA = 2*mm**2\n```', ['v := 3 [m/s]', 'A := 2 [mm]^2 =']],
    ['```{code-cell} ipython3\ny = math.log(2) + np.log10(3)**2\n```', ['y := ln(2) + log(3)^2 =']],
    ['```python\ne = 2\ne*3\n```', ['e_c := 2', 'e_c*3 =']],
    ['```python\nm = 2\nF = 3*m\n```', ['m := 2', 'F := 3*m =']],
    ['```python\nfor k in x:\n```', ['# for k in x:']],
    ['```python\ny = x[0]\n```', ['# y = x[0]']],
    ['```rust\nlet a = 1;\n```', ['# let a = 1;']],
    ['<script>alert(1)</script>', ['# <script>alert(1)</script>']],
  ])('%j', async (text, lines) => expect(await plainOf(text)).toEqual(lines))

  test('handcalcs: values in a row, the formula, and the result that was shown', async () => {
    const { lines } = await read(
      String.raw`\begin{aligned}
a &= 2 \; &b &= 3 \; &c &= 1.5\ \mathrm{kN} \;
\\[10pt]
x_{1} &= \frac{-b - \sqrt{b^{2}}}{2 \cdot a} = \frac{-3 - \sqrt{9}}{2 \cdot 2} &= -1.50 \; \;\textrm{(root)}
\\[10pt]
q &= c \cdot a \\&= 1.5\ \mathrm{kN} \cdot 2 \\&= 3.0\ \mathrm{kN}
\end{aligned}`,
      'cell.md',
    )
    expect(lines.map(({ plain, stored }) => [plain, stored])).toEqual([
      ['a := 2', undefined],
      ['b := 3', undefined],
      ['c := 1.5 [kN]', undefined],
      ['x_1 := (-b - sqrt(b^2))/(2*a) = // root', { value: -1.5, unit: '', digits: 3 }],
      ['q := c*a = [kN]', { value: 3, unit: 'kN', digits: 2 }],
    ])
  })

  test('names, the title and what is no formula', async () => {
    const { title, names, lines } = await read('---\ntitle: "Plate"\n---\n```py\ni = 2\nj = {}\n```', 'a.md')
    expect(title).toBe('Plate')
    expect(names).toEqual(new Map([['i', 'i_c']]))
    expect(lines.at(-1)).toMatchObject({ kind: 'kept', line: 6, source: 'j = {}' })
    expect((await read('# Plate\n\nF := 3', 'a.md')).title).toBe('Plate')
  })
})

describe('plain text', () => {
  test.each([
    ['Bolt calculation\nF = 12 kN', ['# Bolt calculation', 'F := 12 [kN]']],
    ['// note\nx := 2 // two', ['# note', 'x := 2 // two']],
    ['program f(x) {\nreturn x^2\n}\nf(3) =', ['program f(x) {', 'return x^2', '}', 'f(3) =']],
    ['a := 1\n& b := 5 kN', ['a := 1', '& b := 5 [kN]']],
    ['x := 3 [m', ['x := 3 [m']],
    ["'A text of Calcpad'x = 3m", ['# A text of Calcpad', '& x := 3 [m]']],
  ])('%j', async (text, lines) => expect(await plainOf(text, 'a.txt')).toEqual(lines))

  test.each([
    ['1 2.5\n3 4\n5 6\n7 8', 'rows of numbers'],
    ['a\0b', 'no text'],
  ])('refuses %j', (text, words) => expect(read(text, 'a.txt')).rejects.toThrow(words))
})
