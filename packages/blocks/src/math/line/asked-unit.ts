/** The unit that a line asks for behind its equals sign, as in `F/A = [MPa]`. */

const START = /=(?:\\[,;: ]|\s)*\\class\{unit\}\{/g

/** The formula without that unit, for readers: the result behind the equals sign has it again. */
export function withoutAskedUnit(latex: string): string {
  const found = [...latex.matchAll(START)].at(-1)
  if (!found) return latex
  let depth = 1
  for (let at = found.index + found[0].length; at < latex.length; at += 1) {
    if (latex[at] === '\\') at += 1
    else if (latex[at] === '{') depth += 1
    else if (latex[at] === '}') depth -= 1
    if (depth === 0) return at === latex.length - 1 ? latex.slice(0, found.index + 1) : latex
  }
  return latex
}
