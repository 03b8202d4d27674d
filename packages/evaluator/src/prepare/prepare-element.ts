/**
 * Responsibilities: the definition of one element of a list.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/results'
import { inferElement } from '@calcwright/math/dimensions'
import type { Shape } from '@calcwright/math/dimensions'
import { elementPut } from '@calcwright/math/expression'
import type { Expression, NameNode } from '@calcwright/math/expression'
import { nameDimension } from '@calcwright/math/units'
import { command, engineText, variantsOf } from '../names/engine-text.ts'
import { specialisedCommands } from './prepare-function.ts'
import { failedPreparation, inferredOrStop, nameChecked, propertiesIn, unitOf } from './preparing.ts'
import type { ValueTrait } from '../values/known.ts'
import type { Prepared, Request, SolverRoute } from '../values/prepared.ts'
import { routeOf } from './route.ts'
import type { Notice } from '../block-result.ts'

/** `A[2] := 5` copies the list above and changes the copy; without one above, a list begins here. */
export function prepareElement(
  request: Request,
  name: NameNode,
  indexes: readonly Expression[],
  value: Expression,
): Prepared {
  const { resolution, scope, symbol } = request
  const above = scope.known(name.name)
  if (above?.kind === 'function' || (above && NO_LISTS.has(above.variable.shape.kind)))
    return failedPreparation(
      evaluationErrorOf('name', message('argument.element.no-list', { name: name.name }), name.span),
    )
  const names = { later: resolution.later, own: [] }
  const notices: Notice[] = []
  if (above) {
    const place: Expression = { kind: 'index', target: name, indexes, span: name.span }
    nameChecked(place, scope, names, [])
  }
  const checked = (part: Expression): Expression => nameChecked(part, scope, names, notices)
  const put = { name: name.name, indexes: indexes.map(checked), value: checked(value) }
  const item = inferredOrStop(inferElement(put, above?.variable.shape, scope.dimensions), notices)
  const { shape, before } = item
  if (
    before &&
    before.kind !== 'opaque' &&
    !sameDimension(before, item.item) &&
    !isZeroShape(before) &&
    !isZero(value)
  ) {
    const measures = { before: measureOf(before), value: measureOf(item.item) }
    const problem = message('unit.mismatch.element-of', { name: name.name, ...measures })
    return failedPreparation(evaluationErrorOf('unit', problem, value.span))
  }
  const specialised = specialisedCommands(scope)
  const uncertain = scope.uncertain || item.uncertain === true
  const open = { ...item, shape: item.item }
  const properties = propertiesIn(open, put.value, request)
  const inferred = properties?.inferred ?? open
  const routed = routeOf({
    inferred,
    request,
    formula: engineText(inferred.expression, scope),
    traits: NO_TRAITS,
    solver: uncertain ? SOLVED : null,
    isOfProperties: properties !== null,
  })
  const places = item.indexes.map(index => engineText(index, scope))
  const list = elementPut(above?.symbol ?? '[]', places, routed.text)
  const variants = variantsOf(item.variants, scope)
  const commands = [
    ...specialised.commands,
    ...variants.commands,
    { ...command(`${symbol}:=${list}`), defines: symbol },
  ]
  const { unit, written } = unitOf(request, value, item, notices)
  return {
    kind: 'ready',
    commands,
    value: commands.length - 1,
    shown: commands.length - 1,
    shape,
    unit,
    written,
    free: item.free,
    notices: [...notices, ...item.notices, ...routed.notices, ...(properties?.notices ?? [])],
    defines: {
      kind: 'variable',
      name: name.name,
      symbol,
      variable: { shape, free: item.free },
      value: 'pending',
      rough: true,
      ...(uncertain && { uncertain }),
      written: above ? { ...above.written, units: [...above.written.units, ...written.units] } : written,
    },
    variants: [...specialised.added, ...variants.added],
    route: uncertain ? SOLVED : { by: 'engine' },
  }
}

const SOLVED: SolverRoute = { by: 'solver', solvable: null, uncertain: null }
const NO_TRAITS: ReadonlySet<ValueTrait> = new Set()

const NO_LISTS: ReadonlySet<Shape['kind']> = new Set(['equation', 'function'])

const isArrayShape = ({ kind }: Shape): boolean => kind === 'list' || kind === 'uniform'

const isZeroShape = (shape: Shape): boolean => 'zero' in shape && shape.zero === true

/** `in kN`, `a plain number`. */
function measureOf(shape: Shape): string {
  if (shape.kind === 'uniform') return `a list ${measureOf({ ...shape, kind: 'scalar' })}`
  if (shape.kind !== 'scalar') return 'of several units'
  return shape.dimension.isPlain ? 'a plain number' : `in ${nameDimension(shape.dimension)}`
}

function sameDimension(left: Shape, right: Shape): boolean {
  if (left.kind === 'repeat' || right.kind === 'repeat') return true
  if (left.kind === 'list' && right.kind === 'list')
    return left.items.every((item, index) => {
      const other = right.items[index]
      return other === undefined || sameDimension(item, other)
    })
  if (left.kind === 'list' || right.kind === 'list') return isArrayShape(left) && isArrayShape(right)
  return 'dimension' in left && 'dimension' in right && left.dimension.sameHard(right.dimension)
}

function isZero(node: Expression): boolean {
  return node.kind === 'number' && Number(node.text) === 0
}
