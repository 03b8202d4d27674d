/** `a[k] := value` inside a program: what the list is afterwards. */
import { asValue } from './broadcast.ts'
import { type Form, isArray, isZero, itemOf, lengthOf, listOf, rankOf, type UniformForm } from './forms.ts'
import { firstIndex } from './lists.ts'
import { describe } from './messages.ts'
import { isPlainNumber, joinForms } from './program-join.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { integerValue } from './values.ts'
import { message } from '../messages/dimensions.ts'

/** Lists up to this length are followed item by item. */
const FOLLOWED = 100

/**
 * @param above the form of the list so far, undefined for a list that begins here
 * @returns its form with the value in it; a list grows where the place lies behind its end
 */
export function withElement(
  name: string,
  above: Form | undefined,
  indexes: readonly Typed[],
  value: Typed,
  session: Session,
): Form {
  for (const { form, source } of indexes) {
    if (isPlainNumber(asValue(form))) continue
    throw new DimensionError(message('unit.plain.index', { found: describe(source, form) }), source.span)
  }
  const item = asValue(value.form)
  if (above === undefined) return begun(name, indexes, item)
  if (!isArray(above) && above.kind !== 'scalar') return above
  const fail = (): never => {
    const [one, other] = [describe(undefined, above), describe(value.source, value.form)]
    throw new DimensionError(
      message('unit.mismatch.element', { name, before: one, value: other }),
      value.source.span,
    )
  }
  if (!isArray(above)) return placedInUnknown(above, item, session) ?? fail()
  const places = indexes.map(({ source }) => integerValue(source, session))
  const first = firstIndex(session)
  const counted = places.map(place => (place === undefined ? undefined : place - first))
  const placed = placedAt(above, counted, item)
  return placed ?? placedAnywhere(above, item, indexes.length, session) ?? fail()
}

function begun(name: string, indexes: readonly Typed[], item: Form): Form {
  if (indexes.length > 1) {
    throw new DimensionError(message('argument.first-element', { name }), indexes[0]!.source.span)
  }
  if (item.kind === 'scalar') {
    return { kind: 'uniform', term: item.term, temperature: item.temperature, zero: item.zero, rank: 1 }
  }
  return item.kind === 'uniform' && item.rank === 1
    ? { ...item, rank: 2, length: undefined, columns: item.length }
    : { kind: 'repeat', item }
}

/** A parameter that no call has given yet. */
function placedInUnknown(above: Form & { kind: 'scalar' }, item: Form, session: Session): Form | null {
  if (item.kind !== 'scalar') return above
  return joinForms(above, item, session)
}

/** At a place that is known: each item of a list may have a unit of its own. */
function placedAt(above: Form, places: readonly (number | undefined)[], item: Form): Form | null {
  const [place, ...rest] = places
  const length = lengthOf(above)
  if (place === undefined || length === undefined || length > FOLLOWED || !isArray(above)) return null
  if (place < 0 || place >= length) return null
  const items = Array.from({ length }, (_, at) => itemOf(above, at)).map(found =>
    above.kind === 'uniform' && above.zero === true ? { ...found, zero: true as const } : found,
  ) as Form[]
  const inner = rest.length === 0 ? item : placedAt(items[place]!, rest, item)
  return inner && listOf(items.map((found, at) => (at === place ? inner : found)))
}

/** At a place that is not known: all items have to be alike. */
function placedAnywhere(above: Form, item: Form, depth: number, session: Session): Form | null {
  if (above.kind === 'uniform' && item.kind === 'scalar') return placedInUniform(above, item, session)
  const length = lengthOf(above)
  if (above.kind === 'list' && depth > 1) return null
  const one: Form =
    item.kind === 'scalar'
      ? { kind: 'uniform', term: item.term, temperature: item.temperature, zero: item.zero, rank: 1 }
      : item.kind === 'uniform' && rankOf(item) === 1 && depth === 1
        ? { ...item, rank: 2, length: undefined, columns: item.length }
        : { kind: 'repeat', item }
  const joined = joinForms(above, one, session)
  return joined?.kind === 'uniform' && length === undefined ? { ...joined, length: undefined } : joined
}

function placedInUniform(above: UniformForm, item: Form & { kind: 'scalar' }, session: Session): Form | null {
  const one: UniformForm = {
    ...above,
    length: undefined,
    term: item.term,
    temperature: item.temperature,
    zero: item.zero,
  }
  if (isZero(item)) return { ...above, length: undefined }
  return joinForms(above, one, session)
}
