/** A picture as a file. */
import type { Figure } from '../figure.ts'
import type { Theme } from '../themes.ts'
import { pictureOf } from './picture.ts'
import { svgText } from './svg.ts'

export interface ImageSize {
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly theme: Theme
  /** Whether the page shines through; else the picture has the paper of its theme. */
  readonly transparent?: boolean
  /** CSS with the fonts, for a file that is seen without the page. */
  readonly style?: string
}

/** The picture as SVG text, without prompts; also where there is no browser. */
export const svgOf = (
  figure: Figure,
  { width, height, theme, transparent = false, style }: ImageSize,
): string =>
  svgText(pictureOf({ figure, theme }, width, height), theme, transparent ? null : theme.paper, style)

/**
 * The picture as a PNG, in browsers.
 *
 * @param options `scale`: pixels of the file for each of width and height
 * @throws where the browser cannot draw so large a picture
 */
export async function pngOf(figure: Figure, options: ImageSize & { readonly scale: number }): Promise<Blob> {
  const { width, height, scale } = options
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(figure, options))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob =>
        context && blob ? resolve(blob) : reject(new Error('The browser could not draw the picture.')),
      'image/png',
    )
  })
}
