/** LaTeX of the worksheet's formulas as other programs read it: without what only the math field knows. */

const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['coloneq', '\\mathrel{:=}'],
  ['coloneqq', '\\mathrel{:=}'],
  ['imaginaryI', '\\mathrm{i}'],
  ['imaginaryJ', '\\mathrm{j}'],
  ['exponentialE', '\\mathrm{e}'],
  ['differentialD', '\\mathrm{d}'],
  ['lt', '<'],
  ['gt', '>'],
  ['degree', '^{\\circ}'],
])

/** Signs that fonts of formulas lack. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['°', '{}^{\\circ}'],
  ['µ', '\\mu{}'],
  ['μ', '\\mu{}'],
  ['Ω', '\\Omega{}'],
  ['Ω', '\\Omega{}'],
  ['·', '\\cdot{}'],
  ['×', '\\times{}'],
  ['−', '-'],
  ['≤', '\\le{}'],
  ['≥', '\\ge{}'],
  ['≠', '\\ne{}'],
  ['∞', '\\infty{}'],
  ['±', '\\pm{}'],
  ['∠', '\\angle{}'],
  ['√', '\\sqrt{}'],
  ['′', "'"],
  ['″', "''"],
  ['…', '\\dots{}'],
  ['Å', '\\mathring{A}'],
  ['‰', '\\text{‰}'],
])

const FALSE = '\\mathrm{false}'
const MARKED_FALSE = `\\class{false}{${FALSE}}`

/** A value with a mark around each `false` in it, by which a check that fails stands out. */
export const withMarkedFalse = (latex: string): string =>
  latex.replaceAll(/(?<![_^]\{?|\\class\{false\}\{)\\mathrm\{false\}/g, () => MARKED_FALSE)

/**
 * `\class{unit}{\mathrm{kN}}` as `\mathrm{kN}`, and the commands of the math field by others.
 * @param falseLatex stands in the place of each `false` with a mark
 */
export function portableLatex(latex: string, falseLatex = FALSE): string {
  const bare = withoutBoxes(latex.replaceAll(MARKED_FALSE, () => falseLatex))
    .replaceAll('\\placeholder{}', '\\square{}')
    .replace(/\\([a-zA-Z]+)/g, (whole, name: string) => COMMANDS.get(name) ?? whole)
    // Without a space some programs take 2,3 for one number.
    .replace(/(\d),(?=[\d.])/g, '$1,\\;')
  return [...bare].map(sign => SIGNS.get(sign) ?? sign).join('')
}

const BOX = /\\(?:class|cssId|htmlData|style)\{[^{}]*\}\{/

/** Drops the boxes around units and other parts, and leaves what is in them. */
function withoutBoxes(latex: string): string {
  let rest = latex
  for (let found = BOX.exec(rest); found; found = BOX.exec(rest)) {
    const from = found.index + found[0].length
    const to = endOfGroup(rest, from)
    rest = `${rest.slice(0, found.index)}{${rest.slice(from, to)}}${rest.slice(to + 1)}`
  }
  return rest
}

/** Place of the brace that closes the group which begins before `from`. */
function endOfGroup(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}' && (depth -= 1) === 0) return at
  }
  return text.length
}
