/**
 * With a decimal comma, `max(1,2)` has one value, and the point of `3.000` is decimal too: the line says so, and offers
 * what else may be meant.
 */
import { changeAndAnnounce } from '@calcwright/editor'
import type { Editor, Remark } from '@calcwright/editor'
import { nodesIn, parseLatex } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** Functions of several values, which hardly anybody calls with a single number. */
const OF_SEVERAL: ReadonlySet<string> = new Set(
  'max min gcd lcm average mean median stdev stdevp sum product atan2 norm polar root mod binomial'.split(
    ' ',
  ),
)

interface SoleDecimal {
  /** `max(1,2)` and `max(1; 2)`, as somebody with a decimal comma writes them. */
  readonly one: string
  readonly two: string
  /** The formula with two values. */
  readonly latex: string
}

/** The first call, or list, that holds a decimal number alone; null for none. */
export function soleDecimalIn(latex: string): SoleDecimal | null {
  if (!latex.includes('.')) return null
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || (parsed.value.kind !== 'definition' && parsed.value.kind !== 'expression')) return null
  for (const node of nodesIn(parsed.value.value)) {
    const number = valueAlone(node)
    if (!number) continue
    const { start, end } = number.span
    const written = latex.slice(start, end)
    if (!/^\d+\.\d+$/.test(written)) continue
    const [open, close] = node.kind === 'call' ? [`${node.name}(`, ')'] : ['[', ']']
    return {
      one: `${open}${written.replace('.', ',')}${close}`,
      two: `${open}${written.replace('.', '; ')}${close}`,
      latex: `${latex.slice(0, start)}${written.replace('.', ',')}${latex.slice(end)}`,
    }
  }
  return null
}

function valueAlone(node: Expression): Expression | null {
  const items = node.kind === 'list' ? node.items : node.kind === 'call' && OF_SEVERAL.has(node.name) ? node.args : [] // prettier-ignore
  const [only, ...others] = items
  return only?.kind === 'number' && others.length === 0 ? only : null
}

/** Numbers of a formula that may be thousands, `3.000`: a point was typed behind these digits of theirs. */
export const numbersLikeThousands = (latex: string, points: ReadonlySet<string>): readonly string[] =>
  [...latex.matchAll(/(?<![\d.])(\d{1,3})\.\d{3}(?![\d.])/g)].flatMap(([number, whole]) =>
    points.has(whole!) ? [number] : [],
  )

/** @param points digits behind which a point was typed in this line: the formula alone has points everywhere */
export function commaRemark(
  editor: Editor,
  block: string,
  latex: string,
  points: ReadonlySet<string>,
): Remark | null {
  const [number] = numbersLikeThousands(latex, points)
  return number === undefined
    ? severalRemark(editor, block, latex)
    : likeThousands(editor, block, latex, number)
}

function likeThousands(editor: Editor, block: string, latex: string, number: string): Remark {
  const whole = number.replace('.', '')
  const written = latex.replace(number, whole)
  return {
    text: `${number} is read as ${number.replace('.', ',')}, which is less than a thousand.`,
    actions: [
      {
        label: `Write ${whole}`,
        run: () => changeAndAnnounce(editor, block, { latex: written }, `This line now has ${whole}`),
      },
    ],
  }
}

function severalRemark(editor: Editor, block: string, latex: string): Remark | null {
  const found = soleDecimalIn(latex)
  if (!found) return null
  const { one, two } = found
  return {
    text: `${one} has one value; a semicolon separates two.`,
    actions: [
      {
        label: `Write ${two}`,
        run: () => changeAndAnnounce(editor, block, { latex: found.latex }, `This line now has ${two}`),
      },
    ],
  }
}
