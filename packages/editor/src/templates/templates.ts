/**
 * Templates that the buttons of the math toolbar put into a formula: `#0` is the selection, `#w` the
 * selection or the name before the caret, and `#?` a place to fill in.
 */
export interface Template {
  readonly label: string
  readonly latex: string
  /** The key that does the same. */
  readonly hint?: string
}

const template = (label: string, latex: string, hint?: string): Template =>
  hint ? { label, latex, hint } : { label, latex }

/** How a template reads where there is nothing to put into it. */
export function withPlaceholders(latex: string): string {
  return latex.replace(/#[0w?]/g, '\\placeholder{}')
}

/** How a template is drawn in a menu: an accent stands over a letter. */
export function templatePreview(latex: string): string {
  return withPlaceholders(latex.replace('#w', 'a'))
}

export const ACCENTS: readonly Template[] = [
  template('Vector', '\\vec{#w}'),
  template('One dot', '\\dot{#w}'),
  template('Two dots', '\\ddot{#w}'),
  template('Three dots', '\\dddot{#w}'),
  template('Bar', '\\bar{#w}'),
  template('Check', '\\check{#w}'),
  template('Hat', '\\hat{#w}'),
  template('Star', '#w^{\\star}'),
  template('Tilde', '\\tilde{#w}'),
]

export const BRACKETS: readonly Template[] = [
  template('Round brackets', '\\left(#0\\right)', '('),
  template('Square brackets', '\\left[#0\\right]', '['),
  template('Curly brackets', '\\left\\lbrace #0\\right\\rbrace', '{'),
  template('Absolute value', '\\left\\vert #0\\right\\vert', '|'),
]

export const EQUALITY: readonly Template[] = [
  template('Assignment', '\\coloneq ', ':='),
  template('Equals', '==', '=='),
  template('Not equal', '\\ne ', '!='),
  template('Greater than', '>', '>'),
  template('Greater than or equal', '\\ge ', '>='),
  template('Less than', '<', '<'),
  template('Less than or equal', '\\le ', '<='),
]

export const SYMBOLS: readonly Template[] = [
  template('Infinity', '\\infty ', 'infinity'),
  template('Plus infinity', '+\\infty '),
  template('Minus infinity', '-\\infty '),
  template('Plus or minus', '\\pm '),
  template('Angle of a phasor', '\\angle ', '\\angle'),
  template('Imaginary unit', '\\imaginaryI ', 'i'),
  template("Euler's number", '\\exponentialE ', 'e'),
  template('Pi', '\\pi ', 'pi'),
  template('Undefined', '\\mathrm{undef}', 'undef'),
]

const GREEK_NAMES =
  'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron ' +
  'pi varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega ' +
  'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega'

export const GREEK: readonly Template[] = GREEK_NAMES.split(' ').map(name =>
  template(name, `\\${name} `, name.startsWith('var') || name === 'psi' ? undefined : name),
)

export const ROOTS: readonly Template[] = [
  template('Square root', '\\sqrt{#0}', 'sqrt('),
  template('n-th root', '\\sqrt[#?]{#0}', 'nthroot'),
]

export const SUMS: readonly Template[] = [
  template('Sum over a list', '\\mathrm{sum}\\left(#0\\right)'),
  template('Sum over an index', '\\sum_{#?}#0'),
  template('Sum with bounds', '\\sum_{#?=#?}^{#?}#0', 'sum'),
  template('Product over an index', '\\prod_{#?}#0'),
  template('Product with bounds', '\\prod_{#?=#?}^{#?}#0', 'product'),
]

export const INTEGRALS: readonly Template[] = [
  template('Indefinite integral', '\\int #0\\,d#?'),
  template('Definite integral', '\\int_{#?}^{#?}#0\\,d#?', 'integrate'),
]

/** The order of the higher ones is 2 until another is typed over both. */
export const DERIVATIVES: readonly Template[] = [
  template('Derivative', '\\frac{d}{d#?}\\left(#0\\right)'),
  template('n-th derivative', '\\frac{d^{2}}{d#?^{2}}\\left(#0\\right)'),
  template('Partial derivative', '\\frac{\\partial}{\\partial #?}\\left(#0\\right)'),
  template('n-th partial derivative', '\\frac{\\partial^{2}}{\\partial #?^{2}}\\left(#0\\right)'),
]

export const LIMITS: readonly Template[] = [
  template('Limit', '\\lim_{#?\\to#?}\\left(#0\\right)', 'limit'),
  template('Limit from the left', '\\lim_{#?\\to#?^{-}}\\left(#0\\right)'),
  template('Limit from the right', '\\lim_{#?\\to#?^{+}}\\left(#0\\right)'),
]

export const SCIENTIFIC: Template = template('Scientific notation', '\\times10^{#?}', 'e')

/** A matrix of so many rows and columns: what is selected goes into its first cell. */
export function matrixTemplate(rows: number, columns: number): string {
  const row = Array.from({ length: columns }, () => '#?').join('&')
  const cells = Array.from({ length: rows }, () => row).join('\\\\')
  return `\\begin{bmatrix}${cells.replace('#?', '#0')}\\end{bmatrix}`
}
