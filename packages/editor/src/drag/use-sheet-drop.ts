import { useEffect } from 'react'
import type { RefObject } from 'react'
import { newBlockId } from '@calcwright/document'
import type { NewBlock, Place, WorksheetSettings } from '@calcwright/document'
import type { EditorWithState } from '../state/editor.ts'
import { lazyModule } from '@calcwright/ui'
import type { Tool } from '../contract/block-view.ts'
import type { OfferedBlock, Acceptance, OfferReceivers } from '../contract/offer.ts'
import { AutoScroll } from './autoscroll.ts'
import { showDropLine } from './drop-state.ts'
import { depthAt, dropAt } from './layout.ts'
import { acceptancesOf } from '../contract/offer.ts'

/** The id of a tool of the toolbox, while it is dragged. */
export const TOOL_DRAG_TYPE = 'application/x-calcwright-tool'

/** Fetched with the first drop. */
const pastePart = lazyModule(() => import('../selection/paste-part.ts'))

const UNKNOWN = 'Dragged item or content was not recognized.'

/**
 * Handles drags onto the sheet from outside of it: a tool, or files that a block type takes. Anything else is
 * refused with a message.
 */
export function useSheetDrop(sheet: RefObject<HTMLElement | null>, editor: EditorWithState): void {
  useEffect(() => {
    const element = sheet.current
    // Listens on the desk around the page as well: the browser would open a file that is dropped there.
    const desk = element?.parentElement
    if (!element || !desk) return
    const last = { x: 0, y: 0 }
    const scroll = new AutoScroll(element, () => mark())
    const mark = (): void =>
      showDropLine(editor, dropAt(editor, element, last, depthAt(element, last.x))?.line ?? null)
    const end = (): void => {
      scroll.stop()
      showDropLine(editor, null)
    }
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer || isForText(event)) return end()
      event.preventDefault()
      if (!editor.mayEdit || !isTaken(editor, event.dataTransfer)) return
      event.dataTransfer.dropEffect = 'copy'
      Object.assign(last, { x: event.clientX, y: event.clientY })
      scroll.at(event.clientY)
      mark()
    }
    const leave = (event: DragEvent): void => {
      if (!desk.contains(event.relatedTarget as Node | null)) end()
    }
    const drop = (event: DragEvent): void => {
      end()
      if (!event.dataTransfer || isForText(event)) return
      event.preventDefault()
      event.stopPropagation()
      const point = { x: event.clientX, y: event.clientY }
      const dropped = dropAt(editor, element, point, depthAt(element, point.x))?.drop
      const place = dropped?.place
      const tool = toolOf(editor, event.dataTransfer.getData(TOOL_DRAG_TYPE))
      const files = editor.mayEdit ? acceptedFiles(editor.registry, event.dataTransfer) : undefined
      if (!tool && place && editor.mayEdit) {
        const asContent = files ? () => void insertFiles(editor, files.blocks(), place) : null
        const insert = (blocks: readonly NewBlock[], settings?: Partial<WorksheetSettings>) =>
          void insertFiles(editor, Promise.resolve(blocks), place, settings)
        const dropped = [...event.dataTransfer.files]
        if (dropped.length > 0 && editor.actions.worksheetFiles?.(dropped, { insert, asContent })) return
        if (asContent) return asContent()
      }
      if (!tool || !place) return editor.actions.notify?.(UNKNOWN, 'error')
      const id = newBlockId()
      const inserted = editor.run({
        operations: [
          {
            kind: 'insert',
            blocks: [{ ...tool.make(), id }],
            at: place,
            ...(dropped?.beside && { beside: true }),
          },
        ],
        focus: { block: id, place: tool.caret ?? { at: 'start' } },
      })
      if (inserted) tool.enter?.(editor, id)
    }
    const listeners = { dragover: over, dragleave: leave, drop } as const
    for (const [kind, listener] of Object.entries(listeners))
      desk.addEventListener(kind, listener as EventListener, { capture: true })
    window.addEventListener('dragend', end)
    return () => {
      end()
      for (const [kind, listener] of Object.entries(listeners))
        desk.removeEventListener(kind, listener as EventListener, { capture: true })
      window.removeEventListener('dragend', end)
    }
  }, [sheet, editor])
}

const isTaken = (editor: EditorWithState, data: DataTransfer): boolean =>
  data.types.includes(TOOL_DRAG_TYPE) || acceptedFiles(editor.registry, data) !== undefined

async function insertFiles(
  editor: EditorWithState,
  blocks: Promise<readonly OfferedBlock[]>,
  at: Place,
  settings?: Partial<WorksheetSettings>,
): Promise<void> {
  const { registry } = editor.worksheet
  const { resources } = editor.actions
  try {
    const { sendFilesOf, withoutBytes } = await pastePart()
    const made = resources ? await withoutBytes(registry, await blocks, resources) : await blocks
    const inserted = editor.run({
      operations: [
        ...(settings ? [{ kind: 'setSettings', settings } as const] : []),
        { kind: 'insert', blocks: made, at },
      ],
      focus: { inserted: 0, place: { at: 'end' } },
    })
    if (inserted) sendFilesOf(editor, made)
  } catch (error) {
    editor.actions.notify?.((error as Error).message, 'error')
  }
}

function toolOf(editor: EditorWithState, id: string): Tool | undefined {
  for (const { tools } of editor.registry.entries.values()) {
    const tool = tools?.find(one => one.id === id)
    if (tool) return tool
  }
  return undefined
}

/** Whether a text is moved into a text block, or a file onto a zone for it: both handle that themselves. */
function isForText({ target, dataTransfer }: DragEvent): boolean {
  if (target instanceof Element && target.closest('[data-drop-zone]')) return true
  const types = dataTransfer?.types ?? []
  const inText = target instanceof HTMLElement && (target.isContentEditable || target.tagName === 'INPUT')
  return inText && types.includes('text/plain') && !types.includes('Files') && !types.includes(TOOL_DRAG_TYPE)
}

/** The answer of the block type that the files fit best; undefined where none takes them. */
export function acceptedFiles(
  registry: OfferReceivers,
  data: Pick<DataTransfer, 'files' | 'items'>,
): Required<Acceptance> | undefined {
  const files = data.files.length > 0 ? [...data.files] : filesDragged(data)
  const [best] = acceptancesOf(registry, { plain: '', html: '', files, caretIn: null })
  return best?.blocks && (best as Required<Acceptance>)
}

/** While files are dragged a browser reveals their types alone. */
const filesDragged = ({ items }: Pick<DataTransfer, 'items'>): File[] =>
  [...items].filter(({ kind }) => kind === 'file').map(({ type }) => new File([], '', { type }))
