/** Text that is no formula as LaTeX that keeps every character of it, and back. */

const WRITTEN: readonly (readonly [character: string, latex: string])[] = [
  ['\\', '\\backslash '],
  ['#', '\\#'],
  ['%', '\\%'],
  ['&', '\\&'],
  ['$', '\\$'],
  ['{', '\\lbrace '],
  ['}', '\\rbrace '],
  [' ', '\\:'],
]

const LATEX: ReadonlyMap<string, string> = new Map([...WRITTEN, ['\t', '\\:']])

const TEXT: ReadonlyMap<string, string> = new Map(
  WRITTEN.map(([character, latex]) => [latex.trimEnd(), character]),
)

/** LaTeX of a line that shows each character as it was typed. */
export function latexAsTyped(text: string): string {
  return text.replace(/[\\#%&${} \t]/g, character => LATEX.get(character)!)
}

/** The line behind LaTeX of {@link latexAsTyped}; other LaTeX stays as it is. */
export function typedText(latex: string): string {
  const text = latex.replace(
    /(\\(?:[a-z]+(?=[^a-z]|$)|[#%&$:])) ?/g,
    (whole, command: string) => TEXT.get(command) ?? whole,
  )
  return withoutSpaces(latexAsTyped(text)) === withoutSpaces(latex) ? text : latex
}

const withoutSpaces = (latex: string): string => latex.replaceAll(' ', '')
