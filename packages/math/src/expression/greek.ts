/** Greek letters: spelled as in plain names, as characters, and as LaTeX commands. */

const LETTERS: readonly (readonly [name: string, characters: string])[] = [
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['delta', 'δ'],
  ['epsilon', 'ε'],
  ['zeta', 'ζ'],
  ['eta', 'η'],
  ['theta', 'θ'],
  ['iota', 'ι'],
  ['kappa', 'κ'],
  ['lambda', 'λ'],
  ['mu', 'μµ'],
  ['nu', 'ν'],
  ['xi', 'ξ'],
  ['omicron', 'ο'],
  ['pi', 'π'],
  ['rho', 'ρ'],
  ['sigma', 'σ'],
  ['tau', 'τ'],
  ['upsilon', 'υ'],
  ['phi', 'φ'],
  ['chi', 'χ'],
  ['psi', 'ψ'],
  ['omega', 'ω'],
  ['varepsilon', 'ϵ'],
  ['vartheta', 'ϑ'],
  ['varrho', 'ϱ'],
  ['varsigma', 'ς'],
  ['varphi', 'ϕ'],
  ['varpi', 'ϖ'],
  ['varkappa', 'ϰ'],
  ['Gamma', 'Γ'],
  ['Delta', 'Δ∆'],
  ['Theta', 'Θ'],
  ['Lambda', 'Λ'],
  ['Xi', 'Ξ'],
  ['Pi', 'Π'],
  ['Sigma', 'Σ'],
  ['Upsilon', 'Υ'],
  ['Phi', 'Φ'],
  ['Psi', 'Ψ'],
  ['Omega', 'ΩΩ'],
  ['Alpha', 'Α'],
  ['Beta', 'Β'],
  ['Epsilon', 'Ε'],
  ['Zeta', 'Ζ'],
  ['Eta', 'Η'],
  ['Iota', 'Ι'],
  ['Kappa', 'Κ'],
  ['Mu', 'Μ'],
  ['Nu', 'Ν'],
  ['Omicron', 'Ο'],
  ['Rho', 'Ρ'],
  ['Tau', 'Τ'],
  ['Chi', 'Χ'],
]

/** Capitals that look like Latin ones and so have no LaTeX command. */
const WITHOUT_COMMAND = new Set([
  'Alpha', 'Beta', 'Epsilon', 'Zeta', 'Eta', 'Iota', 'Kappa', 'Mu', 'Nu', 'Omicron', 'Rho', 'Tau', 'Chi',
]) // prettier-ignore

const SPELLED = new Map(LETTERS.flatMap(([name, characters]) => [...characters].map(c => [c, name] as const)))

const COMMANDS = new Set(LETTERS.map(([name]) => name).filter(name => !WITHOUT_COMMAND.has(name)))

/** `ρ` → `rho`; undefined for any other character. */
export function spellGreek(character: string): string | undefined {
  return SPELLED.get(character)
}

/** Whether `\name` is the LaTeX of a Greek letter. */
export function isGreekCommand(name: string): boolean {
  return COMMANDS.has(name)
}
