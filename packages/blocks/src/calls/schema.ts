/** The saved fields of the blocks of the table. */
import type { BlockType, Field, JsonObject } from '@calcwright/document'
import * as z from 'zod/mini'
import { defaultResultOptions, resultOptionFields } from '../result-options.ts'
import { rowsOf } from '../rows.ts'
import { callToPlain } from './plain.ts'
import type { CallProps } from './props.ts'
import { STORE_FIELD_ID } from './statement.ts'
import { contentOf, isRows, liveText, newRow, placedFields } from './row.ts'
import type { CallContent, CallField, CallPart, CallRow, PlacedField } from './row.ts'
import { CALL_ROWS } from './table.ts'

const STORE_FIELD: Field = {
  id: STORE_FIELD_ID,
  kind: 'target',
  label: 'Name of the result',
  placeholder: 'name',
}

function callBlock(row: CallRow): BlockType<CallProps> {
  const { type, fields, choices = [] } = row
  // One more than the row counts: all have the choice to show steps since then.
  const version = (row.version ?? 1) + 1
  const parts = fields.map(part => [isRows(part) ? part.rows : part.id, part] as const)
  const menus = choices.map(({ id, options }) => [id, z.enum(options.map(({ value }) => value))] as const)
  return {
    type,
    version,
    props: z.object({
      [STORE_FIELD_ID]: z.string(),
      ...Object.fromEntries(parts.map(([id, part]) => [id, storedForm(part)])),
      ...Object.fromEntries(menus),
      ...resultOptionFields,
    }) as unknown as BlockType<CallProps>['props'],
    defaults: () => ({
      store: '',
      ...Object.fromEntries(parts.map(([id, part]) => [id, firstValue(part)])),
      ...Object.fromEntries(choices.map(({ id, value }) => [id, value])),
      ...defaultResultOptions(),
      // The result is shown though it is stored.
      outputMode: 2,
    }),
    migrations: Object.fromEntries(
      Array.from({ length: version - 1 }, (_, older) => [older + 1, (old: JsonObject) => old] as const),
    ),
    mergedText: Object.fromEntries([STORE_FIELD_ID, ...parts.map(([id]) => id)].map(id => [id, 'latex'])),
    fields: props => {
      const content = contentOf(props)
      return [STORE_FIELD, ...placedFields(row, content).map(placed => fieldIn(placed, content))]
    },
    counts: () => 'formula',
    toPlain: props => callToPlain(row, props),
  }
}

/** Schema of a stored field, or of rows, of which there is always one. */
function storedForm(part: CallPart): z.ZodMiniType {
  if (!isRows(part)) return z.string()
  const [first, ...others] = part.columns.map(({ id }) => [id, z.string()] as const)
  const item = others.length === 0 ? z.string() : z.object(Object.fromEntries([first!, ...others]))
  return rowsOf<unknown>(item, () => newRow(part, NO_CONTENT, 0))
}

const NO_CONTENT: CallContent = { read: () => '', count: () => 1 }

const firstValue = (part: CallPart): unknown =>
  isRows(part) ? [newRow(part, NO_CONTENT, 0)] : liveText(part.value, NO_CONTENT)

/** A field as the document knows it: those of rows are called by their number. */
function fieldIn({ id, field, row, rows }: PlacedField, content: CallContent): Field {
  const { kind, label, placeholder, required, binds }: CallField = field
  return {
    id,
    kind,
    label: rows ? `${label} ${row + 1}` : label,
    placeholder: liveText(placeholder, content, row),
    ...(required && { required }),
    ...(binds && { binds }),
  }
}

const callBlocks: readonly BlockType<CallProps>[] = CALL_ROWS.map(callBlock)

export default callBlocks
