/**
 * A model of rights, written from docs/models/rights.md without the code of the server: plain functions over
 * plain data. It must not use anything of `policies` or `sharing`.
 */

/** People who act and are given rights; each has an account and the address `<name>@example.com`. */
export const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'] as const
/** Addresses without an account, until they sign up. */
export const UNREGISTERED = ['xan', 'yve'] as const

/** A person who acts, or null for an anonymous visitor. */
export type Actor = string | null

export type Kind = 'Worksheet' | 'Project'
export type Role = 'member' | 'administrator' | 'owner'

/** -1 inherits from the project around. */
export type Rights = -1 | 0 | 1 | 2 | 3 | 4

export interface Given {
  rights: number
  /** Whether it is not accepted yet; it holds all the same. */
  pending: boolean
}

export interface Item {
  readonly kind: Kind
  readonly owner: string
  inside: string | null
  everybody: number
  team: string | null
  teamRights: number
  readonly people: Record<string, Given>
  /** Rights of invited addresses without an account. */
  readonly invited: Record<string, { readonly rights: number; readonly by: string }>
  /** Number of changes of the address. */
  addresses: number
}

export interface Team {
  readonly members: Record<string, { role: Role; pending: boolean }>
  /** Roles of invited addresses without an account. */
  readonly invited: Record<string, { readonly role: Role; readonly by: string }>
}

/** A window that is open on a worksheet. */
export interface Window {
  readonly actor: Actor
  readonly item: string
  /** Level that the window knows. */
  level: number
  /** The worksheet's `addresses` that the window knows. */
  address: number
}

export interface State {
  readonly items: Record<string, Item>
  readonly teams: Record<string, Team>
  readonly windows: Record<string, Window>
  /** Unregistered addresses that have signed up. */
  newcomers: string[]
}

export const emptyState = (): State => ({ items: {}, teams: {}, windows: {}, newcomers: [] })

/** Everybody with an account. */
export const peopleOf = ({ newcomers }: State): readonly string[] => [...PEOPLE, ...newcomers]

/** Subject of rights: a person, a future member of a team, an address, or everybody. */
export interface Subject {
  readonly person?: string
  readonly joins?: string
  readonly address?: string
}

export const subjectOf = (actor: Actor): Subject => (actor === null ? {} : { person: actor })

/** The item, then the projects around it. */
export function itemsOutward(state: State, id: string | null): Item[] {
  const item = id === null ? undefined : state.items[id]
  return item ? [item, ...itemsOutward(state, item.inside)] : []
}

/** Level of a subject on an item; `own` leaves out the rights of everybody. */
export function levelOf(state: State, subject: Subject, id: string, { own = false } = {}): number {
  const around = itemsOutward(state, id)
  if (around.some(item => item.owner === subject.person)) return 4
  const person = firstGiven(around, item => givenTo(item, subject))
  const team = firstGiven(around, item =>
    item.teamRights === -1 || isIn(state, item, subject) ? item.teamRights : 0,
  )
  const everybody = own ? 0 : firstGiven(around, item => item.everybody)
  return Math.max(person, team, everybody)
}

function givenTo(item: Item, { person, address }: Subject): number {
  if (person !== undefined) return item.people[person]?.rights ?? -1
  return address === undefined ? -1 : (item.invited[address]?.rights ?? -1)
}

function isIn(state: State, item: Item, { person, joins }: Subject): boolean {
  if (item.team === null) return false
  return joins === item.team || memberRole(state, item.team, person ?? null) !== null
}

/** Value of the nearest place that sets one. */
function firstGiven(around: readonly Item[], given: (item: Item) => number): number {
  for (const item of around) if (given(item) !== -1) return given(item)
  return 0
}

/** Returns null for somebody outside the team, or only invited. */
export function memberRole(state: State, team: string, person: Actor): Role | null {
  const member = person === null ? undefined : state.teams[team]?.members[person]
  return member && !member.pending ? member.role : null
}

/** An item and everything inside it. */
export function itemsInside(state: State, id: string): string[] {
  const inner = Object.keys(state.items).filter(other => state.items[other]!.inside === id)
  return [id, ...inner.flatMap(other => itemsInside(state, other))]
}

/** Accepted rights of people by the projects around an item. */
export function inheritedBy(
  state: State,
  id: string,
  person: string,
): { level: number; owner: boolean } | null {
  const around = itemsOutward(state, state.items[id]!.inside)
  if (around.some(item => item.owner === person)) return { level: 4, owner: true }
  const level = firstGiven(around, item => {
    const given = item.people[person]
    return given && !given.pending ? given.rights : -1
  })
  return level > 0 ? { level, owner: false } : null
}

/** Rights that somebody gains on an item. */
export interface Gain {
  readonly item: string
  readonly level: number
}

/** Everybody who has more afterwards, on items that existed before. */
export function gainsOf(before: State, after: State, id: string): Gain[] {
  const subjects: Subject[] = [
    {},
    ...peopleOf(after).map(person => ({ person })),
    ...UNREGISTERED.map(address => ({ address })),
    ...Object.keys(after.teams).map(joins => ({ joins })),
  ]
  return itemsInside(after, id).flatMap(item =>
    subjects.flatMap(subject => {
      const level = levelOf(after, subject, item)
      return level > levelOf(before, subject, item) ? [{ item, level }] : []
    }),
  )
}
