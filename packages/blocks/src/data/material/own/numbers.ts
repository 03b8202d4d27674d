/** Numbers of cells, with a decimal point or a decimal comma. */

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i

/**
 * @returns the number as decimal digits with a point: `7,85` and `7 850` are read as spreadsheets write them;
 * null for what is no number, and where a comma may part thousands
 */
export function digitsOf(cell: string): string | null {
  const bare = cell
    .trim()
    .replace(/[−–]/, '-')
    .replaceAll(/(?<=\d)[   '’](?=\d{3})/g, '')
  const scaled = bare.replace(/\s*[x×*·]\s*10\s*\^?\s*(?=[+-]?\d)/i, 'e')
  const text = /^[^.,]*,\d+(?!\d)/.test(scaled) && !isThousands(scaled) ? scaled.replace(',', '.') : scaled
  if (!NUMBER.test(text)) return null
  return text
    .replace(/^\+/, '')
    .replace(/\.(?=e|$)/i, '')
    .replace(/^(-?)\./, '$10.')
}

/** `7,850` may be seven and a bit or some thousands. */
export const isThousands = (cell: string): boolean =>
  /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(cell.trim())
