import { expect, it } from 'vitest'
import { type ListPlace, isArchive, placeAddress, placeOf, listViewOf } from './place.ts'

const section = (name: Extract<ListPlace, { kind: 'section' }>['section']): ListPlace => ({
  kind: 'section',
  section: name,
})
const project = (scope: Extract<ListPlace, { kind: 'project' }>['scope']): ListPlace => ({
  kind: 'project',
  scope,
  hash: 'aB3',
})

it.each<[string, ListPlace | null]>([
  ['/active/', section('active')],
  ['/active', section('active')],
  ['/my_docs/', section('my_docs')],
  ['/invites/', section('invites')],
  ['/projects/aB3/Bridge', project('projects')],
  ['/archive_projects/aB3/Bridge', project('archive_projects')],
  ['/starred_projects/aB3', project('starred_projects')],
  ['/projects/', section('active')],
  ['/archive_projects/', section('archive')],
  ['/starred_projects', section('starred')],
  ['/worksheets/aB3/Beam', null],
  ['/', null],
])('the list at %s', (pathname, place) => {
  expect(placeOf(pathname)).toEqual(place)
})

it.each<[ListPlace, string, string, string, boolean]>([
  [section('active'), '', '/active/', 'active', false],
  [section('archive'), '', '/archive/', 'archive', true],
  [project('projects'), 'My bridge v1.2', '/projects/aB3/My_bridge_v1_2', 'project', false],
  [project('archive_projects'), 'Pier', '/archive_projects/aB3/Pier', 'archive_projects', true],
  [project('starred_projects'), '', '/starred_projects/aB3', 'starred_projects', false],
])('address and view of %j', (place, name, address, view, archive) => {
  expect([placeAddress(place, name), listViewOf(place), isArchive(place)]).toEqual([address, view, archive])
})
