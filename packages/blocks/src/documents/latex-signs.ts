/** Signs of texts as LaTeX writes them, so that pdfLaTeX finds nothing that it has no sign for. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\\', '\\textbackslash{}'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['$', '\\$'],
  ['&', '\\&'],
  ['#', '\\#'],
  ['%', '\\%'],
  ['_', '\\_'],
  ['^', '\\textasciicircum{}'],
  ['~', '\\textasciitilde{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  ['|', '\\textbar{}'],
  ['"', '\\textquotedbl{}'],
  ['\u00a0', '~'],
  ['°', '\\textdegree{}'],
  ['µ', '\\textmu{}'],
  ['²', '\\textsuperscript{2}'],
  ['³', '\\textsuperscript{3}'],
  ['€', '\\texteuro{}'],
  ['′', "\\ensuremath{'}"],
  ['″', "\\ensuremath{''}"],
  ['⋅', '\\ensuremath{\\cdot}'],
  ['\u2002', '\\enspace{}'],
  ['\u2003', '\\quad{}'],
  ['\u200b', '\\hspace{0pt}'],
  ['\u2009', '\\,'],
  ['\u202f', '\\,'],
  ['−', '\\textminus{}'],
  ['…', '\\dots{}'],
  ...[
    '≤ \\le',
    '≥ \\ge',
    '≠ \\ne',
    '∞ \\infty',
    '⟹ \\Longrightarrow',
    '→ \\to',
    '√ \\surd',
    '≈ \\approx',
    '·\u0020\\cdot',
    '× \\times',
    '± \\pm',
    '∠ \\angle',
    '∅ \\emptyset',
    '∑ \\sum',
    '∫ \\int',
    '∂ \\partial',
    '∈ \\in',
    '≡ \\equiv',
    '≪ \\ll',
    '≫ \\gg',
    '∝ \\propto',
    '⊥ \\perp',
    '∥ \\parallel',
    '← \\leftarrow',
    '↑ \\uparrow',
    '↓ \\downarrow',
    '↔ \\leftrightarrow',
    '⇒ \\Rightarrow',
    '⇔ \\Leftrightarrow',
    '∇ \\nabla',
    '∆ \\Delta',
    '∏ \\prod',
    'ϑ \\vartheta',
    'ϕ \\phi',
    'ϵ \\epsilon',
    'ℓ \\ell',
    '□ \\square',
    '✓ \\checkmark',
  ].map((row): [string, string] => [row[0]!, `\\ensuremath{${row.slice(2)}}`]),
])

const GREEK = 'αalpha βbeta γgamma δdelta εvarepsilon ζzeta ηeta θtheta ιiota κkappa λlambda μmu νnu ξxi πpi ρrho σsigma τtau υupsilon φvarphi χchi ψpsi ωomega ΓGamma ΔDelta ΘTheta ΛLambda ΞXi ΠPi ΣSigma ΦPhi ΨPsi ΩOmega' // prettier-ignore
const GREEK_SIGNS = new Map(GREEK.split(' ').map(word => [word[0]!, `\\ensuremath{\\${word.slice(1)}}`]))

/** Characters of a text as LaTeX. */
export const escaped = (text: string): string =>
  [...text]
    .map(sign => SIGNS.get(sign) ?? GREEK_SIGNS.get(sign) ?? smallDigit(sign) ?? sign)
    .join('')
    .replaceAll(/\p{Script=Cyrillic}+(?: \p{Script=Cyrillic}+)*/gu, words => `\\cyrillic{${words}}`)

/** A formula whose texts have signs and letters that pdfLaTeX lacks. */
export const withTextSigns = (latex: string): string =>
  latex.replaceAll(/\\text\{([^{}]*)\}/g, (_, words: string) => {
    const written = words.replaceAll(/[^\p{ASCII}]+(?: [^\p{ASCII}]+)*/gu, escaped)
    return `\\text{${written}}`
  })

/** Cyrillic letters stand in an encoding of their own, which the small installations lack. */
export const CYRILLIC = String.raw`\ifPDFTeX\IfFileExists{t2aenc.def}{\usepackage[T2A,T1]{fontenc}%
  \newcommand{\cyrillic}[1]{{\fontencoding{T2A}\selectfont ##1}}}{%
  \newcommand{\cyrillic}[1]{\fbox{\small\detokenize{##1}}}}\else
  \newcommand{\cyrillic}[1]{#1}\fi
`

/** Letters of Western and Central Europe, and the marks of print, that the encoding T1 has. */
const KNOWN = /[\p{Script=Cyrillic}\u0000-\u017f\u2010-\u2022\u2026\u2030\u20ac\u2122]/u

/** Declares what pdfLaTeX has no sign for, as it stops there: the code in a frame. The other engines take it from the font. */
export function unknownSigns(text: string): string {
  const unknown = [...new Set(text)].filter(sign => !KNOWN.test(sign))
  if (unknown.length === 0) return ''
  const lines = unknown.map(sign => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return `  \\DeclareUnicodeCharacter{${code}}{\\fbox{\\tiny ${code}}}`
  })
  return `\\ifPDFTeX\n${lines.join('\n')}\n\\fi\n`
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋'
const DIGITS = '0123456789+-'

/** A raised or lowered digit as LaTeX; undefined for another sign. */
function smallDigit(sign: string): string | undefined {
  const [raised, lowered] = [RAISED.indexOf(sign), LOWERED.indexOf(sign)]
  if (raised >= 0) return `\\textsuperscript{${DIGITS[raised]}}`
  return lowered < 0 ? undefined : `\\textsubscript{${DIGITS[lowered]}}`
}
