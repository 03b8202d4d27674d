import { expect, it } from 'vitest'
import { type Level, type Place, type Visitor, levelOn, ownLevelOn } from './levels.ts'

const me: Visitor = { userId: 'me', name: 'Me', local: false }

/**
 * `owner public given team`; a dot stands for an absent part, `!` after the team's number for a team of
 * others.
 */
function place(text: string): Place {
  const [ownerId = '', everybody = '.', given = '.', team = '.'] = text.split(' ')
  const rights = (word: string) => (word === '.' ? -1 : Number.parseInt(word, 10))
  return {
    ownerId,
    publicRights: rights(everybody),
    given: given === '.' ? null : rights(given),
    teamRights: rights(team),
    inTeam: team !== '.' && !team.endsWith('!'),
  }
}

/**
 * Columns: places from the item outward, level of the visitor, of somebody unknown, and without the rights of
 * everybody.
 */
it.each<[string[], Level, Level, Level]>([
  [[], 0, 0, 0],
  [['me'], 4, 0, 4],
  [['me 1 1 1'], 4, 1, 4],
  [['x'], 0, 0, 0],
  // Rights of everybody.
  [['x 1'], 1, 1, 0],
  [['x 4'], 4, 4, 0],
  [['x 3 1'], 3, 3, 1],
  [['x 2 0'], 2, 2, 0],
  [['x . .', 'x 2'], 2, 2, 0],
  [['x 0 .', 'x 2'], 0, 0, 0],
  [['x .', 'x .', 'x 1', 'x 3'], 1, 1, 0],
  // Rights of the person.
  [['x . 1'], 1, 0, 1],
  [['x . 3'], 3, 0, 3],
  [['x 1 4'], 4, 1, 4],
  [['x . -1'], 0, 0, 0],
  [['x 2 -1'], 2, 2, 0],
  [['x . .', 'x . 3'], 3, 0, 3],
  [['x . -1', 'x . 3'], 3, 0, 3],
  [['x . 0', 'x . 3'], 0, 0, 0],
  [['x . 1', 'x . 3'], 1, 0, 1],
  [['x . 4', 'x . 1'], 4, 0, 4],
  [['x', 'x', 'x . 2'], 2, 0, 2],
  [['x', 'x . 0', 'x . 2'], 0, 0, 0],
  // Rights of the team.
  [['x . . 3'], 3, 0, 3],
  [['x . . 3!'], 0, 0, 0],
  [['x . .', 'x . . 2'], 2, 0, 2],
  [['x . . 0', 'x . . 2'], 0, 0, 0],
  [['x . . 3!', 'x . . 2'], 0, 0, 0],
  [['x . . 1', 'x . . 3!'], 1, 0, 1],
  // The largest of them counts.
  [['x 1 2 3'], 3, 1, 3],
  [['x 1', 'x . 2', 'x . . 3'], 3, 1, 3],
  [['x . 0 2'], 2, 0, 2],
  // Owners of projects around.
  [['x', 'me'], 4, 0, 4],
  [['x . 0', 'x', 'me'], 4, 0, 4],
  [['x 0 0 0', 'me 0 0 0'], 4, 0, 4],
])('%j', (places, mine, unknown, own) => {
  const chain = places.map(place)
  expect([levelOn(chain, me), levelOn(chain, null), ownLevelOn(chain, me)]).toEqual([mine, unknown, own])
})
