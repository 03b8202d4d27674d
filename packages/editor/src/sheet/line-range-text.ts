interface Lines {
  readonly first: number
  readonly count: number
  readonly within?: string
}

/** `Line 3` or `Lines 3 to 5`, of a program `Lines 1 to 2 in line 4`. */
export function lineRangeText({ first, count, within = '' }: Lines): string {
  return (count === 1 ? `Line ${first}` : `Lines ${first} to ${first + count - 1}`) + within
}
