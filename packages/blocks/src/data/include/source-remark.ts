/** Sentences about the source of an include, where the values of the block cannot be brought up to date. */
import type { VariableSource } from '@calcwright/editor'
import type { IncludeProps } from './fields.ts'
import { propsFrom } from './outdated.ts'

/**
 * @param source null while it is not known, `none` where it does not exist or the person may not see it
 * @param mayEdit whether the person can choose other values
 * @returns what is wrong and what to do, '' for a source that the block can be compared with
 */
export function sourceRemark(
  props: IncludeProps,
  source: VariableSource | 'none' | null,
  mayEdit: boolean,
): string {
  if (source === null) return ''
  if (source === 'none') {
    const remark = `${props.worksheet_name} was deleted, or is not shared with you: it may have newer values than these.`
    return mayEdit
      ? `${remark} Ask its owner for the right to view it, or choose another worksheet with Change.`
      : remark
  }
  if (source.variables.length === 0)
    return `${source.name} has no saved results, and these values are those of the last refresh. Open it once, so that its results are saved, then refresh.`
  const now = propsFrom(source, props)
  return now.ok
    ? ''
    : `${now.problem} These functions are those of the last refresh. Mend the source and refresh, or choose inputs and results again with Change.`
}
