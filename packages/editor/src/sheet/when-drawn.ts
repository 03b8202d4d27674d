import { arePartsPending, partsShown } from '@calcwright/ui'

/**
 * Resolves once everything in a sheet of the extent `whole` has been drawn with its parts, fonts and pictures.
 * Results count as far as they are in the store: ask when its status is complete.
 */
export async function whenDrawn(sheet: ParentNode): Promise<void> {
  do {
    await partsShown()
    // The layout of a frame asks for the fonts.
    await nextFrame()
    await document.fonts.ready
    await Promise.all([...sheet.querySelectorAll('img')].map(decoded))
  } while (arePartsPending() || document.fonts.status === 'loading')
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)

/** A picture that cannot be read is drawn as its text. */
const decoded = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => {})
