/** Pasted blocks, made fit for this worksheet: without the bytes of pictures, and with the units of its names. */
import type { NewBlock } from '@calcwright/document'
import { withoutBytes } from '@calcwright/document/without-bytes'
import { isUnit } from '@calcwright/math/units'
import { lazyModule } from '@calcwright/ui'
import type { OfferedBlock } from '../contract/offer.ts'
import { plainPart } from '../math/plain-part.ts'
import { commasOf } from '../results/decimal-separator.ts'
import type { EditorWithState } from '../state/editor.ts'
import { namesAt, variableUnitsAt } from './names-at.ts'

/** Reads blocks in our own form: fetched when some are copied, or pasted from another page. */
export const reader = lazyModule(() => import('@calcwright/document/calc-file'))

export async function ownBlocks({ worksheet, actions }: EditorWithState, own: string): Promise<NewBlock[]> {
  const { registry } = worksheet
  const { blocksFromCalcFile, fromCalcFile, parseCalcFile, unpackFiles } = await reader()
  const file = parseCalcFile(own)
  if (actions.resources) await unpackFiles(file, fromCalcFile(registry, file), actions.resources)
  return blocksFromCalcFile(registry, file, id => worksheet.block(id) === undefined)
}

/** Other programs, and earlier versions of this one, copy pictures with their bytes. */
export async function withoutBytesIn(
  { worksheet: { registry }, actions: { resources } }: EditorWithState,
  blocks: Promise<readonly OfferedBlock[]>,
): Promise<readonly OfferedBlock[]> {
  if (!resources) return blocks
  return withoutBytes(registry, await blocks, resources)
}

/** Function that finds the units of the lines that are pasted at the caret. */
export async function unitsAt(editor: EditorWithState): Promise<(line: string) => string> {
  const { unitsOfPasted } = await plainPart()
  const names = namesAt(editor)
  return unitsOfPasted({
    isUnit,
    isDefined: word => names.has(word),
    unitsAbove: () => variableUnitsAt(editor),
    singles: editor.worksheet.settings.single_convert_units,
    skipped: new Set(),
    commas: commasOf(editor.worksheet),
  })
}
