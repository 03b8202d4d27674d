/** How the numbers at an axis are written where somebody has chosen it. */
import { fixed, orderOf, readable, scaled } from './numbers.ts'

export interface TickFormat {
  readonly style: 'auto' | 'decimal' | 'scientific' | 'engineering' | 'percent' | 'pi'
  /** Decimals; null for as many as the numbers need. */
  readonly digits: number | null
  /** Decimals that numbers at the axis have at least, and values at bars exactly, where `digits` is null. */
  readonly least?: number
}

/**
 * @param exponent order of magnitude of the distance between two numbers
 * @returns null where the axis decides
 */
export function tickWriter(
  format: TickFormat | undefined,
  exponent: number,
): ((value: number) => string) | null {
  if (!format || (format.style === 'auto' && format.digits === null)) return null
  const { digits } = format
  switch (format.style) {
    case 'auto':
    case 'decimal':
      return value => fixed(value, digits ?? -exponent)
    case 'percent':
      return value => `${fixed(value * 100, digits ?? -exponent - 2)} %`
    case 'pi':
      return piText
    default: {
      const every = format.style === 'engineering' ? 3 : 1
      return value => inPowers(value, every, digits ?? null, exponent)
    }
  }
}

/** Beyond this a number has no certain decimals. */
const WITHOUT_DECIMALS = 1e15

/**
 * A value in the picture, by the decimals that its axis has at least.
 * @param span what the axis shows, from end to end
 */
export function valueText(value: number, span: number, { least }: Partial<TickFormat> = {}): string {
  const text = least === undefined ? '' : fixed(value, least)
  const isWritten = Math.abs(value) < WITHOUT_DECIMALS && (value === 0 || /[1-9]/.test(text))
  return text !== '' && isWritten ? text : readable(value, span)
}

/** A number as a multiple of a power of ten, whose exponent is a multiple of `every`. */
function inPowers(value: number, every: number, digits: number | null, exponent: number): string {
  const power = Math.floor(orderOf(value) / every) * every
  const decimals = digits ?? Math.max(0, power - exponent)
  if (power === 0) return fixed(value, decimals)
  const rounded = Number(value.toExponential(Math.max(0, Math.min(100, decimals + orderOf(value) - power))))
  const settled = Math.floor(orderOf(rounded) / every) * every
  return scaled(rounded, settled, decimals)
}

const MOST_DENOMINATOR = 24

/** `π/2`, `−3π`; a number that is no such fraction is written as a multiple. */
function piText(value: number): string {
  if (Math.abs(value) < 1e-12) return '0'
  const parts = Math.abs(value) / Math.PI
  const sign = value < 0 ? '−' : ''
  for (let below = 1; below <= MOST_DENOMINATOR; below += 1) {
    const above = Math.round(parts * below)
    if (above === 0 || Math.abs(parts * below - above) > 1e-9 * below) continue
    const head = `${sign}${above === 1 ? '' : above}π`
    return below === 1 ? head : `${head}/${below}`
  }
  return `${sign}${Number(parts.toPrecision(3))}π`
}
