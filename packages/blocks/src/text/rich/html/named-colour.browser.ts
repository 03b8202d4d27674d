let context: OffscreenCanvasRenderingContext2D | null = null

/** `#rrggbb` of a colour that CSS has a name for; null for other words. The browser knows them all. */
export function namedColour(word: string): string | null {
  if (!/^[a-z]+$/i.test(word)) return null
  context ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return null
  // A word that is no colour leaves the style as it is, and a transparent colour has no number.
  context.fillStyle = 'transparent'
  context.fillStyle = word
  return context.fillStyle.startsWith('#') ? context.fillStyle : null
}
