import { parseLatex } from '@calcwright/math/expression'

/** The variable that a name field names; none while it is empty or no name. */
export function namesOf(latex: string): readonly string[] {
  const parsed = latex === '' ? null : parseLatex(latex)
  return parsed?.ok && parsed.value.kind === 'expression' && parsed.value.value.kind === 'name'
    ? [parsed.value.value.name]
    : []
}
