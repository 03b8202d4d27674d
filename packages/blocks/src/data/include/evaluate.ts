/** An include defines its names by the values that it keeps: the source is not read again. */
import { message } from '@calcwright/math/messages/blocks'
import type { BlockEvaluation, BlockPlan, OutputOptions, PlannedStatement } from '@calcwright/evaluator'
import { parsePlain } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { IncludedVariable, IncludeProps } from './schema.ts'

type Definition = Statement & { readonly kind: 'definition' }

const SHOWN: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: true,
  force: false,
}

const { code, text: UNDECODABLE } = message('syntax.include')
const NOWHERE = { start: 0, end: 0 }

const includeEvaluation: BlockEvaluation<IncludeProps> = {
  type: 'include_block',
  plan({ variables }): BlockPlan {
    const statements = present(variables).map(planned)
    const read = statements.filter(statement => statement !== null)
    if (read.length === statements.length) return { statements: read }
    const unread = present(variables).filter((_, index) => statements[index] === null)
    const intends = unread.map(({ name }) => name)
    return {
      statements: read,
      problem: { code, message: UNDECODABLE, span: NOWHERE },
      intends,
    }
  },
}

/** The variables that are defined, in the order of their results. */
export const present = (variables: readonly IncludedVariable[]): readonly IncludedVariable[] =>
  variables.filter(({ data }) => data !== '')

/** `f := x -> …` as `f(x) := …`, which is how it reads. */
function asFunction(definition: Definition): Statement {
  const { target, value } = definition
  if (target.kind !== 'variable' || value.kind !== 'lambda') return definition
  const { parameters, body } = value
  return { ...definition, target: { kind: 'function', name: target.name, parameters }, value: body }
}

function planned({ name, data }: IncludedVariable): PlannedStatement | null {
  const parsed = parsePlain(`${name} := ${data}`, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  return { statement: asFunction(parsed.value), output: SHOWN }
}

export default includeEvaluation
