/** Responsibilities: the sort of a result, which decides what may be done with it. */
import type { EngineValue } from '@calcwright/engine'
import type { NumericValue, Outcome } from '../block-result.ts'

/** @param numeric the numbers of the value */
export function kindOf(value: EngineValue, numeric: NumericValue): Outcome['kind'] {
  if (typeof numeric === 'number') return 'number'
  if (numeric !== null && 're' in numeric) return 'complex'
  switch (value.t) {
    case 'int':
    case 'rat':
    case 'float':
    case 'real':
      return 'number'
    case 'list':
      return value.kind === 'matrix' ? 'matrix' : 'list'
    case 'array':
      return value.shape.length > 1 ? 'matrix' : 'list'
    case 'function':
      return 'function'
    case 'string':
      return 'text'
    case 'name':
      return nameKind(value.v)
    default:
      return 'symbolic'
  }
}

function nameKind(name: string): Outcome['kind'] {
  if (name === 'true' || name === 'false') return 'boolean'
  if (name === 'undef') return 'nothing'
  return 'symbolic'
}
