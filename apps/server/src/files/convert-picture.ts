/**
 * Makes uploaded pictures fit to be stored: upright, without what cameras and programs write beside the
 * pixels, not larger than a screen can show. A drawing (SVG) becomes pixels, since it could hold scripts.
 */
import { PIXEL_LIMIT } from '@calcwright/contract'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { type Failure, Refused } from '../failure.ts'

export interface StorablePicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  readonly width: number
  readonly height: number
}

export type PictureAnswer = { readonly picture: StorablePicture } | { readonly failure: Failure }

/** Pixels of the longer side of a stored picture. */
const LONGEST = 4096

/** Pixels of the longer side of a drawing, which has none of its own. */
const DRAWN = 1600

const READING = { limitInputPixels: PIXEL_LIMIT, failOn: 'error', unlimited: false } as const

/** Throws Refused with a sentence about a picture that cannot be stored. */
export async function convertPicture(input: Uint8Array): Promise<StorablePicture> {
  try {
    return await convert(input)
  } catch (error) {
    throw error instanceof Refused ? error : unreadable(error)
  }
}

const open = (input: Uint8Array, options: SharpOptions): Sharp => sharp(input, { ...READING, ...options })

/**
 * Throws Refused when a picture has more pixels than a page could show; says nothing about other bytes. For files
 * that are pixels: the size of a drawing may take long to find.
 */
export async function refuseTooManyPixels(input: Uint8Array): Promise<void> {
  const metadata = await open(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata) refuseLarge(metadata)
}

async function convert(input: Uint8Array): Promise<StorablePicture> {
  const metadata = await open(input, { limitInputPixels: false }).metadata()
  const { format, pages = 1 } = metadata
  if (format === 'svg') return drawn(input, metadata)
  refuseLarge(metadata)
  const animated = pages > 1 && (format === 'gif' || format === 'webp')
  const picture = open(input, { animated })
  const upright = animated ? picture : picture.autoOrient()
  return write(
    upright.resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true }),
    format,
    animated,
  )
}

/** The density that gives the drawing the width of a page, whatever unit it is written in. */
async function drawn(input: Uint8Array, { width = 1, height = 1 }: Metadata): Promise<StorablePicture> {
  const longest = Math.max(width, height, 1)
  const density = Math.min(1200, Math.max(1, (72 * Math.min(DRAWN, Math.max(longest, 800))) / longest))
  const picture = open(input, { density })
  return write(picture.resize(DRAWN, DRAWN, { fit: 'inside', withoutEnlargement: true }), 'png', false)
}

async function write(
  picture: Sharp,
  format: string | undefined,
  animated: boolean,
): Promise<StorablePicture> {
  const kind = kindFor(format, animated)
  const { data, info } = await encoded(picture, kind).toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    type: `image/${kind}`,
    width: info.width,
    height: animated ? (info.pageHeight ?? info.height) : info.height,
  }
}

type Kind = 'png' | 'jpeg' | 'gif' | 'webp'

function kindFor(format: string | undefined, animated: boolean): Kind {
  if (format === 'jpeg' || format === 'webp') return format
  if (format === 'gif') return animated ? 'gif' : 'png'
  return format === 'png' || format === 'tiff' ? 'png' : 'webp'
}

function encoded(picture: Sharp, kind: Kind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 90, mozjpeg: false })
  if (kind === 'webp') return picture.webp({ quality: 90 })
  return kind === 'gif' ? picture.gif() : picture.png({ compressionLevel: 9 })
}

function refuseLarge({ width = 0, height = 0, pages = 1, pageHeight }: Metadata): void {
  const pixels = width * (pageHeight ? pageHeight * pages : height)
  if (pixels <= PIXEL_LIMIT) return
  const most = PIXEL_LIMIT / 1_000_000
  const size =
    pages > 1 ? `${width} × ${pageHeight} pixels in ${pages} pictures` : `${width} × ${height} pixels`
  throw new Refused(
    'too-large',
    `The picture has ${size}. At most ${most} million pixels can be stored: make it smaller.`,
  )
}

function unreadable(error: unknown): Refused {
  const isLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return isLarge
    ? new Refused('too-large', 'The picture is too large to be read. Make it smaller.')
    : new Refused(
        'invalid',
        'The picture cannot be read: the file is damaged, or it is no picture.',
        undefined,
        error,
      )
}
