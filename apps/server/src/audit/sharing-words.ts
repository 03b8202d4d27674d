/** Says in words how the sharing of an item has changed, for the audit log. */
import type { Gain, Grants } from '../policies/gains.ts'

const MAY = ['may not see it', 'may view', 'may view and duplicate', 'may edit', 'may administer'] as const

/** @param none what -1 or nothing stands for */
const mayOf = (rights: number | undefined, none = 'has no rights of their own any more'): string =>
  rights === undefined || rights < 0 ? none : (MAY[rights] ?? none)

/** Changes of the rights that the item itself gives; '' where nothing has changed. */
export function sharingChange(before: Grants, after: Grants): string {
  const ids = [...new Set([...before.people.keys(), ...after.people.keys()])]
  const people = ids.flatMap(id => {
    const [was, is] = [before.people.get(id), after.people.get(id)]
    return was?.rights === is?.rights ? [] : [`${(is ?? was)?.label ?? ''} ${mayOf(is?.rights)}`]
  })
  const everybody =
    before.publicRights === after.publicRights
      ? []
      : [`Everybody with the link ${mayOf(after.publicRights, 'has the rights of the project around it')}`]
  const team =
    before.teamId === after.teamId && before.teamRights === after.teamRights
      ? []
      : [after.teamId === null ? 'No team has it any more' : `The team ${mayOf(after.teamRights, 'has it')}`]
  return [...everybody, ...team, ...people].join('; ')
}

/** Gains of people, each once. */
export const gainsInWords = (gains: readonly Gain[]): string =>
  [...new Set(gains.map(({ who, after }) => `${who} ${mayOf(after)}`))].join('; ')
