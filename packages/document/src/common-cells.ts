/** Finds the cells of a matrix that stay when a row or a column comes or goes: who types in one of them goes on there. */

/** Tokens that both texts have: where each stands in the one and in the other. */
export type CommonTokens = readonly (readonly [before: number, after: number])[]

interface Cell {
  readonly text: string
  readonly at: readonly number[]
}

/** Cells and the signs between them, with their tokens; spaces belong to none. */
function cellsIn(tokens: readonly string[]): readonly Cell[] {
  const cells: number[][] = []
  let isNew = true
  tokens.forEach((token, at) => {
    if (token === ' ') return
    const isSign = token === '&' || token === '\\\\'
    if (isSign || isNew) cells.push([at])
    else cells.at(-1)!.push(at)
    isNew = isSign
  })
  return cells.map(at => ({ at, text: at.map(one => tokens[one]).join(' ') }))
}

/** Work that a change may cost: a matrix of a thousand cells has it. */
const MOST = 4e6

/** The longest sequence of cells that both have; none outside of one matrix, whose cells have their brackets in pairs. */
export function commonCells(before: readonly string[], after: readonly string[]): CommonTokens {
  const [old, now] = [cellsIn(before), cellsIn(after)]
  const common: (readonly [number, number])[] = []
  if (!old[1] || !now[1] || old.length * now.length > MOST) return common
  if (before.concat(after).includes('\\begin')) return common
  const longest = [...old, 0].map(() => [...now, 0].map(() => 0))
  const isSame = (a: number, b: number): boolean => old[a]!.text === now[b]!.text
  for (let a = old.length; a--;)
    for (let b = now.length; b--;)
      longest[a]![b] = isSame(a, b)
        ? longest[a + 1]![b + 1]! + 1
        : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!)
  for (let a = 0, b = 0; a < old.length && b < now.length;)
    if (isSame(a, b)) {
      const { at } = now[b++]!
      old[a++]!.at.forEach((token, index) => common.push([token, at[index]!]))
    } else if (longest[a + 1]![b]! < longest[a]![b + 1]!) b++
    else a++
  return common
}
