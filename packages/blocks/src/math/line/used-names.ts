/** The names that a formula line reads from above, and how another name is put in their place. */
import { freeNames, parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import type { NameUse, Span, Statement } from '@calcwright/math/expression'
import type { MathProps } from './schema.ts'

/** By props, which are a new object whenever the line changes. */
const known = new WeakMap<MathProps, readonly string[]>()

export function usedNames(props: MathProps): readonly string[] {
  const names = known.get(props) ?? [...usesIn(props.latex).keys()]
  known.set(props, names)
  return names
}

/** The line with another name in the place of every free use; null when it does not read it. */
export function renameUse(props: MathProps, from: string, to: string): Partial<MathProps> | null {
  const uses = usesIn(props.latex).get(from)
  if (!uses) return null
  return { latex: withName(props.latex, uses, to) }
}

/** The formula with a name at these places. */
export function withName(latex: string, places: readonly { readonly span: Span }[], name: string): string {
  const replacement = typedNameToLatex(name)
  return places
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((text, { span }) => putIn(text, span.start, span.end, replacement), latex)
}

function usesIn(latex: string): ReadonlyMap<string, readonly NameUse[]> {
  const parsed = parseLatex(latex)
  return parsed.ok ? usesOf(parsed.value) : new Map()
}

/** The uses of each name that a statement reads from above. */
export function usesOf(statement: Statement): ReadonlyMap<string, readonly NameUse[]> {
  if (statement.kind === 'expression') return freeNames(statement.value)
  if (statement.kind !== 'definition') return new Map()
  const { target } = statement
  const uses = freeNames(
    statement.value,
    target.kind === 'function' ? target.parameters.map(parameter => parameter.name) : [],
  )
  // `A[1] := 2` and `a:length := 2 [m]` change what is there already.
  const changed = target.kind === 'element' ? target.name : target.kind === 'property' ? target.object : null
  if (changed)
    uses.set(changed.name, [...(uses.get(changed.name) ?? []), { span: changed.span, role: 'variable' }])
  return uses
}

/** A command before a letter needs a space between. */
function putIn(latex: string, start: number, end: number, text: string): string {
  const after = latex.slice(end)
  const gap = /\\[a-zA-Z]+$/.test(text) && /^[a-zA-Z]/.test(after) ? ' ' : ''
  return latex.slice(0, start) + text + gap + after
}
