/** A definition that reads names nobody has defined, as a function of them: made where the person asks for it. */
import { freeNames, parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

export interface AutoFunction {
  readonly latex: string
  /** Its call with the present parameters. */
  readonly call: string
  /** The names that nobody has defined. */
  readonly names: readonly string[]
}

/**
 * The line as a function of its unknown names; null when there is none.
 * @param isKnown whether a name has a meaning: defined above, a function, allowed to be unknown
 */
export function asFunction(latex: string, isKnown: (name: string) => boolean): AutoFunction | null {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  const { target, value } = parsed.value
  if (target.kind !== 'variable' && target.kind !== 'function') return null
  const before = target.kind === 'function' ? target.parameters.map(({ name }) => name) : []
  const names = [...freeNames(value, before)]
    .filter(([name, uses]) => !isKnown(name) && uses.every(use => use.role === 'variable'))
    .map(([name]) => name)
  if (names.length === 0 || names.includes(target.name.name)) return null
  const sign = /\\coloneqq?(?![a-zA-Z])|:=|=/.exec(latex)!
  const all = [...before, ...names]
  const name = latex.slice(target.name.span.start, target.name.span.end).trim()
  return {
    latex: `${name}\\left(${all.map(typedNameToLatex).join(',')}\\right)${latex.slice(sign.index)}`,
    call: `${target.name.name}(${all.join(', ')})`,
    names,
  }
}
