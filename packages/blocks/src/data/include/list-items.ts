/** @returns the items of a list in plain notation, `[1, f(2, 3)]`, as texts */
export function itemsOfList(list: string): string[] {
  const inside = list.trim().replace(/^\[|\]$/g, '')
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= inside.length; at += 1) {
    const sign = inside[at]
    if (sign === '[' || sign === '(') depth += 1
    if (sign === ']' || sign === ')') depth -= 1
    if (at < inside.length && (sign !== ',' || depth > 0)) continue
    const item = inside.slice(start, at).trim()
    if (item !== '') items.push(item)
    start = at + 1
  }
  return items
}
