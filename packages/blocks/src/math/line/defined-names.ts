import { parseLatex } from '@calcwright/math/expression'
import type { MathProps } from './schema.ts'

/** By props, which are a new object whenever the line changes. */
const known = new WeakMap<MathProps, readonly string[]>()

/** The name that a formula line defines. */
export function definedNames(props: MathProps): readonly string[] {
  const names = known.get(props) ?? read(props.latex)
  known.set(props, names)
  return names
}

function read(latex: string): readonly string[] {
  const parsed = parseLatex(latex)
  if (!parsed.ok || parsed.value.kind !== 'definition') return []
  const { target } = parsed.value
  return target.kind === 'property' ? [] : [target.name.name]
}
