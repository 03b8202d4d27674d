import type { ProjectNode } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { ancestorsOf, withoutProjects, treeRows } from './tree-rows.ts'

const node = (hash: string, parent: string | null): ProjectNode => ({
  hash_string: hash,
  name: hash.toUpperCase(),
  parent,
  url_end: hash,
  rights_level: 4,
  own: true,
  archived: false,
  starred: false,
})

const NODES = [node('a', null), node('b', null), node('c', 'a'), node('d', 'c'), node('e', 'gone')]

it.each<[string, readonly string[]]>([
  ['', ['1 a+', '1 b', '1 e']],
  ['a', ['1 a+', '2 c+', '1 b', '1 e']],
  ['ac', ['1 a+', '2 c+', '3 d', '1 b', '1 e']],
  ['c', ['1 a+', '1 b', '1 e']],
])('with %j open', (open, rows) => {
  const shown = treeRows(NODES, hash => open.includes(hash))
  expect(shown.map(row => `${row.depth} ${row.node.hash_string}${row.hasChildren ? '+' : ''}`)).toEqual(rows)
})

it.each<[string, readonly string[]]>([
  ['d', ['a', 'c']],
  ['a', []],
  ['unknown', []],
])('what is around %s', (hash, around) => {
  expect(ancestorsOf(NODES, hash)).toEqual(around)
})

it.each<[string, readonly string[]]>([
  ['a', ['b', 'e']],
  ['c', ['a', 'b', 'e']],
  ['bd', ['a', 'c', 'e']],
])('where %j may be moved to', (moved, targets) => {
  expect(withoutProjects(NODES, new Set(moved)).map(node => node.hash_string)).toEqual(targets)
})
