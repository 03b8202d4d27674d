/** Responsibilities: pieces of the engine's answers: those beyond a table have no value, those that are settled go. */
import type { EngineValue } from '@calcwright/engine'

/** The engine's curves through points are powers of this name beyond their ends. */
const BEYOND = 'undefined'

const UNDEFINED: EngineValue = { t: 'name', v: 'undef' }

/** @returns the value with `undef` in place of what is made of places beyond a table, without pieces that hold nowhere */
export function withSettledPieces(value: EngineValue): EngineValue {
  return isOpen(value) ? cleaned(value) : value
}

function cleaned(value: EngineValue): EngineValue {
  if (value.t === 'list') return { ...value, items: value.items.map(withSettledPieces) }
  if (value.t !== 'call') return UNDEFINED
  const args = value.args.map(withSettledPieces)
  if (value.f === 'piecewise') return pieces(args)
  const isWhole = args.some((arg, index) => arg !== value.args[index] && arg === UNDEFINED)
  return isWhole ? UNDEFINED : { ...value, args }
}

/** Leaves out the pieces whose condition holds nowhere. */
function pieces(args: readonly EngineValue[]): EngineValue {
  const open: EngineValue[] = []
  for (let at = 0; at + 1 < args.length; at += 2) {
    const [condition, piece] = [args[at]!, args[at + 1]!]
    if (condition.t === 'name' && condition.v === 'true')
      return open.length === 0 ? piece : call([...open, piece])
    if (condition.t !== 'name' || condition.v !== 'false') open.push(condition, piece)
  }
  const last = args.at(-1)!
  return open.length === 0 ? last : call(args.length % 2 === 0 ? open : [...open, last])
}

const call = (args: EngineValue[]): EngineValue => ({ t: 'call', f: 'piecewise', args })

/** Whether a place beyond a table is in a value, or a piece whose condition is settled. */
function isOpen(value: EngineValue): boolean {
  if (value.t === 'name') return value.v === BEYOND
  if (value.t === 'list') return value.items.some(isOpen)
  return (
    value.t === 'call' && (value.args.some(isOpen) || (value.f === 'piecewise' && value.args.some(isTruth)))
  )
}

const isTruth = (value: EngineValue): boolean =>
  value.t === 'name' && (value.v === 'true' || value.v === 'false')
