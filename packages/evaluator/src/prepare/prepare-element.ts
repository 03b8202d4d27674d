/**
 * Responsibilities: the definition of one element of a list.
 */
import { asError } from '../values/error.ts'
import { message } from '@calcwright/math/messages/results'
import { inferDimensions } from '@calcwright/math/dimensions'
import type { Shape } from '@calcwright/math/dimensions'
import type { Expression, NameNode } from '@calcwright/math/expression'
import { nameDimension } from '@calcwright/math/units'
import { command, engineText } from './engine-text.ts'
import { specialisedCommands } from './prepare-function.ts'
import { failed, inferredOrStop, nameChecked, unitOf } from './preparing.ts'
import type { Prepared, Request } from '../values/prepared.ts'
import type { Notice } from '../contract.ts'

/** `A[2] := 5` copies the list above and changes the copy. */
export function prepareElement(
  request: Request,
  name: NameNode,
  indexes: readonly Expression[],
  value: Expression,
): Prepared {
  const { resolution, scope, symbol } = request
  const above = scope.known(name.name)
  if (above?.kind !== 'variable') {
    return failed(asError('name', message('argument.element.no-list', { name: name.name }), name.span))
  }
  const place: Expression = { kind: 'index', target: name, indexes, span: name.span }
  const names = { later: resolution.later, own: [] }
  const notices: Notice[] = []
  const target = inferredOrStop(
    inferDimensions(nameChecked(place, scope, names, notices), scope.dimensions),
    notices,
  )
  const item = inferredOrStop(
    inferDimensions(nameChecked(value, scope, names, notices), scope.dimensions),
    notices,
  )
  const shape = filled(above.variable.shape, item.shape)
  if (shape === above.variable.shape && !sameDimension(target.shape, item.shape) && !isZero(value)) {
    const [before, here] = [measureOf(target.shape), measureOf(item.shape)]
    const problem = message('unit.mismatch.element-of', { name: name.name, before, value: here })
    return failed(asError('unit', problem, value.span))
  }
  const placeText = engineText(target.expression, scope).replace(above.symbol, symbol)
  const specialised = specialisedCommands(scope)
  const commands = [
    ...specialised.commands,
    { text: `${symbol}:=${above.symbol}` },
    { text: `${placeText}:=${engineText(item.expression, scope)}` },
    command(symbol),
  ]
  const { unit, written } = unitOf(request, value, { ...item, shape }, notices)
  const uncertain = scope.uncertain || item.uncertain === true
  return {
    kind: 'ready',
    commands,
    value: commands.length - 1,
    shown: commands.length - 1,
    shape,
    unit,
    written,
    free: item.free,
    notices: [...notices, ...target.notices, ...item.notices],
    defines: {
      kind: 'variable',
      name: name.name,
      symbol,
      variable: { shape, free: item.free },
      value: 'pending',
      rough: true,
      ...(uncertain && { uncertain }),
      written: { ...above.written, units: [...above.written.units, ...written.units] },
    },
    variants: specialised.added,
    ...(uncertain && { uncertain: null }),
  }
}

/** A list of zeros, which fit every unit, with a first item that has one. */
function filled(list: Shape, item: Shape): Shape {
  if (list.kind !== 'uniform' || list.zero !== true || !('dimension' in item) || item.zero === true)
    return list
  const { dimension, temperature, unknowns } = item
  const { rank, length, columns } = list
  return { kind: 'uniform', dimension, temperature, unknowns, rank, length, columns }
}

/** `in kN`, `a plain number`. */
function measureOf(shape: Shape): string {
  if (shape.kind === 'uniform') return `a list ${measureOf({ ...shape, kind: 'scalar' })}`
  if (shape.kind !== 'scalar') return 'of several units'
  return shape.dimension.isPlain ? 'a plain number' : `in ${nameDimension(shape.dimension)}`
}

function sameDimension(left: Shape, right: Shape): boolean {
  return 'dimension' in left && 'dimension' in right && left.dimension.sameHard(right.dimension)
}

function isZero(node: Expression): boolean {
  return node.kind === 'number' && Number(node.text) === 0
}
