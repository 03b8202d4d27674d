import { csvOf } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import { saveFile, toast } from '@calcwright/ui'
import type { DrawingLibrary } from './drawing-library.ts'
import { fontFaces } from './font-faces.ts'

export interface ImageChoice {
  readonly format: 'png' | 'svg'
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the file for each of these, in a PNG. */
  readonly scale: number
}

/** Offers the picture as a file, on white whatever the page looks like. */
export async function saveImage(figure: Figure, library: DrawingLibrary, choice: ImageChoice): Promise<void> {
  const { format, width, height, scale } = choice
  const image = await withFonts(figure, library, { width, height })
  const content =
    format === 'svg'
      ? new Blob([library.svgOf(figure, image)], { type: 'image/svg+xml' })
      : await library.pngOf(figure, { ...image, scale })
  saveFile(`${fileName(figure)}.${format}`, content)
}

/** Puts the picture on the clipboard, in twice as many pixels as in the dialog, for paper. */
export async function copyPicture(figure: Figure, library: DrawingLibrary): Promise<void> {
  const png = async (): Promise<Blob> => {
    const image = await withFonts(figure, library, { width: 800, height: 600 })
    return library.pngOf(figure, { ...image, scale: 2 })
  }
  try {
    // Some browsers allow it only while the press is handled: the picture may come later.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })])
    toast.success('Copied as picture')
  } catch {
    toast.error('The browser does not allow copying pictures here. Use Export as image.')
  }
}

async function withFonts(figure: Figure, library: DrawingLibrary, size: { width: number; height: number }) {
  const theme = library.LIGHT
  return { ...size, theme, style: await fontFaces(theme.font, library.svgOf(figure, { ...size, theme })) }
}

export function saveCsv(figure: Figure): void {
  // Spreadsheets misread units such as µm without the mark of UTF-8.
  saveFile(`${fileName(figure)}.csv`, new Blob(['\uFEFF', csvOf(figure)], { type: 'text/csv' }))
}

const fileName = ({ title }: Figure): string => title.trim().slice(0, 80) || 'plot'
