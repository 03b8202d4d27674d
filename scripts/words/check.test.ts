import { expect, test } from 'vitest'
import { checkWords } from './check.ts'

const found = (source: string, path = 'packages/math/src/file.ts') =>
  checkWords(path, source).map(({ line, reason }) => `${line} ${reason.split(':')[0]}`)

test.each([
  ['const unseenRows = 1', ['1 unseenRows']],
  ['\nexport function setTold(mine: string) {}', ['2 setTold']],
  ['const { name: keptName, ...keptRest } = row', ['1 keptName', '1 keptRest']],
  ['const [heard = 1] = list', ['1 heard']],
  ['class Shelf { #talk = 1\n spoil() {} }', ['1 Shelf', '1 talk', '2 spoil']],
  ['interface Line { outlook: string; say(whom: string): void }', ['1 outlook', '1 whom']],
  ['type Surroundings<Crowd> = (asking: number) => Crowd', ['1 Surroundings', '1 Crowd', '1 asking']],
  ['enum Kind { Sight }', ['1 Sight']],
  ['const STRANGERS = 2', ['1 STRANGERS']],
  ['class TypedAhead {}', ['1 TypedAhead']],
  ["import { a as manners } from 'x'", ['1 manners']],
  ['try {} catch (trouble) {}', ['1 trouble']],
  // A word is a part of the name by itself.
  ['const space = 1, keep = 2, seen = 3, ahead = 4, typed = 5, insight = 6', []],
  // The place that declares a name is the one to change.
  ['told.kept = { kept: heard() }', []],
  ["import { kept } from 'elsewhere'", []],
  ["const text = 'what is told, kept and heard'", []],
])('names in %s', (source, expected) => {
  expect(found(source)).toEqual(expected)
})

test.each([
  ['/** What a line holds. */', true],
  ['/**\n * Who may read.\n * @param a b\n */', true],
  ['// Of two the larger.', true],
  ['// That nobody needs.', true],
  ['/* Whose names are read. */', true],
  ['// As it was.', true],
  ['// As soon as possible.', true],
  ['// As long as a key is down, the line waits.', false],
  ['// The others first.', true],
  ['// In place of a word.', true],
  ['// It reads the names as well.', true],
  ['// Reads the names.\n// What is left is dropped.', false],
  ['// Reads the names.\n\nconst a = 1\n// What is left.', true],
  ['/** Label of the button that confirms. */', false],
  ['/** Whether rows can be removed. */', false],
  ['/** Offset of the first letter. */', false],
  ["const text = '// What is this'", false],
])('comment %s', (source, isFragment) => {
  expect(found(source)).toHaveLength(isFragment ? 1 : 0)
})

test.each([
  ['class A { private size = 1 }', 1],
  ['class A { private get size() { return 1 } }', 1],
  ['class A { private constructor() {} }', 0],
  ['class A { constructor(private readonly size: number) {} }', 1],
  ['class A { #size = 1; protected name = 2; size() {} }', 0],
])('private members in %s', (source, count) => {
  expect(found(source)).toHaveLength(count)
})

test.each([
  ['packages/editor/src/useKept.ts', ['1 useKept', '1 useKept.ts']],
  ['packages/editor/src/use-line.ts', []],
  ['apps/server/src/shelf/rows.test.ts', ['1 shelf']],
  ['apps/server/src/given-functions.ts', ['1 given-functions']],
])('name of %s', (path, expected) => {
  expect(found('', path)).toEqual(expected)
})

test('a retired word names what to say', () => {
  expect(checkWords('a.ts', 'const spoiled = 1')).toEqual([
    { line: 1, reason: "spoiled: 'spoiled' is retired, say invalidated" },
  ])
})

/** Apart from the labels, which are refused in tests as well. */
const DOTS = '…'

test('a label that is said otherwise names the other one', () => {
  expect(checkWords('a.tsx', `const entry = <Entry label="Collaborators${DOTS}" />`)).toEqual([
    { line: 1, reason: `'Collaborators${DOTS}' is said otherwise on the screen: 'Share${DOTS}'` },
  ])
  expect(checkWords('a.tsx', `const entry = <Entry label="Share…" title="Copy" />`)).toEqual([])
})
