import type { MathProps } from '@calcwright/blocks/schemas'
import type { Worksheet } from '@calcwright/document'

/** Whether the worksheet has only untouched lines. */
export function isEmpty(worksheet: Worksheet): boolean {
  return worksheet.blocks().every(({ type, props }) => type === 'math' && (props as MathProps).latex === '')
}
