/** Includes that have other values than their source has now. */
import type { Block, Operation } from '@calcwright/document'
import type { VariableSource } from '@calcwright/editor'
import { functionProps, includeProps } from './include-block.ts'
import type { IncludeProps } from './fields.ts'

/** A worksheet with what it offers and with its own includes. */
export interface IncludeSource extends VariableSource {
  readonly includes: readonly IncludeProps[]
}

/** The fields as the source has them now: values, or functions of its inputs; or why it is no such function any more. */
export function propsFrom(source: VariableSource, props: IncludeProps): ReturnType<typeof functionProps> {
  const { function_name: name, inputs, outputs } = props
  return name === ''
    ? { ok: true, props: includeProps(source, namesIn(props)) }
    : functionProps(source, { name, inputs, outputs })
}

export function isOutdated(props: IncludeProps, source: VariableSource): boolean {
  const now = propsFrom(source, props)
  return !now.ok || !sameValues(props, now.props)
}

const namesIn = ({ variables, tables }: IncludeProps): string[] =>
  [...variables, ...tables].map(({ name }) => name)

const sameValues = (props: IncludeProps, now: IncludeProps): boolean =>
  now.circle.join('\n') === props.circle.join('\n') &&
  JSON.stringify(now.tables) === JSON.stringify(props.tables) &&
  JSON.stringify(now.checks) === JSON.stringify(props.checks) &&
  now.defaults.join() === props.defaults.join() &&
  now.variables.length === props.variables.length &&
  now.variables.every(({ name, data }) => props.variables.some(old => old.name === name && old.data === data))

/**
 * Brings all includes of one source up to date, so that no two of them have values of different times.
 * @returns one change for each block that has other values, or another name of the source
 */
export function refreshOf(blocks: readonly Block[], source: VariableSource): Operation[] {
  return blocks.flatMap((block): Operation[] => {
    if (block.type !== 'include_block' || block.status !== 'ok') return []
    const props = block.props as IncludeProps
    if (props.hash_string !== source.hash) return []
    const now = propsFrom(source, props)
    if (!now.ok) return []
    const isSame = now.props.worksheet_name === props.worksheet_name && sameValues(props, now.props)
    return isSame ? [] : [{ kind: 'setProps', id: block.id, props: { ...now.props } }]
  })
}
