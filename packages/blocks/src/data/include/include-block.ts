/** Include blocks from what a worksheet offers. */
import type { Block, NewBlock } from '@calcwright/document'
import type { SharedTable, VariableSource } from '@calcwright/editor'
import { includedCheck } from '../../checks/included-fields.ts'
import { asIncluded } from './as-included.ts'
import { sheetFunctions } from './sheet-function.ts'
import type { FunctionChoice } from './sheet-function.ts'
import type { CountedInclude } from './limits.ts'
import include from './schema.ts'
import type { IncludedTable, IncludedVariable, IncludeProps } from './fields.ts'

/** The chosen names and what they call, with their present values; a name that is gone keeps its place. */
export function includeProps(source: VariableSource, names: readonly string[]): IncludeProps {
  const all = withNeededFunctions(source, names)
  return {
    ...include.defaults(),
    hash_string: source.hash,
    worksheet_name: source.name,
    variables: all.filter(name => !tableIn(source, name)).map(name => valueOf(source, name)),
    tables: tablesOf(source, all),
    circle: circleOf(source),
    checks: checksIn(source),
  }
}

/** The source as functions of its inputs, or why it cannot be that. */
export function functionProps(
  source: VariableSource,
  choice: FunctionChoice,
): { readonly ok: true; readonly props: IncludeProps } | { readonly ok: false; readonly problem: string } {
  const made = sheetFunctions(source.variables, choice)
  if (!made.ok) return made
  const { name: function_name, inputs, outputs } = choice
  const { hash: hash_string, name: worksheet_name } = source
  return {
    ok: true,
    props: {
      ...include.defaults(),
      ...{ hash_string, worksheet_name, function_name },
      variables: [...made.variables],
      inputs: [...inputs],
      outputs: [...outputs],
      tables: [...made.tables],
      defaults: inputs.map(input => valueOf(source, input).data),
      circle: circleOf(source),
      checks: checksIn(source),
    },
  }
}

/** @param library name of it */
export function libraryProps(library: string): IncludeProps {
  return { ...include.defaults(), library, table_name: library }
}

export function includeBlock(source: VariableSource, names: readonly string[]): NewBlock {
  return { type: 'include_block', props: includeProps(source, names) }
}

/** The includes among blocks, as plans count them. */
export function includesIn(blocks: readonly Pick<Block, 'type' | 'props'>[]): CountedInclude[] {
  return includesOf(blocks).map(({ hash_string, variables, tables }) => ({
    source: hash_string,
    variables: variables.length + tables.length,
  }))
}

const includesOf = (blocks: readonly Pick<Block, 'type' | 'props'>[]): IncludeProps[] =>
  blocks
    .filter(({ type, props }) => type === 'include_block' && (props as IncludeProps).library === '')
    .map(({ props }) => props as IncludeProps)

/** The includes that a worksheet has values from. */
export const worksheetIncludes = (blocks: readonly Block[]): IncludeProps[] =>
  includesOf(blocks.filter(({ status, disabled }) => status === 'ok' && !disabled)).filter(
    ({ hash_string }) => hash_string !== '',
  )

/** The names together with the functions that they call. */
export function withNeededFunctions({ variables }: VariableSource, names: readonly string[]): string[] {
  const needed = variables.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs)
  const all = new Set([...needed, ...names])
  const known = variables.map(({ name }) => name).filter(name => all.has(name))
  return [...known, ...names.filter(name => !known.includes(name))]
}

function valueOf({ variables }: VariableSource, name: string): IncludedVariable {
  const { latex, data } = variables.find(variable => variable.name === name) ?? { latex: '', data: '' }
  return { name, latex, data }
}

const circleOf = ({ circle = [] }: VariableSource): string[] => [...circle]

/** The checks that this version can read. */
const checksIn = ({ checks = [] }: VariableSource): IncludeProps['checks'] =>
  checks.flatMap(check => {
    const read = includedCheck.safeParse(check)
    return read.success ? [read.data] : []
  })

const tableIn = ({ variables }: VariableSource, name: string): SharedTable | undefined =>
  variables.find(variable => variable.name === name)?.table

const tablesOf = (source: VariableSource, names: readonly string[]): IncludedTable[] =>
  names.flatMap(name => {
    const table = tableIn(source, name)
    return table ? [asIncluded(name, table)] : []
  })
