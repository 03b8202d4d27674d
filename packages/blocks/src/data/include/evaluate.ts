/** An include defines its names by the values that it keeps: the source is not read again. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/blocks'
import type { BlockEvaluation, BlockPlan, PlannedStatement, PlanProblem } from '@calcwright/evaluator'
import { parsePlain, resultName } from '@calcwright/math/expression'
import type { Expression, ParameterNode, Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { namesOfTable, definedVariables } from './defined-variables.ts'
import { SHOWN_OUTPUT } from './shown.ts'
import type { IncludedVariable, IncludeProps } from './fields.ts'
import { planTables } from './table-plans.ts'

type Definition = Statement & { readonly kind: 'definition' }

const NOWHERE = { start: 0, end: 0 }

const includeEvaluation: BlockEvaluation<IncludeProps> = {
  type: 'include_block',
  plan(props): BlockPlan {
    const { variables, library, table_name: name } = props
    if (props.circle.length > 0) return circular(props)
    if (library !== '') return { statements: [], row: { name, table: library, row: null, field: 'library' } }
    const { tables, statements: columns, unread: lost } = planTables(props.tables)
    const statements = definedVariables(variables).map(variable => planned(variable, props))
    const read = [...columns, ...statements.filter(statement => statement !== null)]
    const unread = definedVariables(variables).filter((_, index) => statements[index] === null)
    const damaged = [...lost, ...unread.map(({ name }) => name)]
    const missing = variables.filter(({ data }) => data === '').map(({ name }) => name)
    if (damaged.length + missing.length === 0) return { tables, statements: [...read, ...allResults(props)] }
    // Elsewhere a name without a value is a symbol; here it halts what reads it.
    return {
      tables,
      statements: read,
      problem: problemOf(damaged.length > 0 ? message('syntax.include') : missingFrom(props, missing)),
      intends: [...damaged, ...missing.flatMap(name => [name, `${name}(`])],
    }
  },
}

const problemOf = ({ code, text }: Message<MessageCode>): PlanProblem => ({
  code,
  message: text,
  span: NOWHERE,
})

const missingFrom = (
  { worksheet_name: source }: IncludeProps,
  names: readonly string[],
): Message<MessageCode> =>
  names.length === 1
    ? message('syntax.include.missing', { name: names[0]!, source })
    : message('syntax.include.missing.several', { names: names.join(', '), source })

/** Nothing has a value, since each value would depend on itself. */
function circular({ circle, variables, tables, outputs, function_name }: IncludeProps): BlockPlan {
  const names = variables.flatMap(({ name, data }) => {
    if (data === '') return [name, `${name}(`]
    return data.includes('->') ? `${name}(` : name
  })
  return {
    statements: [],
    problem: problemOf(message('syntax.include.circle', { chain: circle.join(' → ') })),
    intends: [
      ...names,
      ...tables.flatMap(namesOfTable),
      ...(outputs.length > 1 ? [`${function_name}(`] : []),
    ],
  }
}

/** `f := x -> …` as `f(x) := …`, which is how it reads, with the values of the source where it is a function of them. */
function asFunction(definition: Definition, props: IncludeProps): Statement {
  const { target, value } = definition
  if (target.kind !== 'variable' || value.kind !== 'lambda') return definition
  const { parameters, body } = value
  const { inputs, outputs, function_name } = props
  const isOfInputs = parameters.map(({ name }) => name).join() === inputs.join()
  const results = target.name.name === function_name ? outputs : undefined
  return {
    ...definition,
    target: {
      kind: 'function',
      name: target.name,
      parameters: isOfInputs ? withDefaults(parameters, props) : parameters,
      ...(results && { results }),
    },
    value: body,
  }
}

const withDefaults = (parameters: readonly ParameterNode[], { defaults }: IncludeProps): ParameterNode[] =>
  parameters.map((parameter, place) => {
    const initial = expressionOf(defaults[place] ?? '')
    return initial ? { ...parameter, initial } : parameter
  })

function expressionOf(text: string): Expression | null {
  const parsed = text === '' ? null : parsePlain(text, { context: 'expression', isUnit })
  return parsed?.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
}

/** Several results together: `beam(F: 3 [kN])` is the list of them, which one of them is chosen from by `.sigma`. */
function allResults(props: IncludeProps): PlannedStatement[] {
  const { function_name: name, inputs, outputs } = props
  if (outputs.length < 2) return []
  const call = inputs.join(', ')
  const data = `(${call}) -> [${outputs.map(output => `${resultName(name, output)}(${call})`).join(', ')}]`
  const statement = planned({ name, latex: '', data }, props)
  return statement ? [statement] : []
}

function planned({ name, data }: IncludedVariable, props: IncludeProps): PlannedStatement | null {
  const parsed = parsePlain(`${name} := ${data}`, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  return { statement: asFunction(parsed.value, props), output: SHOWN_OUTPUT }
}

export default includeEvaluation
