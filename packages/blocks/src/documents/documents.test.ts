import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeDocx } from './docx.ts'
import { writeHtml } from './html.ts'
import { htmlPieces } from './html-pieces.ts'
import { writeLatex } from './latex.ts'
import { writeMarkdown } from './markdown.ts'
import { readMathml } from './mathml-tree.ts'
import { mathmlOf } from './mathml.ts'
import { columnShares } from './model.ts'
import type { Cell, DocumentWriter, Piece } from './model.ts'
import { tableParts } from './table-parts.ts'
import { longFormulaLines } from './long-formulas.ts'
import { ommlOf } from './omml.ts'
import { parsePlain, withMarkedFalse } from '@calcwright/math/expression'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import type { BlockPlan } from '@calcwright/evaluator'
import { formulaPieces } from './block-pieces.ts'
import { tablePieces } from './table-piece.ts'
import { tracePieces } from './trace-pieces.ts'

const OPTIONS = { folder: 'files', toPng: () => Promise.resolve(new Uint8Array([1])) }

const context = {
  reference: () => [{ kind: 'math', latex: 'F=5', text: 'F = 5' } as const],
  image: (_: string, alt: string) => ({ bytes: null, alt }),
}

const read = (html: string): Piece[] => htmlPieces(html, context)

async function text(write: DocumentWriter, pieces: readonly Piece[], title = ''): Promise<string> {
  const { content } = await write({ title, pieces }, OPTIONS)
  return String(content)
}

async function wordXml(pieces: readonly Piece[]): Promise<string> {
  const { content } = await writeDocx({ title: 'A & B', pieces }, OPTIONS)
  const parts = unzipSync(content as Uint8Array)
  return strFromU8(parts['word/document.xml']!)
}

/** Names of the elements that are open at a place, by reading all tags: they have to fit. */
function assertWellFormed(xml: string): void {
  const open: string[] = []
  for (const [, end, name, alone] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name)
    else if (!alone) open.push(name!)
  }
  expect(open).toEqual([])
}

describe('texts', () => {
  it.each([
    ['<h2>Loads &amp; <b>more</b></h2>', '### Loads & **more**'],
    ['<p>a <i>b</i> c<sub>1</sub></p>', 'a *b* c<sub>1</sub>'],
    ['<p>2 * 3 # 4_5</p>', '2 \\* 3 # 4\\_5'],
    ['<ul><li>one</li><li>two<ol><li>x</li></ol></li></ul>', '- one\n- two\n\n  1. x'],
    [
      '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>x|y</td></tr></tbody></table>',
      '| a | b |\n| --- | --- |\n| 1 | x\\|y |',
    ],
    ['<blockquote><p>said</p></blockquote>', '> said'],
    ['<p>see <span data-variable="F"></span></p>', 'see $F=5$'],
    ['loose <a href="https://example.org/a b">link</a>', 'loose [link](https://example.org/a%20b)'],
    ['<p><a href="javascript:x">no</a></p>', 'no'],
  ])('%s in Markdown', async (html, markdown) => {
    expect((await text(writeMarkdown, read(html))).trim()).toBe(markdown)
  })

  it.each([
    ['<p>100 % &amp; $5_a</p>', '100 \\% \\& \\$5\\_a'],
    ['<h1>A</h1>', '\\section{A}'],
    ['<p>2·10⁻⁵ H₂O</p>', '10\\textsuperscript{-}\\textsuperscript{5} H\\textsubscript{2}O'],
    ['<p><b>x</b> µm 5 ≤ 6</p>', '\\textbf{x} \\textmu{}m 5 \\ensuremath{\\le} 6'],
    ['<ol><li>one</li></ol>', '\\begin{enumerate}\n\\item one\n\\end{enumerate}'],
  ])('%s in LaTeX', async (html, latex) => {
    const written = await text(writeLatex, read(html))
    expect(written).toContain(latex)
  })

  it('are escaped in HTML', async () => {
    expect(await text(writeHtml, read('<p>a &lt;script&gt;</p>'))).toContain('<p>a &#60;script&#62;</p>')
  })
})

const FORMULA: Piece = {
  kind: 'formula',
  latex: '\\sigma\\coloneq \\frac{F}{A}',
  values: ['\\frac{12\\,\\class{unit}{\\mathrm{kN}}}{240}', '50\\,\\class{unit}{\\mathrm{MPa}}'],
  text: '',
}

describe('a text in a formula', () => {
  it.each([
    ['\\text{<img src=x onerror=alert(1)>}', '<{}img src'],
    ['\\text{</b>}', '<{}/b>'],
    ['\\text{<!-- a}', '<{}!--'],
    ['\\text{a\n\nb}', '{a b}'],
    ['x<y', 'x<{}y'],
  ])('%s is no HTML in Markdown', async (latex, wanted) => {
    const paragraph: Piece = { kind: 'paragraph', content: [{ kind: 'math', latex, text: '' }] }
    for (const piece of [{ ...FORMULA, latex }, paragraph]) {
      const markdown = await text(writeMarkdown, [piece])
      expect(markdown).toContain(wanted)
      expect(markdown).not.toMatch(/<[a-z/!?]/i)
    }
  })
})

describe('the remark of a formula', () => {
  const remarked: Piece = { ...FORMULA, values: [], remark: '50 % of <b>{A_1}</b>, ~$5 & \\up^' }

  it.each([
    [writeLatex, '\\frac{F}{A} \\qquad \\text{50 \\% of \\textless{}b\\textgreater{}\\{A\\_1\\}'],
    [
      writeMarkdown,
      '\\frac{F}{A} \\qquad\\text{50 \\% of <{}b>\\{A\\_1\\}<{}/b>, \\textasciitilde{}\\$5 \\& \\textbackslash{}up\\textasciicircum{}}',
    ],
    [writeHtml, '<span class="remark">50 % of &#60;b&#62;{A_1}&#60;/b&#62;, ~$5 &#38; \\up^</span>'],
  ] as const)('%o keeps its signs', async (write, wanted) => {
    // prettier-ignore
    const written = await text(write, [remarked])
    expect(written.replaceAll(/ +/g, ' ')).toContain(wanted)
  })

  it('stands in the paragraph of the formula in Word', async () => {
    const xml = await wordXml([{ ...remarked, number: '3' }])
    expect(xml).toMatch(/<m:oMath>.*50 % of .*SEQ Formula.*3<\/w:t>/)
  })
})

describe('a formula with steps', () => {
  it('breaks at its equals signs', async () => {
    expect(await text(writeLatex, [FORMULA])).toContain(
      '\\sigma\\mathrel{:=} \\frac{F}{A} &= \\frac{12\\,{\\mathrm{kN}}}{240} \\\\\n&= 50\\,{\\mathrm{MPa}}',
    )
    expect((await text(writeHtml, [FORMULA])).match(/<tr>/g)).toHaveLength(2)
    expect((await wordXml([FORMULA])).match(/<m:oMath>/g)).toHaveLength(2)
  })
})

describe('steps line by line', () => {
  it('are paragraphs, those of passes in groups', async () => {
    const trace = [
      { depth: 0, parts: [{ display: 'Pass 1 of 2:' }, { display: 'k = 1', latex: 'k=1' }] },
      { depth: 1, parts: [{ display: 's := 1', latex: 's\\coloneq 1' }, { display: ': odd' }] },
      { depth: 0, parts: [{ display: '1 pass is left out.' }] },
    ]
    expect(await text(writeMarkdown, tracePieces({ ...EMPTY_OUTCOME, trace }))).toBe(
      '> Pass 1 of 2: $k=1$\n> \n> > $s\\mathrel{:=} 1$: odd\n> \n> 1 pass is left out.\n\n',
    )
  })
})

describe('lines beside one another', () => {
  const paragraph = (text: string): Piece => ({
    kind: 'paragraph',
    content: [{ kind: 'text', text, marks: {} }],
  })
  const table: Piece = { kind: 'table', rows: [[{ pieces: [], header: false, columns: 1, rows: 1 }]] }
  const row: Piece = { kind: 'columns', columns: [[FORMULA], [paragraph('a'), table], [paragraph('b')]] }

  it('are a row of a table without lines in Word', async () => {
    const xml = await wordXml([{ kind: 'group', head: [], pieces: [row, row] }])
    assertWellFormed(xml)
    expect(xml.match(/<w:tc><w:tcPr><w:tcW w:w="3108" w:type="dxa"/g)).toHaveLength(6)
    // Each cell ends with a paragraph, and one parts the tables.
    expect(xml).not.toContain('</w:tbl></w:tc>')
    expect(xml).not.toContain('</w:tbl><w:tbl>')
  })

  it('are boxes in LaTeX, whose formulas break and whose tables fit into them', async () => {
    const latex = await text(writeLatex, [row, table])
    expect(latex.match(/\\begin{minipage}\[t\]{0\.307\\linewidth}/g)).toHaveLength(3)
    expect(latex).toContain('$\\displaystyle \\sigma\\mathrel{:=} \\frac{F}{A} = \\frac{12')
    expect(latex.match(/\\begin{tabular}/g)).toHaveLength(1)
    expect(latex.match(/\\begin{longtable}/g)).toHaveLength(1)
  })

  it('are columns in HTML, and stand one below another in Markdown', async () => {
    const html = await text(writeHtml, [row])
    expect(html).toContain('<div class="columns"><div><div class="formula">')
    expect(await text(writeMarkdown, [{ ...row, columns: [[paragraph('a')], [paragraph('b')]] }])).toBe(
      'a\n\nb\n\n',
    )
  })
})

describe('references from lines beside one another', () => {
  it('have the place that they lead to', async () => {
    const reference = {
      kind: 'reference',
      text: '(1)',
      label: 'b-f',
      parts: { before: '(', after: ')' },
    } as const
    const refers: Piece = { kind: 'paragraph', content: [reference] }
    const row: Piece = { kind: 'columns', columns: [[{ ...FORMULA, number: '1', label: 'b-f' }], [refers]] }
    const markdown = await text(writeMarkdown, [row])
    expect(markdown).toContain('<a id="b-f"></a>')
    expect(markdown).toContain('[(1)](#b-f)')
    expect(await text(writeHtml, [row])).toMatch(/id="b-f"[\s\S]*href="#b-f"/)
    expect(await text(writeLatex, [row])).toMatch(/\\label{b-f}[\s\S]*\(\\ref{b-f}\)/)
    expect(await wordXml([row])).toMatch(/w:name="_b_f"[\s\S]*REF _b_f \\h/)
  })
})

describe('a table', () => {
  const props = {
    name: '\\mathrm{bolts}',
    own_names: false,
    columns: { x: 'a', y: 'b' },
    heads: { 'x.name': 'size', 'y.name': 'd', 'y.unit': 'mm' },
    rows: { r: 'a', s: 'b' },
    cells: { 'r x': '"M10"', 'r y': '10' },
  }

  it('has its headings, and the rows in which something stands', async () => {
    const pieces = tablePieces(props, undefined, { digits: 6, thousands: false })
    expect(await text(writeMarkdown, pieces)).toBe(
      '$\\mathrm{bolts}$\n\n| $\\mathrm{size}$ | $d$ \\[mm\\] |\n| --- | --- |\n| "M10" | 10 |\n\n',
    )
  })

  it.each([
    ['2*d', '| $\\mathrm{size}$ | $d$ \\[mm\\] = $2\\cdot d$ |'],
    ['d^2*pi/4', '| $\\mathrm{size}$ | $d$ \\[mm\\] = $\\frac{d^{2}\\cdot \\pi}{4}$ |'],
    ['2*(', '| $\\mathrm{size}$ | $d$ \\[mm\\] = 2\\*( |'],
  ])('draws the formula %s of a column in its heading', async (formula, heading) => {
    const heads = { ...props.heads, 'y.formula': formula }
    const pieces = tablePieces({ ...props, heads }, undefined, { digits: 6, thousands: false })
    expect((await text(writeMarkdown, pieces)).split('\n')).toContain(heading)
  })

  it.each([
    ["'", '| $\\mathrm{size}$ | $d$ \\[mm\\] |\n| --- | --- |\n|  | 10 |'],
    ["'12", '|\n| 12 | 10 |'],
    ["'=a", '|\n| =a | 10 |'],
    ["5'", "|\n| 5' | 10 |"],
  ])('shows the cell %s as the words that it is', async (cell, written) => {
    const cells = { ...props.cells, 'r x': cell }
    const pieces = tablePieces({ ...props, cells }, undefined, { digits: 6, thousands: false })
    expect(await text(writeMarkdown, pieces)).toContain(written)
  })

  it('that is empty is left out', () => {
    const empty = { ...props, heads: {}, cells: {} }
    expect(tablePieces(empty, undefined, { digits: 6, thousands: false })).toEqual([])
  })
})

describe('a table that is wider than the page', () => {
  const cell = (words: string, header = false): Cell => ({
    pieces: [{ kind: 'paragraph', content: [{ kind: 'text', text: words, marks: {} }] }],
    header,
    columns: 1,
    rows: 1,
  })
  const numbers = Array.from({ length: 14 }, (_, at) => `${(1000.25 + at).toFixed(4)}`)
  const head = ['size', ...numbers.map((_, at) => `c${at}`)].map(words => cell(words, true))
  const rows = [head, [cell('M12', true), ...numbers.map(number => cell(number))]]

  it('is divided by columns, with the names of its rows in each part', () => {
    const parts = tableParts(rows)
    expect(parts.length).toBeGreaterThan(1)
    const words = (part: readonly (readonly Cell[])[]) => part[1]!.map(({ pieces }) => JSON.stringify(pieces))
    for (const part of parts) expect(words(part)[0]).toContain('M12')
    expect(parts.flatMap(part => words(part).slice(1))).toEqual(words(rows).slice(1))
    expect(tableParts(rows, 0.5).length).toBeGreaterThan(parts.length)
    expect(tableParts([head.slice(0, 5)])).toHaveLength(1)
  })

  it('has room for each number in each part', () => {
    for (const part of tableParts(rows)) {
      const shares = columnShares(part, part[0]!.length)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      for (const share of shares.slice(1)) expect(80 * share).toBeGreaterThanOrEqual(9)
    }
  })

  it('is several tables in Word, LaTeX and on the paper of HTML', async () => {
    const table: Piece = { kind: 'table', rows }
    const count = tableParts(rows).length
    expect((await wordXml([table])).match(/<w:tbl>/g)).toHaveLength(count)
    expect((await text(writeLatex, [table])).match(/begin{longtable}/g)).toHaveLength(count)
    const html = await text(writeHtml, [table])
    expect(html.match(/<table>/g)).toHaveLength(count + 1)
    expect(html).toContain('class="on-paper"')
  })

  it('is no wider in Word than the column that it stands in', async () => {
    const small: Piece = { kind: 'table', rows: [[cell('a'), cell('b')]] }
    const xml = await wordXml([{ kind: 'columns', columns: [[small], [small]] }])
    const inner = [...xml.matchAll(/<w:tblGrid>((?:<w:gridCol w:w="\d+"\/>)+)<\/w:tblGrid>/g)].slice(1)
    for (const [, grid] of inner) {
      const widths = [...grid!.matchAll(/"(\d+)"/g)].map(([, width]) => Number(width))
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThan(4535)
    }
    expect(inner).toHaveLength(2)
  })
})

describe('a Word file', () => {
  const html =
    '<h1>T &amp; U</h1><p style="text-align: center"><b><i>x</i></b><span style="color: #ff0000">r</span></p><ul><li>a<ol><li>b</li></ol></li></ul><ol><li>c</li></ol><table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table><hr><p><a href="https://example.org?a=1&amp;b=2">l</a><img src="x" alt="pic"></p>'

  it('is well-formed, with headings, lists, tables and links', async () => {
    const xml = await wordXml([...read(html), FORMULA, { kind: 'group', head: [], pieces: [FORMULA] }])
    assertWellFormed(xml)
    expect(xml).toContain('<w:pStyle w:val="Heading1"/>')
    expect(xml.match(/<w:numPr>/g)).toHaveLength(3)
    expect(xml).toContain('<w:vMerge w:val="restart"/>')
    expect(xml).toContain('r:id="rLink')
  })

  it('has a caption on the page of what it names', async () => {
    const before = read('<p>far</p><p>near</p>')
    const named = { of: 'figure', lead: 'Figure 1: ', number: '1', text: 'Bending', label: 'b-p' } as const
    const xml = await wordXml([...before, { kind: 'caption', ...named }])
    expect(xml).toMatch(/<w:p><w:r>.*far.*<w:keepNext\/><\/w:pPr><w:r>.*near.*Bending/)
    expect(xml.match(/<w:keepNext\/>/g)).toHaveLength(1)
  })
})

describe('formulas of Word', () => {
  it.each([
    ['\\frac{F}{A}', '<m:f>'],
    ['\\sqrt[3]{x}', '<m:deg>'],
    ['\\left(x+1\\right)^{2}', '<m:endChr m:val=")"/>'],
    ['\\begin{bmatrix}1 & 2\\\\ 3 & 4\\end{bmatrix}', '<m:count m:val="2"/>'],
    ['\\sum_{k=1}^{10}k^{2}+1', '<m:chr m:val="∑"/><m:limLoc m:val="undOvr"/>'],
    ['\\int_{0}^{3}x^{2}\\,\\mathrm{d}x=9', '<m:chr m:val="∫"/>'],
    ['20\\,\\class{unit}{{}^{\\circ}\\mathrm{C}}', '>°</m:t>'],
    ['5\\,\\class{unit}{\\mathrm{kN}}', '>\u2009</m:t>'],
    ['\\lim_{x\\to 0}x', '<m:limLow>'],
    ['\\vec{v}', '<m:acc>'],
    ['\\begin{cases}1 & x<2\\\\ 3 & \\text{otherwise}\\end{cases}', '<m:begChr m:val="{"/>'],
  ])('%s', (latex, part) => {
    const xml = ommlOf(latex)
    assertWellFormed(xml)
    expect(xml).toContain(part)
    // Word draws a box where something is missing.
    expect(xml).not.toMatch(/<m:e\/>|<m:e><\/m:e>/)
  })

  it('a formula that cannot be read is its text', () => {
    expect(readMathml(mathmlOf('\\frac{')).children[0]?.text).toBe('\\frac{')
  })
})

describe('a formula that is larger than the page', () => {
  const linesOf = (latex: string, ...values: string[]) =>
    longFormulaLines({ kind: 'formula', latex, values, text: '' })
  const matrix = (rows: number, columns: number): string => {
    const row = Array.from({ length: columns }, (_, at) => `${1000 + at}`).join(' & ')
    return `\\begin{bmatrix}${Array.from({ length: rows }, () => row).join(' \\\\ ')}\\end{bmatrix}`
  }

  it('stays whole where it fits', () => {
    expect(linesOf('x', '\\frac{a+b+c+d+e+f+g+h+i+j+k+l+m}{a+b+c+d+e+f+g+h+i+j+k+l+m}')).toBeNull()
    expect(linesOf('K\\coloneq ', matrix(12, 8))).toBeNull()
  })

  it('keeps the rows of cases together', () => {
    const cases = `\\begin{cases}${'a+'.repeat(40)}b & x\\le 5,\\\\ ${'c+'.repeat(40)}d & \\text{otherwise}\\end{cases}`
    expect(linesOf(`f\\left(x\\right)\\coloneq ${cases}`)).toBeNull()
    expect(linesOf(`y=k+${cases}`)?.map(({ latex }) => latex)).toEqual(['y=k', `+${cases}`])
  })

  it('is a matrix in parts that say their places', () => {
    const wide = linesOf('K', matrix(3, 30))!
    expect(wide.map(({ depth }) => depth)).toEqual([0, 1, 2, 2])
    expect(wide.at(-1)!.latex).toMatch(/\(columns \d+ to 30\)/)
    const tall = linesOf('K', matrix(70, 2))!
    expect(tall.map(({ latex }) => /\(rows.*?\)/.exec(latex)?.[0])).toEqual([
      undefined, '(rows 1 to 30)', '(rows 31 to 60)', '(rows 61 to 70)',
    ]) // prettier-ignore
  })

  it('is a list that goes on behind a comma, a sum that goes on at an operator, and loses nothing', () => {
    const items = Array.from({ length: 60 }, (_, at) => `${at + 0.5}`).join(',')
    const list = linesOf('v', `\\left[${items}\\right]`)!
    expect(list.length).toBeGreaterThan(3)
    expect(list.slice(2).every(({ depth }) => depth === 2)).toBe(true)
    expect(list.slice(1).map(({ latex }) => latex).join('')).toBe(`{}=\\text{[}${items}\\text{]}`) // prettier-ignore
    const sum = Array.from({ length: 40 }, (_, at) => `a_{${at}}\\,x^{${at}}`).join('+')
    const lines = linesOf('p', sum)!
    expect(lines.slice(1).map(({ latex }) => latex).join('')).toBe(`{}=${sum}`) // prettier-ignore
    expect(lines.slice(2).every(({ latex }) => latex.startsWith('+'))).toBe(true)
  })
})

it.each([
  ['ok := a <= b', 'boolean', 'true', ['true']],
  ['ok := not c', 'boolean', 'false', ['false']],
  ['wind := true', 'boolean', 'true', []],
  ['F := 2*b', 'number', '3', []],
] as const)(
  '%s tells whether it holds, and no number that is not asked for',
  (source, kind, display, values) => {
    const statement = parsePlain(source)
    if (!statement.ok) throw new Error(source)
    const outcome = { ...EMPTY_OUTCOME, kind, display, latex: display }
    const plan = { statements: [{ statement: statement.value }] } as unknown as BlockPlan
    const [piece] = formulaPieces(plan, [outcome], { props: {}, report: false })
    expect(piece).toMatchObject({ kind: 'formula', values })
  },
)

describe('a check that fails has another colour than one that holds, and is bold', () => {
  const answers = ['\\mathrm{true}', '\\mathrm{false}', '\\left[\\mathrm{true},\\mathrm{false}\\right]']
  const pieces = answers.map((answer): Piece => {
    return { kind: 'formula', latex: 'a<b', values: [withMarkedFalse(answer)], text: '' }
  })

  it('in Word', async () => {
    const xml = await wordXml(pieces)
    expect(xml.match(/<w:b\/><w:color w:val="B3261E"\/><\/w:rPr><m:t[^>]*>false</g)).toHaveLength(2)
    expect(xml.match(/B3261E/g)).toHaveLength(2)
  })

  it.each([
    ['HTML', writeHtml, /<mpadded[^>]* class="false"><mi>false<\/mi>/g],
    ['LaTeX', writeLatex, /\\textcolor\[HTML\]\{B3261E\}\{\\mathbf\{false\}\}/g],
    ['Markdown', writeMarkdown, /\\mathbf\{false\}/g],
  ] as const)('in %s', async (_, write, wanted) => {
    const written = await text(write, pieces)
    expect(written.match(wanted)).toHaveLength(2)
    expect(written).not.toMatch(/\\class/)
  })

  it('and a name with the word in its index has not', () => {
    expect(withMarkedFalse('x_{\\mathrm{false}}')).toBe('x_{\\mathrm{false}}')
  })

  it('in a cell of a table', async () => {
    const props = { name: '', own_names: false, columns: { x: 'a', y: 'b' }, heads: { 'x.name': 'n', 'y.name': 'ok' }, rows: { r: 'a', s: 'b' }, cells: { 'r x': '1', 's x': '3', 'r y': '=1<2', 's y': '=3<2' } } // prettier-ignore
    const outcomes = [['r', 'true'], ['s', 'false']].map(([row, display]) => ({ ...EMPTY_OUTCOME, request: `cell ${row} y`, display: display! })) // prettier-ignore
    const result = { outcomes, defines: [] }
    const pieces = tablePieces(props, result as never, { digits: 6, thousands: false })
    const html = await text(writeHtml, pieces)
    expect(html).toContain('<strong><span style="color: var(--error)">false</span></strong>')
    expect(html).toContain('<p>true</p>')
  })
})
