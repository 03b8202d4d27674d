/**
 * `a[k] := value`: what the list is afterwards. A list that is not there yet begins with its first
 * element, and grows by one where the place lies right behind its end; each column of a matrix may have
 * a unit of its own.
 */
import { asValue } from './broadcast.ts'
import { type Form, isArray, isZero, itemOf, lengthOf, listOf, rankOf, zeroScalar } from './forms.ts'
import { firstIndex } from './lists.ts'
import { describe } from './messages.ts'
import { isPlainNumber, joinForms, listOfUnknownLength } from './program-join.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { integerValue } from './values.ts'
import { message } from '../messages/dimensions.ts'

/** Lists up to this length are followed item by item. */
const FOLLOWED = 100

/** An index: its place from 0 where it is known. */
interface Place {
  readonly at: number | undefined
  readonly index: Typed
}

/**
 * @param above the form of the list so far, undefined for a list that begins here
 * @returns its form with the value in it
 */
export function withElement(
  name: string,
  above: Form | undefined,
  indexes: readonly Typed[],
  value: Typed,
  session: Session,
): Form {
  const places = placesOf(indexes, session)
  const item = asValue(value.form)
  if (above === undefined) return begun(places, item, session)
  if (!isArray(above) && above.kind !== 'scalar') return above
  const placed = placedIn(above, places, item, session)
  if (placed) return placed
  const [one, other] = [describe(undefined, above), describe(value.source, value.form)]
  throw new DimensionError(
    message('unit.mismatch.element', { name, before: one, value: other }),
    value.source.span,
  )
}

/** @returns the form of the element that stands at a place, undefined where the list grows or its length is not known */
export function elementBefore(above: Form, indexes: readonly Typed[], session: Session): Form | undefined {
  let form: Form = above
  for (const { at } of placesOf(indexes, session)) {
    if (!isArray(form)) return undefined
    const length = lengthOf(form)
    if (form.kind === 'list' ? at === undefined || at >= form.items.length : at === length) return undefined
    form = itemOf(form, at ?? 0)
  }
  return form
}

function placesOf(indexes: readonly Typed[], session: Session): Place[] {
  const first = firstIndex(session)
  return indexes.map(index => {
    const { form, source } = index
    if (!isPlainNumber(asValue(form)))
      throw new DimensionError(message('unit.plain.index', { found: describe(source, form) }), source.span)
    const position = integerValue(source, session)
    if (position !== undefined && position < first)
      throw new DimensionError(message('argument.element.before', { position, first }), source.span)
    return { at: position === undefined ? undefined : position - first, index }
  })
}

/** A list that has nothing in it but the item. */
function begun([place, ...rest]: readonly Place[], item: Form, session: Session): Form {
  if (!place) return item
  refuseHole(place, 0, session)
  const inner = begun(rest, item, session)
  return place.at === undefined ? listOfUnknownLength(inner) : listOf([inner])
}

function refuseHole({ at, index }: Place, length: number, session: Session): void {
  if (at === undefined || at <= length) return
  const first = firstIndex(session)
  const hole = { position: at + first, length, next: length + first }
  throw new DimensionError(message('argument.element.hole', hole), index.source.span)
}

/**
 * The list with the item at a place; null where the units do not fit.
 * @param isRow whether the list is one row of many, in which zeros may become quantities of several kinds
 */
function placedIn(
  above: Form,
  places: readonly Place[],
  item: Form,
  session: Session,
  isRow = false,
): Form | null {
  const [place, ...rest] = places
  if (!place) return item
  // A parameter that no call has given yet.
  if (above.kind === 'scalar') return item.kind === 'scalar' ? joinForms(above, item, session) : above
  if (!isArray(above)) return above
  const length = lengthOf(above)
  if (length === 0) return begun(places, item, session)
  if (length !== undefined && length <= FOLLOWED && place.at !== undefined) {
    refuseHole(place, length, session)
    return atKnownPlace(above, { at: place.at, length, isRow }, rest, item, session)
  }
  return rest.length === 0
    ? atAnyPlace(above, item, session)
    : inAnyRow(above, places.slice(1), item, session)
}

/** Each item of a list may have a unit of its own. */
function atKnownPlace(
  above: Form,
  { at, length, isRow }: { readonly at: number; readonly length: number; readonly isRow: boolean },
  rest: readonly Place[],
  item: Form,
  session: Session,
): Form | null {
  const items = itemsOf(above, length)
  const inner = at === length ? begun(rest, item, session) : placedIn(items[at]!, rest, item, session)
  const all = inner && [...items.slice(0, at), inner, ...items.slice(at + 1)]
  return all && (isRow ? rowOf(all) : listOf(all))
}

/** All items have to be alike. */
function atAnyPlace(above: Form, item: Form, session: Session): Form | null {
  if (above.kind === 'uniform' && above.rank !== 2 && item.kind === 'scalar') {
    const { term, temperature, zero } = item
    if (isZero(item)) return { ...above, length: undefined }
    const one: Form = { ...above, length: undefined, term, temperature, zero }
    return joinForms(above, one, session)
  }
  if (above.kind === 'uniform' && above.rank !== 2 && rankOf(item) === 1) {
    const joined = joinForms(above, listOfUnknownLength(item), session)
    return joined?.kind === 'uniform' ? { ...joined, length: undefined } : joined
  }
  const before = commonItem(above, session)
  const joined = before && joinForms(before, item, session)
  return joined && listOfUnknownLength(joined)
}

/** Rows are alike, each column has a unit. */
function inAnyRow(above: Form, rest: readonly Place[], item: Form, session: Session): Form | null {
  const isOpen = isZeroMatrix(above) && rest[0]!.at !== undefined
  if (above.kind === 'uniform' && above.zero && !isOpen && item.kind === 'scalar')
    return isZero(item)
      ? above
      : { ...above, term: item.term, temperature: item.temperature, zero: undefined }
  const row = isOpen ? zeroRow(above.columns) : commonItem(above, session)
  const inner = row && placedIn(row, rest, item, session, true)
  const joined = inner && widened(row, inner, session)
  if (!joined) return null
  const rows = listOfUnknownLength(joined)
  return above.kind === 'uniform' && rows.kind === 'uniform' ? { ...rows, length: above.length } : rows
}

type ZeroMatrix = Form & { readonly kind: 'uniform'; readonly columns: number }

const isZeroMatrix = (form: Form): form is ZeroMatrix =>
  form.kind === 'uniform' && form.zero === true && form.columns !== undefined && form.columns <= FOLLOWED

/** Zeros that may become quantities of several kinds. */
const zeroRow = (columns: number): Form => ({
  kind: 'list',
  items: Array.from({ length: columns }, zeroScalar),
})

/** A row that holds what it held before, or what is there now, and perhaps one more at its end. */
function widened(before: Form, after: Form, session: Session): Form | null {
  const [left, right] = [lengthOf(before), lengthOf(after)]
  if (left === undefined || right !== left + 1 || !isArray(before) || !isArray(after))
    return joinForms(before, after, session)
  const [old, all] = [itemsOf(before, left), itemsOf(after, right)]
  const joined = old.map((form, index) => joinForms(form, all[index]!, session))
  return joined.every(form => form !== null) ? rowOf([...joined, all[left]!]) : null
}

/** The form that fits all items. */
function commonItem(form: Form, session: Session): Form | null {
  if (!isArray(form)) return null
  if (form.kind !== 'list') return itemOf(form, 0)
  const [first, ...others] = form.items
  return others.reduce<Form | null>((found, next) => found && joinForms(found, next, session), first ?? null)
}

function itemsOf(form: Form, length: number): Form[] {
  if (!isArray(form)) return []
  const isZeros = form.kind === 'uniform' && form.zero === true
  return Array.from({ length }, (_, at) =>
    isZeros && form.rank === 1 ? zeroScalar() : { ...itemOf(form, at), ...(isZeros && { zero: true }) },
  ) as Form[]
}

/** Zeros between quantities stay open: they may become some of another kind. */
function rowOf(items: readonly Form[]): Form {
  const zeros = items.filter(isZero).length
  return zeros > 0 && zeros < items.length && items.every(item => item.kind === 'scalar')
    ? { kind: 'list', items }
    : listOf(items)
}
