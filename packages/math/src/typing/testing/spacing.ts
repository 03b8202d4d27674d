/** The spaces of a formula in plain notation, made more or fewer. */
import { lexPlain } from '../../expression/lexer-plain.ts'

const OPERATOR = /^(?:[-+*/^=<>,;]|:=|==|!=|<=|>=|->|\.\.|\.[-+*/^])$/

/** With a space on either side of every operator. */
export function spaced(text: string): string {
  return spell(text, (before, part, space) => space || OPERATOR.test(before) || OPERATOR.test(part))
}

/** With spaces only where two tokens would run together. */
export function tight(text: string): string {
  return spell(text, (before, part, space) => space && !staysApart(before, part))
}

function spell(text: string, parts: (before: string, part: string, space: boolean) => boolean): string {
  let spelled = ''
  let before = ''
  for (const { start, end, space } of lexPlain(text)) {
    const part = text.slice(start, end)
    spelled += (before !== '' && parts(before, part, space) ? ' ' : '') + part
    before = part
  }
  return spelled.trimEnd()
}

function staysApart(before: string, part: string): boolean {
  const [first, second] = lexPlain(before + part)
  return first!.end === before.length && second!.end === before.length + part.length
}
