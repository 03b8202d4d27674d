import { parseLatex } from '@calcwright/math/expression'

/** Names of the arguments of the function that the formula defines; it may be unfinished behind its sign. */
export function parametersOf(latex: string): readonly string[] {
  const sign = /\\coloneqq?(?![a-zA-Z])|:=|=/.exec(latex)
  if (!sign) return []
  const parsed = parseLatex(`${latex.slice(0, sign.index)}\\coloneq 0`)
  if (!parsed.ok || parsed.value.kind !== 'definition' || parsed.value.target.kind !== 'function') return []
  return parsed.value.target.parameters.map(({ name }) => name)
}
