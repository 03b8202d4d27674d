/** `Line 3` or `Lines 3 to 5`. */
export function linesText(first: number, count: number): string {
  return count === 1 ? `Line ${first}` : `Lines ${first} to ${first + count - 1}`
}
