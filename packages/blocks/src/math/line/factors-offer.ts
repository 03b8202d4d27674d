/** The offer to multiply numbers that stand side by side, `1.35 5.2 kN/m`: on paper a sign stands between them. */
import { changeAndAnnounce } from '@calcwright/editor'
import type { Editor, Remark } from '@calcwright/editor'
import { parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** More numbers without signs stand in no formula that is meant as one. */
const MOST = 8

/** `slider 1 10`: a word before the numbers is no factor. */
const COMMAND = /^\s*(?:\\(?:mathrm|operatorname)\{)?[a-z]{3,}\}?(?:\\[:, ]|\s|[a-z])*\d/i

const DRAWN_SPACE = /(?:\\[:, ]|\s)+$/

/** The formula with a sign of multiplication before each number that lacks one; null where that is not its fault. */
export function withFactors(latex: string): string | null {
  let text = latex
  for (let signs = 0; signs <= MOST; signs += 1) {
    const parsed = parseLatex(text, { isUnit })
    if (parsed.ok) return signs > 0 && !COMMAND.test(latex) ? text : null
    if (parsed.problem.code !== 'syntax.number-operator') return null
    const { start } = parsed.problem.span
    text = `${text.slice(0, start).replace(DRAWN_SPACE, '')}\\cdot ${text.slice(start)}`
  }
  return null
}

export function factorsOffer(editor: Editor, id: string, latex: string): Remark['actions'] {
  const written = withFactors(latex)
  if (written === null) return []
  const multiply = (): void =>
    changeAndAnnounce(editor, id, { latex: written }, 'The numbers are multiplied now')
  return [{ label: 'Multiply the numbers', run: multiply }]
}
