/**
 * Equations with decimals in one unknown. On its way from quotients and roots to a polynomial the engine
 * loses terms that are small beside others, takes roots of another branch for solutions, or finds none.
 */
import { engineName, engineWord } from '@calcwright/reference/functions'
import { freeNames, nodesIn } from '../../expression/index.ts'
import type { BinaryNode, CallNode, Expression } from '../../expression/tree.ts'
import { callsIn, mentions } from '../../expression/walk.ts'
import { callNode, numberNode } from '../build.ts'
import type { Session } from '../session.ts'
import { degreeIn } from './degree.ts'
import { callsOwn, fractionsOf } from './exact-decimals.ts'

/** The functions that give solutions, in the order in which `solve_decimal` numbers them. */
const SOLVERS = ['solve', 'solve_kept', 'zeros', 'cSolve', 'cZeros']

/** Functions that are a root of their first argument. */
const RADICALS = new Set(['sqrt', 'surd', 'nthroot', 'root'])

/**
 * @param solver what is asked, with SI numbers
 * @param inDecimals makes a decimal of what the engine answers to a call with fractions
 * @param isSmall whether it has numbers that the engine takes for zero
 * @returns what the engine is to be asked instead; undefined where it does as well itself
 */
export function decimalEquation(
  solver: CallNode,
  session: Session,
  inDecimals: (call: CallNode) => Expression,
  isSmall: boolean,
): Expression | undefined {
  const [equation, unknown, ...rest] = solver.args
  const way = SOLVERS.indexOf(engineWord(solver.name))
  if (way < 0 || !equation || unknown?.kind !== 'name' || rest.length > 0) return undefined
  if (!mentions(equation, unknown.name)) return undefined
  const use = usesIn(equation, unknown.name, session)
  const { span } = solver
  const checked = (found: Expression): Expression =>
    callNode(engineName('solve_checked'), [equation, unknown, found], span)
  if (use === 'other') return hasBranches(equation, unknown.name) ? checked(solver) : undefined
  if (!mayHoldDecimals(equation, unknown.name, session)) return undefined
  if (use === 'radical') {
    const found = isOnce(equation, unknown.name) ? exactly(solver, session, inDecimals) : undefined
    return found && checked(found)
  }
  if (hasSymbols(equation, unknown.name, session)) {
    // Longer ones have no short formula.
    const isShort = isSmall && degreeIn(equation, new Set([unknown.name])) <= 2
    return isShort ? exactly(solver, session, inDecimals) : undefined
  }
  return callNode(engineName('solve_decimal'), [equation, unknown, numberNode(String(way), span)], span)
}

/** Functions whose values have bounds, which the engine forgets when it takes their inverse of both sides. */
const BRANCHED = new Set(['asin', 'acos', 'atan', 'acot', 'asec', 'acsc'])

const hasBranches = (equation: Expression, unknown: string): boolean =>
  callsIn(equation).some(call => BRANCHED.has(engineWord(call.name)) && mentions(call, unknown))

function exactly(
  solver: CallNode,
  session: Session,
  inDecimals: (call: CallNode) => Expression,
): Expression | undefined {
  const exact = fractionsOf(solver, session)
  return exact.hasDecimals ? inDecimals(exact.call) : undefined
}

type Use = 'rational' | 'radical' | 'other'

/** Whether the unknown stands in quotients of polynomials, also below roots, or in anything else. */
function usesIn(node: Expression, unknown: string, session: Session): Use {
  if (!mentions(node, unknown)) return 'rational'
  const of = (...parts: readonly Expression[]): Use => {
    const uses = parts.map(part => usesIn(part, unknown, session))
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
      return callsOwn(node, session) ? of(...node.args) : 'other'
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
function mayHoldDecimals(equation: Expression, unknown: string, session: Session): boolean {
  if (callsOwn(equation, session)) return true
  return nodesIn(equation).some(part => {
    if (part.kind === 'number') return /[.e]/i.test(part.text)
    if (part.kind !== 'name' || part.name === unknown) return false
    const value = session.value(part.name)
    return typeof value === 'number' || (value === undefined && !session.shared.free.has(part.name))
  })
}

const hasSymbols = (equation: Expression, unknown: string, session: Session): boolean =>
  [...freeNames(equation).keys()].some(name => name !== unknown && session.shared.free.has(name))
