/** Signs that a text takes from a menu, with the names by which they are read out. */

export interface Sign {
  readonly sign: string
  readonly name: string
}

const signs = (table: string): readonly Sign[] =>
  table
    .trim()
    .split(/\s*\n\s*|\s{2,}/)
    .map(entry => ({ sign: entry.slice(0, entry.indexOf(' ')), name: entry.slice(entry.indexOf(' ') + 1) }))

export const GREEK = signs(`
  α alpha  β beta  γ gamma  δ delta  ε epsilon  ϵ lunate epsilon
  ζ zeta  η eta  θ theta  ϑ theta symbol  ι iota  κ kappa
  ϰ kappa symbol  λ lambda  μ mu  ν nu  ξ xi  ο omicron
  π pi  ϖ pi symbol  ρ rho  ϱ rho symbol  σ sigma  ς final sigma
  τ tau  υ upsilon  φ phi  ϕ phi symbol  χ chi  ψ psi
  ω omega  Γ capital Gamma  Δ capital Delta  Θ capital Theta  Λ capital Lambda  Ξ capital Xi
  Π capital Pi  Σ capital Sigma  Υ capital Upsilon  Φ capital Phi  Ψ capital Psi  Ω capital Omega
`)

export const SYMBOLS = signs(`
  ± plus or minus  × times  ÷ divided by  · middle dot  √ root  ∞ infinity
  ≈ about  ≠ not equal  ≤ at most  ≥ at least  ∝ proportional  ∑ sum
  ∏ product  ∫ integral  ∂ partial  ∇ nabla  ° degree  ′ minute, prime
  ″ second, double prime  ‰ per mille  ² squared  ³ cubed  ½ half  Ø diameter
  ∠ angle  ⊥ perpendicular  ∥ parallel  → arrow  ⇒ implies  ⇔ equivalent
`)
