/** Results as Mathcad stores them, in both its formats. */
import type { StoredResult, StoredValue } from '../imported.ts'
import { childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { unitOf } from './names.ts'

/**
 * @param result the element that holds the value
 * @param asked the unit that a value without one is in
 * @returns undefined for what is no number, or list or matrix of numbers
 */
export function storedOf(result: XmlElement | undefined, asked: string): StoredResult | undefined {
  const [held] = result?.children ?? []
  if (!held) return undefined
  if (held.name !== 'unitedValue') {
    const value = valueOf(held)
    return value === undefined ? undefined : { value, unit: asked }
  }
  const value = held.children.map(valueOf).find(one => one !== undefined)
  const unit = unitText(childNamed(held, 'unitMonomial'))
  return value === undefined || unit === undefined ? undefined : { value, unit }
}

function valueOf(element: XmlElement): StoredValue | undefined {
  if (element.name === 'parens' && element.children[0]) return valueOf(element.children[0])
  if (element.name === 'real') {
    const value = Number(element.text)
    return Number.isNaN(value) ? undefined : value
  }
  if (element.name === 'apply' && element.children[0]?.name === 'neg') {
    const value = element.children[1] && valueOf(element.children[1])
    return typeof value === 'number' ? -value : undefined
  }
  if (element.name !== 'matrix') return undefined
  const items = element.children.map(valueOf)
  const [rows, columns] = [Number(element.attributes['rows']), Number(element.attributes['cols'])]
  if (items.some(item => typeof item !== 'number') || rows * columns !== items.length) return undefined
  // Items stand column by column.
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => items[column * rows + row] as number),
  )
}

/** Products of units with powers that are fractions of two whole numbers. */
function unitText(monomial: XmlElement | undefined): string | undefined {
  if (!monomial) return undefined
  const parts = monomial.children
    .filter(({ name }) => name === 'unitReference')
    .map(({ attributes }) => {
      const unit = unitOf(attributes['unit'] ?? '')
      const [over, under] = [attributes['power-numerator'] ?? '1', attributes['power-denominator'] ?? '1']
      if (unit === undefined) return undefined
      if (under !== '1') return `${unit}^(${over}/${under})`
      return over === '1' ? unit : `${unit}^(${over})`
    })
  return parts.includes(undefined) ? undefined : parts.join('*')
}
