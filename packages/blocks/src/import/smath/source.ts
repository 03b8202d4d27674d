/** Formulas of SMath as their author reads them, in one line: for texts and for the report. */
import type { XmlElement } from '../xml.ts'

const LEVELS: Readonly<Record<string, number>> = {
  ':': 0, '|': 1, '&': 2, '≡': 3, '=': 3, '≠': 3, '<': 3, '>': 3, '≤': 3, '≥': 3, '+': 4, '-': 4, '*': 5, '/': 5, '^': 7,
} // prettier-ignore

/** @param input operands and operators in reverse Polish notation; what does not fit together stands as it is */
export function sourceOf(input: XmlElement): string {
  const stack: { readonly text: string; readonly level: number }[] = []
  for (const { text, attributes } of input.children) {
    const { type, args = '1' } = attributes
    if (type === 'bracket') continue
    const taken = type === 'operand' ? [] : stack.splice(Math.max(0, stack.length - Number(args)))
    const [first, second] = taken
    const level = LEVELS[text] ?? 9
    if (type === 'operand')
      stack.push({ text: attributes['style'] === 'string' ? `"${text}"` : text, level: 9 })
    else if (type === 'operator' && first && second) {
      const sign = level === 0 ? ' := ' : level < 5 ? ` ${text} ` : text
      stack.push({ text: `${within(first, level)}${sign}${within(second, level + 0.5)}`, level })
    } else if (type === 'operator' && first)
      stack.push(
        text === '!'
          ? { text: `${within(first, 8)}!`, level: 8 }
          : { text: `${text}${within(first, 5)}`, level: 5 },
      )
    else stack.push({ text: `${text}(${taken.map(one => one.text).join('; ')})`, level: 9 })
  }
  return stack.map(({ text }) => text).join(' ')
}

const within = (
  { text, level }: { readonly text: string; readonly level: number },
  around: number,
): string => (level < around ? `(${text})` : text)
