/** A block of the table in plain notation: the line with its call. */
import { readField } from '@calcwright/document'
import { parseUnit, toPlain } from '@calcwright/math/expression'
import { planFields } from '../field-source.ts'
import { plainOfFormula, plainOfNames } from '../plain/fields.ts'
import { joined } from '../plain/words.ts'
import { outputOf } from '../result-options.ts'
import type { CallProps } from './props.ts'
import { formulaOf } from './statement.ts'
import { contentOf, placedFields } from './row.ts'
import type { CallRow } from './row.ts'

/** Writes the call as a line; a block that cannot be read, or lacks a field, becomes a text. */
export function callToPlain(row: CallRow, props: CallProps): string {
  const plan = planFields(source => ({
    statements: [{ ...formulaOf(row, props, source), output: outputOf(props) }],
  }))
  const statement = plan.statements[0]?.statement
  if (statement?.kind !== 'definition' && statement?.kind !== 'expression')
    return joined(
      '#',
      row.keyword,
      ...placedFields(row, contentOf(props)).map(({ id, field: { kind } }) =>
        (kind === 'parameters' ? plainOfNames : plainOfFormula)(readField(props, id)),
      ),
    )
  const show = statement.kind === 'expression' || props.outputMode === 2
  const unit = props.expectedUnits === '' ? undefined : parseUnit(props.expectedUnits)
  return toPlain({ ...statement, show, unit: show && unit?.ok ? unit.value : undefined })
}
