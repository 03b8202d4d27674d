/** Reads the text behind the word `plot` on a line as a function series. */
import { freeNames, parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { behindWord } from '../../flow/typed-words.ts'

interface TypedFunction {
  readonly y: string
  readonly variable: string
}

/**
 * `plot sin(x)`, `plot y = 2 t`; null for a line that is something else.
 * @param isDefined whether a name means something above the line
 */
export function typedPlot(latex: string, isDefined: (name: string) => boolean): TypedFunction | null {
  const rest = behindWord(latex, 'plot')
  if (rest === null) return null
  const parsed = parseLatex(rest)
  // Text that cannot be read goes into the field, which shows the error.
  if (!parsed.ok) return { y: rest, variable: 'x' }
  const y = parsed.value.kind === 'definition' ? rest.slice(parsed.value.value.span.start) : rest
  return { y, variable: typedNameToLatex(variableOf(parsed.value, isDefined)) }
}

/** The parameter of a function; else x, unless another name is the only one without a meaning. */
function variableOf(statement: Statement, isDefined: (name: string) => boolean): string {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return 'x'
  if (statement.kind === 'definition' && statement.target.kind === 'function')
    return statement.target.parameters[0]?.name ?? 'x'
  const names = [...freeNames(statement.value)]
    .filter(([, uses]) => uses.some(({ role }) => role === 'variable'))
    .map(([name]) => name)
  const open = names.filter(name => !isDefined(name))
  return names.includes('x') || open.length !== 1 ? 'x' : open[0]!
}
