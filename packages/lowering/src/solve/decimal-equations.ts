/**
 * Equations with decimals in one unknown. On its way from quotients and roots to a polynomial the engine
 * loses terms that are small beside others, takes roots of another branch for solutions, or finds none.
 */
import { operationName, engineWord } from '@calcwright/reference/functions'
import { callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { BinaryNode, CallNode, Expression } from '@calcwright/math/expression'
import { callNode, mentions } from '@calcwright/math/rewriting'
import type { QuestionScope } from '@calcwright/math/dimensions'
import { callsOwn, fractionsOf } from '../decimals/fractions.ts'
import { inDecimals } from '../decimals/small.ts'
import { degreeIn } from './degree.ts'

/** Each function that gives solutions, and the procedure that does the same for decimals (decimals.xcas). */
const FOR_DECIMALS: Readonly<Record<string, string | undefined>> = {
  __proto__: null as never,
  solve: 'solve_decimal',
  solve_kept: 'solve_kept_decimal',
  zeros: 'zeros_decimal',
  cSolve: 'c_solve_decimal',
  cZeros: 'c_zeros_decimal',
}

/** Functions that are a root of their first argument. */
const RADICALS = new Set(['sqrt', 'surd', 'nthroot', 'root'])

/**
 * @param solver what is asked, with SI numbers
 * @param isSmall whether it has numbers that the engine takes for zero
 * @returns what the engine is to be asked instead; undefined where it does as well itself
 */
export function decimalEquation(
  solver: CallNode,
  scope: QuestionScope,
  isSmall: boolean,
): Expression | undefined {
  const [equation, unknown, ...rest] = solver.args
  const procedure = FOR_DECIMALS[engineWord(solver.name)]
  if (procedure === undefined || !equation || unknown?.kind !== 'name' || rest.length > 0) return undefined
  if (!mentions(equation, unknown.name)) return undefined
  const use = usesIn(equation, unknown.name, scope)
  const { span } = solver
  const checked = (found: Expression): Expression =>
    callNode(operationName('solve_checked'), [equation, unknown, found], span)
  if (use === 'other') return hasBranches(equation, unknown.name) ? checked(solver) : undefined
  if (!mayHoldDecimals(equation, unknown.name, scope)) return undefined
  if (use === 'radical') {
    const found = isOnce(equation, unknown.name) ? exactly(solver, scope) : undefined
    return found && checked(found)
  }
  if (hasSymbols(equation, unknown.name, scope)) {
    // Longer ones have no short formula.
    const isShort = isSmall && degreeIn(equation, new Set([unknown.name])) <= 2
    return isShort ? exactly(solver, scope) : undefined
  }
  return callNode(operationName(procedure), [equation, unknown], span)
}

/** Functions whose values have bounds, which the engine forgets when it takes their inverse of both sides. */
const BRANCHED = new Set(['asin', 'acos', 'atan', 'acot', 'asec', 'acsc'])

const hasBranches = (equation: Expression, unknown: string): boolean =>
  callsIn(equation).some(call => BRANCHED.has(engineWord(call.name)) && mentions(call, unknown))

function exactly(solver: CallNode, scope: QuestionScope): Expression | undefined {
  const exact = fractionsOf(solver, scope)
  return exact.hasDecimals ? inDecimals(exact.call) : undefined
}

type Use = 'rational' | 'radical' | 'other'

/** Whether the unknown stands in quotients of polynomials, also below roots, or in anything else. */
function usesIn(node: Expression, unknown: string, scope: QuestionScope): Use {
  if (!mentions(node, unknown)) return 'rational'
  const of = (...parts: readonly Expression[]): Use => {
    const uses = parts.map(part => usesIn(part, unknown, scope))
    return uses.find(use => use === 'other') ?? uses.find(use => use === 'radical') ?? 'rational'
  }
  const below = (...parts: readonly Expression[]): Use => (of(...parts) === 'other' ? 'other' : 'radical')
  switch (node.kind) {
    case 'name':
      return 'rational'
    case 'unary':
      return /^[+-]$/.test(node.operator) ? of(node.operand) : 'other'
    case 'compare':
      return node.operands.length === 2 && node.relations[0] === '==' ? of(...node.operands) : 'other'
    case 'binary':
      if (node.operator === '^') return usesInPower(node, unknown, of, below)
      return /^[-+*/]$/.test(node.operator) ? of(node.left, node.right) : 'other'
    case 'call':
      if (RADICALS.has(engineWord(node.name))) return below(...node.args)
      return callsOwn(node, scope) ? of(...node.args) : 'other'
    default:
      return 'other'
  }
}

type Of = (...parts: readonly Expression[]) => Use

function usesInPower({ left, right }: BinaryNode, unknown: string, of: Of, below: Of): Use {
  if (mentions(right, unknown)) return 'other'
  return right.kind === 'number' && /^\d$/.test(right.text) ? of(left) : below(left)
}

const isOnce = (equation: Expression, unknown: string): boolean =>
  freeNames(equation).get(unknown)?.length === 1

/** Own functions may hold decimals, and names that are no symbols may stand for some. */
function mayHoldDecimals(equation: Expression, unknown: string, scope: QuestionScope): boolean {
  if (callsOwn(equation, scope)) return true
  return nodesIn(equation).some(part => {
    if (part.kind === 'number') return /[.e]/i.test(part.text)
    if (part.kind !== 'name' || part.name === unknown) return false
    const value = scope.value(part.name)
    return typeof value === 'number' || (value === undefined && !scope.shared.free.has(part.name))
  })
}

const hasSymbols = (equation: Expression, unknown: string, scope: QuestionScope): boolean =>
  [...freeNames(equation).keys()].some(name => name !== unknown && scope.shared.free.has(name))
