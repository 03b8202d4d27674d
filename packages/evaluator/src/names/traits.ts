/** Responsibilities: traits of a formula that decide how the engine is prepared for it. */
import { withAbsolutes } from '@calcwright/lowering/solve'
import { bindingOf, callsIn, children } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import type { NameScope, ValueTrait } from '../values/known.ts'

/** @returns the traits of a formula, those of the functions it calls included */
export function traitsOf(node: Expression, scope: NameScope): Set<ValueTrait> {
  const traits = new Set<ValueTrait>()
  collect(node, scope, traits)
  return traits
}

function collect(node: Expression, scope: NameScope, traits: Set<ValueTrait>): void {
  // A function that is given as an argument is called as well.
  if (node.kind === 'call' || node.kind === 'name') {
    const known = scope.known(node.name)
    if (known?.kind === 'function') for (const trait of known.traits) traits.add(trait)
    else if (node.kind === 'name') return
    else if (hasTrait(node.name, 'random')) traits.add('random')
    else if (hasTrait(node.name, 'seeksComplex') && !hasAbsolute(node)) traits.add('complex')
  }
  if (node.kind === 'program') traits.add('program')
  for (const child of children(node)) collect(child, scope, traits)
}

/** Among complex numbers the engine does not solve for what stands in an absolute value, or in an even root of an even power. */
function hasAbsolute(node: Expression): boolean {
  if (callsIn(node, 'abs').length > 0) return true
  return node.kind === 'call' && withAbsolutes(node, bindingOf(node).names) !== node
}

/** @returns whether the value may be more than a number, so that like terms may be left to collect */
export function mayHoldArrays(node: Expression, scope: NameScope): boolean {
  // To collect the terms of a list in which one value is missing would leave nothing of the list.
  if (node.kind === 'constant') return node.name !== 'undef'
  if (node.kind === 'call') return true
  if (node.kind === 'name') {
    const known = scope.known(node.name)
    return known?.kind !== 'variable' || known.rough
  }
  return children(node).some(child => mayHoldArrays(child, scope))
}

/**
 * @returns whether the result keeps the form in which it comes: an equation, or the result of a function such
 * as expand
 */
export function isShaped(node: Expression): boolean {
  return node.kind === 'compare' || (node.kind === 'call' && hasTrait(node.name, 'shapes'))
}
