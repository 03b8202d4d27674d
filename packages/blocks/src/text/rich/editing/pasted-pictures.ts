/** Pictures that are pasted come with their bytes, which go into the worksheet's resources; copied ones leave with them. */
import { getHTMLFromFragment } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import { dropPoint } from '@tiptap/pm/transform'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor, SheetResources } from '@calcwright/editor'
import { PICTURE } from '../accepts.ts'
import { digestIn, isInline, moveInlinePictures, referenceTo, storedPictures } from '../pictures.ts'
import { sanitizeHtml } from '../sanitize.ts'

/** Takes content that was pasted into a text which the caret has left before the pictures were stored. */
export type Below = (html: string) => void

/** Puts it into a text of its own below. */
export function insertBelow(editor: Editor, block: string, html: string): void {
  const clean = sanitizeHtml(storedPictures(html))
  if (clean !== '') editor.insert(block, 'after', [{ type: 'text', props: { html: clean } }], null)
}

const htmlOfSlice = ({ content }: Slice, { state }: EditorView): string =>
  getHTMLFromFragment(content, state.schema)

/** An image that was copied for itself comes with its content, beside the address of where it was. */
export function pasteFile(
  view: EditorView,
  data: DataTransfer,
  resources: SheetResources,
  below: Below,
): boolean {
  const file = [...data.files].find(({ type }) => PICTURE.test(type))
  const words = data.getData('text/html').replace(/<[^>]*>/g, '') + data.getData('text/plain')
  if (!file || words.trim() !== '') return false
  void insertFile(view, file, resources, below)
  return true
}

async function insertFile(
  view: EditorView,
  file: File,
  resources: SheetResources,
  below: Below,
): Promise<void> {
  const digest = await resources.put(new Uint8Array(await file.arrayBuffer()))
  const image = view.state.schema.nodes['image']?.create({ src: referenceTo(digest) })
  if (view.isDestroyed) return below(`<p><img src="${referenceTo(digest)}"></p>`)
  if (image) view.dispatch(view.state.tr.replaceSelectionWith(image).scrollIntoView())
}

/** Pastes a slice once the bytes of its pictures are put; false when it has none. */
export function pasteBytes(view: EditorView, slice: Slice, resources: SheetResources, below: Below): boolean {
  if (!holdsBytes(slice)) return false
  void withReferences(slice, resources).then(referring => {
    if (view.isDestroyed) return below(htmlOfSlice(referring, view))
    const { tr } = view.state
    view.dispatch(
      tr.replaceSelection(referring).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
    )
  })
  return true
}

/** The same for a slice that is dropped from elsewhere. */
export function dropBytes(
  view: EditorView,
  event: DragEvent,
  slice: Slice,
  resources: SheetResources,
  below: Below,
): boolean {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!place || !holdsBytes(slice)) return false
  event.preventDefault()
  void withReferences(slice, resources).then(referring => {
    if (view.isDestroyed) return below(htmlOfSlice(referring, view))
    const { tr } = view.state
    const at = Math.min(place.pos, tr.doc.content.size)
    const to = dropPoint(tr.doc, at, referring) ?? at
    tr.setSelection(TextSelection.near(tr.doc.resolve(to))).replaceSelection(referring)
    view.dispatch(tr.setMeta('uiEvent', 'drop'))
    view.focus()
  })
  return true
}

/** A copied slice with the bytes of its pictures, for other programs and other worksheets. */
export const withBytes = (slice: Slice, resources: SheetResources): Slice =>
  mapPictures(slice, src => {
    const digest = digestIn(src)
    return (digest !== null && resources.dataAddress(digest)) || src
  })

function holdsBytes(slice: Slice): boolean {
  return picturesOf(slice).some(isInline)
}

async function withReferences(slice: Slice, resources: SheetResources): Promise<Slice> {
  const addresses = new Map<string, string>()
  for (const src of picturesOf(slice)) {
    const moved = await moveInlinePictures(`<img src="${src}">`, bytes => resources.put(bytes))
    addresses.set(src, /src="([^"]*)"/.exec(moved)?.[1] ?? src)
  }
  return mapPictures(slice, src => addresses.get(src) ?? src)
}

function picturesOf(slice: Slice): string[] {
  const addresses: string[] = []
  slice.content.descendants(({ type, attrs }) => {
    if (type.name === 'image' && typeof attrs['src'] === 'string') addresses.push(attrs['src'])
  })
  return addresses
}

function mapPictures(slice: Slice, address: (src: string) => string): Slice {
  const map = (node: Node): Node => {
    if (node.type.name !== 'image') return node.isLeaf ? node : node.copy(mapAll(node.content))
    return node.type.create({ ...node.attrs, src: address(String(node.attrs['src'])) }, null, node.marks)
  }
  const mapAll = (content: Fragment): Fragment => {
    const nodes: Node[] = []
    content.forEach(node => nodes.push(map(node)))
    return Fragment.from(nodes)
  }
  return new Slice(mapAll(slice.content), slice.openStart, slice.openEnd)
}
