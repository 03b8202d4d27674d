/** Takes a file into a draft: a picture is drawn anew, which turns it upright and leaves out what is not pixels. */
import { cellsFormOf, READABLE, unreadForm } from '@calcwright/document/data-kind'
import type { Uploaded } from '@calcwright/editor'
import type { PageResources } from './page-resources.ts'
import { pictureType } from './picture-type.ts'

/** Bytes of the largest file: a browser stores no more of one page. */
const MOST = 25 * 1024 * 1024
/** Pixels of the longer side of a stored picture. */
const LONGEST = 4096

/** Whether this browser can keep a file by itself. */
export const fitsBrowserStorage = ({ size }: File): boolean => size > 0 && size <= MOST

type Bytes = Uint8Array<ArrayBuffer>

/** @throws Error with the sentence that the block shows */
export async function draftFile(resources: PageResources, file: File): Promise<Uploaded> {
  if (file.size === 0) throw new Error('Error: The file is empty.')
  if (!fitsBrowserStorage(file))
    throw new Error('Error: A file of a worksheet without an account may have at most 25 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { name } = file
  if (isDrawing(file, bytes) || pictureType(bytes)) {
    const { picture, width, height } = await redrawn(file)
    return { digest: await resources.put(picture), name, kind: 'image', width, height }
  }
  const kind = cellsFormOf(bytes) ? 'excel' : 'csv'
  const isBinary = bytes.subarray(0, 4096).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe
  const other = unreadForm(bytes)
  if (other !== '' || (kind === 'csv' && isBinary))
    throw new Error(`Error: ${other || `This is no picture and no file of data. Read are ${READABLE}.`}`)
  return { digest: await resources.put(bytes), name, kind, width: 0, height: 0 }
}

const isDrawing = ({ type }: File, bytes: Bytes): boolean =>
  type === 'image/svg+xml' && new TextDecoder().decode(bytes.subarray(0, 4096)).includes('<svg')

async function redrawn(file: File): Promise<{ picture: Bytes; width: number; height: number }> {
  const image = await loaded(file)
  const [wide, high] = [image.naturalWidth || 800, image.naturalHeight || 600]
  const scale = Math.min(1, LONGEST / Math.max(wide, high))
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('Error: The picture is too large for this browser.')
  return { picture: new Uint8Array(await blob.arrayBuffer()), width, height }
}

async function loaded(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    throw new Error('Error: The picture cannot be read: the file is damaged, or it is no picture.')
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
