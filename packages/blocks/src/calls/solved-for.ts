/** @returns `x ⟹` as LaTeX, of a system `{x, y} ⟹`; '' as long as a name is missing */
export function solvedFor(variables: readonly string[], system: boolean): string {
  const names = variables.map(name => name.trim())
  if (names.includes('')) return ''
  const list = names.join(',')
  return `${system || names.length > 1 ? `\\left\\{${list}\\right\\}` : list}\\Longrightarrow `
}
