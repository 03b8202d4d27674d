import { expect, it } from 'vitest'
import { BY_MOVING, BY_SHARING, type Grants, type GuardedItem, gainsBetween, refuseGains } from './gains.ts'

const TEAMS: Record<string, readonly string[]> = { T: ['tom', 'tia'], U: ['uma'] }

/** `owner public person:rights,… team:rights`; a dot stands for an absent part. */
function grants(text: string): Grants {
  const [ownerId = '', everybody = '.', given = '.', team = '.'] = text.split(' ')
  const pairs = given === '.' ? [] : given.split(',').map(pair => pair.split(':') as [string, string])
  const [teamId = null, teamRights = '-1'] = team === '.' ? [] : team.split(':')
  return {
    ownerId,
    ownerLabel: ownerId,
    publicRights: everybody === '.' ? -1 : Number(everybody),
    people: new Map(pairs.map(([id, rights]) => [id, { rights: Number(rights), label: id }])),
    teamId,
    teamRights: Number(teamRights),
    members: new Set(TEAMS[teamId ?? '']),
  }
}

const item = (...places: string[]): GuardedItem => ({ id: 'i', name: 'Beam', grants: places.map(grants) })
const messageFor = (before: string[], after: string[]) =>
  gainsBetween([item(...before)], [item(...after)]).map(
    ({ who, before, after }) => `${who} ${before}-${after}`,
  )

it.each<[string, string[], string[], string[]]>([
  ['nothing changes', ['ann . bob:3'], ['ann . bob:3'], []],
  ['into a project of the same owner', ['ann'], ['ann', 'ann'], []],
  ['into a project of another', ['ann'], ['ann', 'eve'], ['eve 0-4']],
  ['below a project of another', ['ann'], ['ann', 'ann', 'eve'], ['eve 0-4']],
  ['to who has as much already', ['ann . eve:4'], ['ann', 'eve'], []],
  ['to who has less', ['ann . eve:3'], ['ann . eve:3', 'eve'], ['eve 3-4']],
  ['to who was given something there', ['ann'], ['ann', 'ann . eve:1'], ['eve 0-1']],
  ['the item says less itself', ['ann . eve:0'], ['ann . eve:0', 'ann . eve:3'], []],
  ['to everybody', ['ann'], ['ann', 'ann 1'], ['Everybody with the link 0-1']],
  ['the item keeps everybody out', ['ann 0'], ['ann 0', 'ann 3'], []],
  [
    'the item no longer keeps everybody out',
    ['ann 0', 'ann 3'],
    ['ann .', 'ann 3'],
    ['Everybody with the link 0-3'],
  ],
  [
    'out of what kept somebody out',
    ['ann', 'ann . eve:0', 'ann . eve:2'],
    ['ann', 'ann . eve:2'],
    ['eve 0-2'],
  ],
  [
    'to a team, now and later',
    ['ann'],
    ['ann', 'ann . . U:2'],
    ['Members of a team 0-2', 'Members of a team 0-2'],
  ],
  [
    'to a team whose member has it already',
    ['ann . uma:2'],
    ['ann . uma:2', 'ann . . U:2'],
    ['Members of a team 0-2'],
  ],
  [
    'from one team to another',
    ['ann . . T:2'],
    ['ann . . U:2'],
    ['Members of a team 0-2', 'Members of a team 0-2'],
  ],
  ['an address without an account', ['ann'], ['ann', 'ann . eve@x.org:1'], ['eve@x.org 0-1']],
  ['less for all', ['ann 3 bob:3 T:3'], ['ann'], []],
])('%s', (_, before, after, gains) => {
  const everybodyElse = messageFor(before, after).filter(gain => !/^(bob|tom|tia|ann) /.test(gain))
  expect(everybodyElse).toEqual(gains)
})

const bob = { userId: 'bob', name: 'Bob', local: false }
const refusal = (before: string[], after: string[], rule: typeof BY_MOVING) => {
  try {
    const former = [item(...before)]
    refuseGains(gainsBetween(former, [item(...after)]), former, bob, rule)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

it.each([0, 1, 2, 3, 4])('who gains is let in by administrators: moving with %d', level => {
  const move = (project: string) =>
    refusal([`ann . bob:${level}`], [`ann . bob:${level}`, project], BY_MOVING)
  expect(move('ann')).toBeNull()
  const what = level === 0 ? 'something in it' : "'Beam'"
  const refused = `eve could then administer ${what}. Only who administers it can move it there.`
  expect(move('eve')).toBe(level === 4 ? null : refused)
  const viewing = `eve could then view ${what}. Only who administers it can move it there.`
  expect(move('ann . eve:1')).toBe(level === 4 ? null : viewing)
})

it.each([0, 1, 2, 3, 4])('nobody gives more than they have: sharing with %d', level => {
  const before = [`ann . bob:${level}`, 'ann']
  const results = [1, 2, 3, 4].map(
    given => refusal(before, [before[0]!, `ann . eve:${given}`], BY_SHARING) === null,
  )
  expect(results).toEqual([1, 2, 3, 4].map(given => given <= level))
})

it('tells the largest gain, and how many others there are', () => {
  expect(refusal(['ann . bob:3'], ['ann . bob:3', 'eve 1 dan:2'], BY_MOVING)).toBe(
    "eve and 2 more could then administer 'Beam'. Only who administers it can move it there.",
  )
})
