import { expect, it } from 'vitest'
import { frontMatter } from './front-matter.ts'
import { pageFieldsOf } from './page-margins.ts'
import { DEFAULT_PAGE } from './page-setup.ts'
import type { PageSetup } from './page-setup.ts'

const of = (change: Partial<PageSetup>, checks: readonly string[] = []) => {
  const setup = { ...DEFAULT_PAGE, ...change }
  const fields = pageFieldsOf(setup, { name: 'Roof', author: 'Ann', checks }, new Date(2026, 10, 27))
  const revision = { name: 'A', date: '2026-11-01', authors: ['Ann', 'Bob'], checkedBy: ['Cleo'] }
  return frontMatter(setup, fields, setup.revision === 'none' ? [] : [revision])
}

it('is only there where it is asked for', () => {
  expect(of({})).toBeNull()
  expect(of({ signatures: true })).toMatchObject({ cover: null, revisions: null })
})

it('has on its cover what is known', () => {
  const facts = of({ cover_page: true, company: 'Ours', approved_by: 'Cleo', checked_by: 'me' })!.cover!.rows
  expect(facts).toEqual([
    ['Company', 'Ours'],
    ['Author', 'Ann'],
    ['Checked by', 'me'],
    ['Approved by', 'Cleo'],
    ['Date', '2026-11-27'],
  ])
  const marked = of({ cover_page: true, checked_by: 'me' }, ['Checked by Bob on 2026-11-26'])!.cover!.rows
  expect(marked).toContainEqual(['Checked by', 'Checked by Bob on 2026-11-26'])
})

it('lists named revisions, and says when there are none', () => {
  expect(of({ revision_table: true })!.revisions).toEqual([
    ['Revision', 'Date', 'By', 'Checked by'],
    ['A', '2026-11-01', 'Ann, Bob', 'Cleo'],
  ])
  expect(of({ revision_table: true, revision: 'none' })!.revisions?.[1]?.[0]).toBe('No revision has a name')
})

it('has fields for three signatures', () => {
  const rows = of({ signatures: true, checked_by: 'Bob' })!.signatures!
  expect(rows.map(([role, name]) => `${role}: ${name}`)).toEqual([': Name', 'Prepared: Ann', 'Checked: Bob', 'Approved: ']) // prettier-ignore
})
