/** The formula of a block of fields, for the clipboard: what it computes, as one would type it. */
import type { AnyBlockType } from '@calcwright/document'
import type { CopiedLine } from '@calcwright/editor'
import { parsePlain, toLatex, toPlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

export function copiedFormula(type: AnyBlockType | undefined, props: object): CopiedLine {
  const written = type?.toPlain?.(props) ?? ''
  const parsed = parsePlain(written, { isUnit })
  if (!parsed.ok || (parsed.value.kind !== 'definition' && parsed.value.kind !== 'expression'))
    return { formula: '', plain: written.replace(/^# */, '') }
  const bare = { ...parsed.value, show: false, unit: undefined }
  return { formula: toLatex(bare), plain: toPlain(bare) }
}
