/**
 * Responsibilities: the notice about the magnitude of a list, which is taken item by item. |v| of a vector is
 * mostly meant as its length.
 */
import { message } from '@calcwright/math/messages/results'
import type { Shape } from '@calcwright/math/dimensions'
import { toPlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { Notice } from '../block-result.ts'

/** Most items of a list that is taken for a vector of the plane or of space. */
const MOST_COORDINATES = 3

/** @returns a notice where a line is the magnitude of what may be a vector */
export function magnitudeNotices(value: Expression, shape: Shape): Notice[] {
  const [vector] = value.kind === 'call' && value.name === 'abs' ? value.args : []
  if (!vector || !isPosition(vector) || !isVector(shape)) return []
  return [message('reading.magnitude', { vector: toPlain(vector) })]
}

/** A list, a name for one, or a sum of them: a call may give complex numbers for a list of places. */
function isPosition(node: Expression): boolean {
  if (node.kind === 'binary') return /^[+-]$/.test(node.operator) && [node.left, node.right].every(isPosition)
  return node.kind === 'list' || node.kind === 'name'
}

function isVector(shape: Shape): boolean {
  if (shape.kind !== 'uniform' || shape.rank !== 1 || shape.length === undefined) return false
  return shape.length > 1 && shape.length <= MOST_COORDINATES
}
