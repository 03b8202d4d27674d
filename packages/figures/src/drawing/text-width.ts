/** How wide texts are: measured where there is a browser, else estimated. */

/** Widths of the letters from space to ~ in Helvetica, in thousandths of their size (Adobe Font Metrics). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
  556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] // prettier-ignore
const FIRST = 32
/** Width of letters of other scripts; East Asian signs are as wide as high. */
const OTHER = 600
const WIDE_FROM = 0x2e80
const BOLD = 1.06
/** Where Helvetica is missing, letters are wider: there is room for them. */
const WIDER = 1.08

let canvas: CanvasRenderingContext2D | null | undefined

/** Width of a text in pixels. */
export function textWidth(text: string, size: number, weight: number, family: string): number {
  canvas ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!canvas) return (estimate(text) * size * WIDER * (weight > 500 ? BOLD : 1)) / 1000
  canvas.font = `${weight} ${size}px ${family}`
  return canvas.measureText(text).width
}

function estimate(text: string): number {
  let sum = 0
  for (const letter of text) {
    const code = letter.codePointAt(0)!
    sum += WIDTHS[code - FIRST] ?? (code >= WIDE_FROM ? 1000 : OTHER)
  }
  return sum
}
