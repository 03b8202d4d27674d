import { describe, expect, it } from 'vitest'
import { parseLatex } from './parser-latex.ts'
import { parsePlain, parseUnit } from './parser-plain.ts'
import { toLatex } from './printers/latex.ts'
import { toPlain } from './printers/plain.ts'
import { randomFrom } from './testing/random.ts'
import type { Random } from './testing/random.ts'
import type { Expression, Parsed, Span, Statement } from './tree.ts'
import { children } from './walk.ts'
import { sized } from '../../../../tests/full.ts'

const PLAIN_PIECES = [
  ...' +-*/^%!()[]{},;|=<>:°√#._~\'"$€\\&@²⁻π∞µΩρ≤≠−·×÷',
  ...[
    '1',
    "f'(",
    "'(",
    '2.5',
    '1e3',
    '.5',
    '3.',
    'x',
    'F',
    'rho_air',
    'x_1',
    'v~v~',
    'pi',
    'e',
    'i',
    'sin',
    'log_2',
    'f(',
    'kN',
    'm',
  ],
  ...[
    ':=',
    '==',
    '!=',
    '<=',
    '->',
    '..',
    '.*',
    './',
    'and',
    'or',
    'not',
    'mod',
    ' [m]',
    ' [kN/m^2]',
    '[1,2]',
    'sum(',
    'A[1]',
  ],
  ...['piecewise(', '|x|', '\u0000', '\ud83d\ude00', '\ud800', '\u0301', 'ä', '漢', '\n', '\t', '_', '__'],
]

const LATEX_PIECES = [
  ...PLAIN_PIECES,
  ...'{{{}}}{}_^\\&~',
  ...[
    '\\frac',
    'y^{\\prime}(',
    '\\frac{1}{2}',
    '\\sqrt',
    '\\sqrt[3]',
    '\\left(',
    '\\right)',
    '\\left|',
    '\\right|',
    '\\cdot',
    '\\times',
    '\\,',
    '\\:',
  ],
  ...[
    '\\sum_{k=1}^{9}',
    '\\int_0^1',
    '\\int',
    'dx',
    '\\mathrm{d}',
    '\\differentialD',
    '\\lim_{x\\to0^+}',
    '\\frac{d}{dx}',
    '\\partial',
  ],
  ...[
    '\\begin{bmatrix}',
    '\\end{bmatrix}',
    '\\begin{cases}',
    '\\end{cases}',
    '\\\\',
    '\\begin{',
    '\\text{if}',
    '\\text{',
    '\\placeholder{}',
  ],
  ...[
    '\\class{unit}{',
    '\\class{unit}{\\mathrm{kN}}',
    '\\mathrm{',
    '\\operatorname{f}',
    '\\vec{',
    '\\dot',
    '_{\\max}',
    '^{\\star}',
    '\\Delta',
  ],
  ...[
    '\\alpha',
    '\\pi',
    '\\infty',
    '\\le',
    '\\ne',
    '\\coloneq',
    '\\%',
    '\\$',
    '\\log_',
    '\\sin^',
    '\\exponentialE',
    '\\foo',
    '\\left[',
    '\\right]',
  ],
  ...[
    '\\lfloor',
    '\\rfloor',
    '\\left.',
    '^{\\circ}',
    '\\mapsto',
    '\\land',
    '\\bmod',
    '\\Vert',
    '\\unit{',
    '\\htmlData{a=b}{',
  ],
]

const PLAIN_LINES = [
  'F := 5 [kN] = [lbf]',
  'sigma_max = 3*F*L/(2*b*h^2) + 1.5e-3 [kN/m^2]',
  'f(x, y) := piecewise(x < 0, -x, x^2 + |y|)',
  'solve([x + y = 3, x - y = 1], [x, y]) =',
  'A := [[1, 2], [3, 4]]',
  'sum(k^2, k, 1, 10) + integrate(sin(x), x, 0, 1) = [m^(1/2)]',
  'v := [1, 3..9]',
  'A[1..2, 3] := 50% + 7 % 3 - x~v~_1!',
  'gas:T(1) + (x, y) -> x and not y',
]

const LATEX_LINES = [
  '\\sigma_{\\max}\\coloneq\\frac{3\\cdot F}{2h^2}+5\\,\\class{unit}{\\frac{\\mathrm{kN}}{\\mathrm{m}^2}}',
  '\\int_0^1\\sqrt[3]{x}\\,\\mathrm{d}x+\\sum_{k=1}^{10}k^2',
  '\\begin{bmatrix}1 & 2\\\\ 3 & \\placeholder{}\\end{bmatrix}',
  'f\\left(x\\right)=\\begin{cases}-x & x<0\\\\ x & \\text{otherwise}\\end{cases}',
  '\\lim_{x\\to 0^{+}}\\frac{\\sin x}{x}+\\frac{d^2}{dx^2}\\left|x\\right|',
  '\\vec{v}_1\\cdot\\log_{2}8+\\left[1,3..9\\right]=\\class{unit}{\\mathrm{mm}}',
]

/** Pieces in a row, or a good line with pieces put in, taken out and doubled. */
function input(random: Random, pieces: readonly string[], lines: readonly string[]): string {
  if (random.next() < 0.4) {
    return Array.from({ length: random.below(14) }, () => random.pick(pieces)).join('')
  }
  let text = random.pick(lines)
  for (let count = random.below(4) + 1; count > 0; count -= 1) {
    const at = random.below(text.length + 1)
    const width = random.below(6)
    const change = random.next()
    if (change < 0.4) text = text.slice(0, at) + text.slice(at + width)
    else if (change < 0.8) text = text.slice(0, at) + random.pick(pieces) + text.slice(at)
    else text = text.slice(0, at) + text.slice(at, at + width) + text.slice(at)
  }
  return text
}

function isWithin(span: Span, source: string): boolean {
  return (
    Number.isInteger(span.start) && span.start >= 0 && span.start <= span.end && span.end <= source.length
  )
}

function hasGoodSpans(node: Expression, source: string): boolean {
  return isWithin(node.span, source) && children(node).every(child => hasGoodSpans(child, source))
}

/** The reason why an answer is wrong, or null. */
function fault(result: Parsed<Statement>, source: string): string | null {
  if (!result.ok) {
    if (!isWithin(result.problem.span, source)) return 'the problem lies outside of the source'
    return result.problem.message.length > 5 ? null : 'the message says nothing'
  }
  const line = result.value
  if (line.kind !== 'definition' && line.kind !== 'expression') return null
  if (!hasGoodSpans(line.value, source)) return 'a span lies outside of the source'
  const again = [parsePlain(toPlain(line)), parseLatex(toLatex(line))]
  return again.every(copy => copy.ok)
    ? null
    : `the printed line cannot be read: ${toPlain(line)} / ${toLatex(line)}`
}

describe('any input', () => {
  const seed = Date.now() >>> 0

  it.each([
    ['plain', parsePlain, PLAIN_PIECES, PLAIN_LINES],
    ['LaTeX', parseLatex, LATEX_PIECES, LATEX_LINES],
  ] as const)(`gives a tree or a problem with a place (%s, seed ${seed})`, (_, parse, pieces, lines) => {
    const random = randomFrom(seed)
    for (let count = 0; count < sized({ usual: 8000, full: 52_000 }); count += 1) {
      const source = input(random, pieces, lines)
      let wrong: string | null
      try {
        wrong = fault(parse(source), source)
      } catch (error) {
        wrong = `threw ${String(error)}`
      }
      if (wrong) expect.fail(`${JSON.stringify(source)}: ${wrong}`)
    }
  })

  it(`gives a unit or a problem with a place (seed ${seed})`, () => {
    const random = randomFrom(seed)
    for (let count = 0; count < sized({ usual: 3000, full: 10_000 }); count += 1) {
      const source = input(random, PLAIN_PIECES, ['kg*m/s^2', 'W/(m^2*K)', 'm^(1/2)', 'N m s^-1'])
      const result = parseUnit(source)
      if (!result.ok && !isWithin(result.problem.span, source)) expect.fail(JSON.stringify(source))
    }
  })

  const REPEATED = [
    '(', ')', '[', ']', '|', '{', '-', '+', 'not ', '2^', 'x!', '1+', '1-(', 'a b ', '1<', 'f(', 'x[', '1..', 'x->', '√', 'x_', '[[', 'a:',
    'a,', 'log_', 'sin ', '(a,', '%', '1 [m]', '1[', 'a and ', '\\frac', '\\frac{1}{', '\\sqrt', '\\sqrt[', '\\vec', '\\vec{', '\\mathrm{',
    'x_{', '\\left(', '\\left|', '\\text{', '\\class{unit}{', '\\class{unit}{\\frac{', '\\int', '\\int_{', '\\sum_{k=1}^{', '\\begin{bmatrix}',
    '\\begin{cases}', '\\lim_{x\\to', '\\frac{d}{dx}', '\\Delta', '^{', '_', '\\placeholder{', '\\operatorname', '\\htmlData{a}{', '\\lfloor ',
  ] // prettier-ignore

  it.each(REPEATED)('stays on the stack with %s a thousand times', piece => {
    for (const source of [piece.repeat(1000), piece.repeat(400) + 'x', 'x' + piece.repeat(199)]) {
      expect(fault(parsePlain(source), source)).toBeNull()
      expect(fault(parseLatex(source), source)).toBeNull()
    }
  })

  it('refuses a source that is too long', () => {
    const result = parsePlain('1+'.repeat(20_000))
    expect(result.ok).toBe(false)
  })
})
