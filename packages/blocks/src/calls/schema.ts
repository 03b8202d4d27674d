/** The saved fields of the blocks of the table. */
import type { BlockType, Field } from '@calcwright/document'
import * as z from 'zod/mini'
import { defaultResultOptions, resultOptionFields } from '../result-options.ts'
import type { ResultOptions } from '../result-options.ts'
import { callToPlain } from './plain.ts'
import { STORE } from './statement.ts'
import { CALL_ROWS } from './table.ts'
import type { CallRow } from './table.ts'

/** What the row names beside these are texts as well: formulas as the math field writes them. */
export interface CallProps extends ResultOptions {
  /** What the result is stored in, '' for nothing: a name, or a function with its variable. */
  readonly store: string
}

const STORE_FIELD: Field = { id: STORE, kind: 'target', label: 'Name of the result', placeholder: 'ans' }

function callBlock(row: CallRow): BlockType<CallProps> {
  const { type, fields, choices = [] } = row
  const texts = [STORE_FIELD, ...fields].map(({ id }) => [id, z.string()] as const)
  const menus = choices.map(({ id, options }) => [id, z.enum(options.map(({ value }) => value))] as const)
  const values = [...fields, ...choices].map(({ id, value = '' }) => [id, value] as const)
  return {
    type,
    version: 1,
    props: z.object({
      ...Object.fromEntries([...texts, ...menus]),
      ...resultOptionFields,
    }) as unknown as BlockType<CallProps>['props'],
    // The result is shown though it is stored.
    defaults: () => ({ store: '', ...Object.fromEntries(values), ...defaultResultOptions(), outputMode: 2 }),
    migrations: {},
    mergedText: Object.fromEntries(texts.map(([id]) => [id, 'latex'])),
    fields: [STORE_FIELD, ...fields],
    toPlain: props => callToPlain(row, props),
  }
}

export const callBlocks: readonly BlockType<CallProps>[] = CALL_ROWS.map(callBlock)
