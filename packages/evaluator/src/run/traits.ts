/**
 * Responsibilities: what a formula needs of the engine beside its text.
 */
import { callsIn, children } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import type { Scope } from './known.ts'

/** `random`: gives other numbers on each call; `complex`: may look for complex answers; `program`: runs one. */
export type Trait = 'random' | 'complex' | 'program'

/** `newton` without a start value takes one at random. */
const RANDOM = /^(rand|ran[mv]$|shuffle$|sample$|rnorm$|newton$)/

/** Differential equations are not among them: their solutions would be powers of i instead of sines. */
const COMPLEX: ReadonlySet<string> = new Set(
  `solve zeros csolve cSolve cZeros cFactor cfactor linsolve eliminate rsolve
  eigenvals eigenvects egvl egv eigVl eigVc jordan roots proot`.split(/\s+/),
)

/** @returns the traits of a formula, those of the functions it calls included */
export function traitsOf(node: Expression, scope: Scope): Set<Trait> {
  const traits = new Set<Trait>()
  collect(node, scope, traits)
  return traits
}

function collect(node: Expression, scope: Scope, traits: Set<Trait>): void {
  if (node.kind === 'call') {
    const known = scope.known(node.name)
    if (known?.kind === 'function') for (const trait of known.traits) traits.add(trait)
    else if (RANDOM.test(node.name)) traits.add('random')
    else if (COMPLEX.has(node.name) && !hasAbsolute(node)) traits.add('complex')
  }
  if (node.kind === 'program') traits.add('program')
  for (const child of children(node)) collect(child, scope, traits)
}

/** Among complex numbers the engine does not solve for what stands in an absolute value. */
function hasAbsolute(node: Expression): boolean {
  return callsIn(node, 'abs').length > 0
}

/** @returns whether the value may be more than a number, so that like terms may be left to collect */
export function isRough(node: Expression, scope: Scope): boolean {
  if (node.kind === 'constant' || node.kind === 'call') return true
  if (node.kind === 'name') {
    const known = scope.known(node.name)
    return known?.kind !== 'variable' || known.rough
  }
  return children(node).some(child => isRough(child, scope))
}

/** Functions that exist to give their result a certain form. */
const SHAPING: ReadonlySet<string> = new Set(
  `factor cfactor cFactor factors sqrfree expand texpand expexpand lnexpand powexpand propfrac partfrac cpartfrac collect ifactor ifactors
  canonical_form simplify normal ratnormal regroup horner tcollect tlin lin lncollect texpand trigexpand
  solve zeros cSolve cZeros fsolve nSolve linsolve desolve deSolve dsolve`.split(/\s+/),
)

/** A function by its own name where an alias was written. */
function canonical(name: string): string {
  return findFunction(name)?.name ?? name
}

/** @returns whether the form of the result is wanted as it comes: an equation, or what a function has shaped */
export function isShaped(node: Expression): boolean {
  return node.kind === 'compare' || (node.kind === 'call' && SHAPING.has(canonical(node.name)))
}
