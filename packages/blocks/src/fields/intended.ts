/** The target of a formula that cannot be read. */
import { definedConstant, parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** Names that the line would define if its right side could be read: `f(` for a function. */
export function intended(latex: string): string[] {
  const constant = definedConstant(latex)
  if (constant !== null) return [`${constant}(`]
  const sign = /\\coloneqq?(?![a-zA-Z])|:=|=/.exec(latex)
  if (!sign) return []
  const parsed = parseLatex(`${latex.slice(0, sign.index)}\\coloneq 0`, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return []
  const { target } = parsed.value
  if (target.kind === 'property') return [target.object.name]
  return [target.kind === 'function' ? `${target.name.name}(` : target.name.name]
}
