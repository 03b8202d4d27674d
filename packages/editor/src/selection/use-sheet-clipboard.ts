import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isTextLine, isWordy, parsePlain, splitRemark } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { FIELD_TAG } from '../math/field-tag.ts'
import { afterOpening, lazyModule } from '@calcwright/ui'
import { whenIdle } from '../math/when-idle.ts'
import { namesAt } from './names-at.ts'
import type { EditorWithState } from '../state/editor.ts'
import { clipboardOf, holdsBlocks, isProse, ownForm } from './clipboard.ts'
import { deleteSelection } from './commands.ts'
import { caretEdges } from './edges.ts'
import { hasOwnKeys } from './own-keys.ts'
import { acceptancesOf, FIT } from '../contract/offer.ts'
import type { Offer, OfferedBlock } from '../contract/offer.ts'

/** Fetched once the sheet is shown, or with the first paste. */
const pastePart = lazyModule(() => import('./paste-part.ts'))

/** Cut, copy and paste of whole blocks; a piece of a line is left to the line. */
export function useSheetClipboard(sheet: RefObject<HTMLElement | null>, editor: EditorWithState): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const listener = (event: ClipboardEvent): void => {
      if (!event.clipboardData || isInput(event.target)) return
      const used =
        event.type === 'paste'
          ? paste(editor, event.clipboardData, event.target)
          : copy(editor, event.clipboardData, event.type === 'cut')
      if (!used) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stopWaiting = whenIdle(() => void afterOpening(pastePart).then(part => part.sendClipboardToFocus()))
    const kinds = ['copy', 'cut', 'paste'] as const
    for (const kind of kinds) element.addEventListener(kind, listener, { capture: true })
    return () => {
      stopWaiting()
      for (const kind of kinds) element.removeEventListener(kind, listener, { capture: true })
    }
  }, [sheet, editor])
}

function copy(editor: EditorWithState, data: DataTransfer, cut: boolean): boolean {
  if (!editor.rights.copy) {
    editor.actions.notify?.('Cut and Copy have been disabled for this Worksheet', 'error')
    return true
  }
  const { selection } = editor.state.getState()
  if (!selection) return false
  const { worksheet, registry, results, actions } = editor
  const resultOf = (block: string): string | undefined => {
    const { result, outdated } = results.get(block)
    if (outdated || worksheet.block(block)?.type !== registry.lineType) return undefined
    return result?.outcomes.find(({ shown, error }) => shown && !error)?.display
  }
  const forms = clipboardOf(worksheet, selection.blocks, actions.resources, resultOf)
  for (const [type, text] of Object.entries(forms)) data.setData(type, text)
  void pastePart().then(part => part.reader())
  if (cut) deleteSelection(editor, 'forward')
  else editor.announce('Copied')
  return true
}

function paste(editor: EditorWithState, data: DataTransfer, target: EventTarget | null): boolean {
  const { registry } = editor.worksheet
  const { selection } = editor.state.getState()
  const own = ownForm(data)
  const caretAtStart = caretEdges(target).start
  if (own !== '') {
    void insertPasted(editor, ownBlocks(editor, own), caretAtStart)
    return true
  }
  const offer = offerOf(editor, data, target)
  const names = namesAt(editor)
  const rules = {
    registry,
    views: editor.registry,
    isFormula: formulaTest(names),
    isDefined: (word: string) => names.has(word),
    above: typesAbove(editor),
  }
  const [best] = acceptancesOf(editor.registry, offer)
  const foreign =
    selection !== null ||
    !takesText(target) ||
    (best?.blocks && best.fit === FIT.exact) ||
    (inFormula(target) && (isProse(offer, rules) || holdsBlocks(offer, rules)))
  if (!foreign || (isBare(data) && !best?.blocks)) return false
  const withUnits = pastePart().then(part => part.unitsAt(editor))
  const blocks = pastePart().then(async ({ foreignBlocks, storedImages, withoutLatex }) => {
    const html = await storedImages(offer.html, editor.actions)
    return foreignBlocks({ ...offer, html, plain: withoutLatex(offer.plain) }, { ...rules, withUnits })
  })
  void insertPasted(editor, withoutBytes(editor, blocks), caretAtStart)
  return true
}

/** The content of the clipboard, read at once since it is empty after the event. */
function offerOf(editor: EditorWithState, data: DataTransfer, target: EventTarget | null): Offer {
  const { selection, caret } = editor.state.getState()
  const inText = selection === null && takesText(target)
  const text = data.getData('text/plain')
  return {
    plain: pastePart.loaded?.withoutLatex(text) ?? text,
    html: data.getData('text/html'),
    files: [...data.files],
    caretIn: (inText && editor.worksheet.block(caret?.block ?? '')?.type) || null,
  }
}

/** Types that pasted blocks will stand in, from the direct parent outward. */
function typesAbove(editor: EditorWithState): string[] {
  const { selection, caret } = editor.state.getState()
  const types: string[] = []
  let block = editor.worksheet.block(selection?.blocks[0] ?? caret?.block ?? '')
  while (block && block.parent !== null) {
    block = editor.worksheet.block(block.parent)
    if (block) types.push(block.type)
  }
  return types
}

/** Blocks in our own form, without the bytes that earlier versions copied. */
const ownBlocks = async (editor: EditorWithState, own: string) => {
  const part = await pastePart()
  return part.withoutBytesIn(editor, part.ownBlocks(editor, own))
}

const withoutBytes = async (editor: EditorWithState, blocks: Promise<readonly OfferedBlock[]>) =>
  (await pastePart()).withoutBytesIn(editor, blocks)

async function insertPasted(
  editor: EditorWithState,
  blocks: Promise<readonly OfferedBlock[]>,
  caretAtStart: boolean,
): Promise<void> {
  try {
    const { pasteBlocks } = await pastePart()
    if (pasteBlocks(editor, await blocks, caretAtStart)) editor.announce('Pasted')
  } catch (error) {
    editor.actions.notify?.(`These lines cannot be pasted. ${(error as Error).message}`, 'error')
  }
}

/** Tells a line that is a formula where the caret is, or a text, from prose. */
function formulaTest(names: ReadonlySet<string>): (line: string) => boolean {
  return line => {
    if (isTextLine(line)) return true
    const { formula } = splitRemark(line)
    const isWords = isWordy(formula, word => isBoxUnit(word) || names.has(word))
    return !isWords && parsePlain(formula, { isUnit: isBoxUnit }).ok
  }
}

const inFormula = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD_TAG) !== null

/** A field or a text editor takes a piece of text itself, once it has been loaded. */
const takesText = (target: EventTarget | null): boolean =>
  inFormula(target) || (target instanceof HTMLElement && target.isContentEditable)

/** Whether the clipboard holds no text. */
const isBare = ({ types }: DataTransfer): boolean => !types.join().includes('text/')

/** A line whose field is loading is one, too: it buffers the paste. */
const isInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || hasOwnKeys(target)
