/** The words behind LaTeX of a line that was typed as a formula and is none. */

/** Commands that draw what was typed as a word or a sign. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['land', ' and '],
  ['lor', ' or '],
  ['lnot', ' not '],
  ['bmod', ' % '],
  ['infty', 'infinity'],
  ['degree', '°'],
  ['prime', "'"],
  ['cdot', '*'],
  ['coloneq', ':='],
  ['left', ''],
  ['right', ''],
  ['placeholder', ''],
])

const INNERMOST = /\\(?:mathrm|text|operatorname|class\{unit\})\{([^{}]*)\}|([_^])\{([^{}]*)\}|\\d?frac\{([^{}]*)\}\{([^{}]*)\}|\\sqrt\{([^{}]*)\}/ // prettier-ignore

/** Stands for a drawn space, while the space behind a command is none. */
const SPACE = '\u0001'

/** Each word and sign as it was typed, as far as its picture tells. */
export function wordsOfLatex(latex: string): string {
  let text = latex.replaceAll(/\\[:, ]/g, SPACE).replaceAll(/\\([%#&$_])/g, '$1')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(INNERMOST, (...found: (string | undefined)[]) => insideOf(found.slice(1)))
  }
  return text
    .replaceAll(/\\([a-zA-Z]+) ?/g, (_, name: string) => COMMANDS.get(name) ?? name)
    .replaceAll(/[{}]/g, '')
    .replaceAll(SPACE, ' ')
    .replaceAll(/([,;)])(?=\p{L}{2})|,(?=\d)/gu, '$& ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

function insideOf([plain, script, scripted, above, below, root]: readonly (string | undefined)[]): string {
  if (plain !== undefined) return plain
  if (script !== undefined) return scripted === '\\prime' ? "'" : `${script}${scripted}`
  return above === undefined ? `sqrt(${root})` : `${above}/${below}`
}
