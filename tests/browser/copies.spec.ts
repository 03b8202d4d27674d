/** Copies of worksheets: their names, and what their author may see of them. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { chooseFromMenu, notice } from './lists.ts'
import { done, makeProject } from './own-server.ts'
import { test } from './people-test.ts'
import { share } from './sharing.ts'
import { line } from './sheet.ts'

test(
  'a copy asks for its name and what its author may see; the owner finds it among the copies',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/active/', 'Beam')
    const [first, second] = [await server.person('Gus'), await server.person('Cleo')]
    for (const [guest, answer] of [
      [first, 'No'],
      [second, 'Yes'],
    ] as const) {
      await share(person, hashes[0]!, guest, 2)
      const theirs = await guest.page()
      await theirs.goto('/shared/')
      await chooseFromMenu(theirs, 'Beam', 'Create a duplicate…')
      await theirs.getByRole('textbox', { name: 'Name of the copy' }).fill(`Beam of ${guest.name}`)
      await theirs.keyboard.press('Enter')
      await expect(theirs.getByRole('dialog')).toContainText('Give Ann view-only access to it?')
      await theirs.getByRole('button', { name: answer, exact: true }).click()
      await expect(theirs).toHaveURL(new RegExp(`/worksheets/\\w+/Beam_of_${guest.name}$`))
      await theirs.context().close()
    }
    await chooseFromMenu(page, 'Beam', 'Copies…')
    const copies = page.getByRole('dialog', { name: 'Copies of “Beam”' })
    await expect(copies.getByRole('listitem')).toHaveText([/^Beam of CleoCleo/, /^Not shared with youGus/])
    await copies.getByRole('button', { name: 'Not shared with you' }).click()
    await expect(notice(page, 'Sorry, this user has not granted access to this worksheet')).toBeVisible()
    await copies.getByRole('link', { name: 'Beam of Cleo' }).click()
    await expect(page).toHaveURL(/\/worksheets\/\w+\/Beam_of_Cleo$/)
  },
)

test('the address of the copy flow makes a copy', { tag: RARE }, async ({ visit }) => {
  const { page, hashes } = await visit('/about', 'Beam')
  await page.goto(`/worksheet_copy/${hashes[0]}?author_rights=true`)
  await expect(line(page, 1)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Worksheet name' })).toHaveValue('Beam (Copy)')
})

test(
  'worksheets of a project called Templates are opened from the gallery as copies',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person, hashes } = await visit('/active/', 'Cover sheet')
    const project = await makeProject(person, 'Templates')
    await done(person.client.move('Worksheet', hashes[0]!, project))
    await page.reload()
    await page.getByRole('button', { name: 'Gallery', exact: true }).click()
    const templates = page.getByRole('region', { name: 'Templates' })
    await expect(templates).toContainText('Your own')
    await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('bridge')
    await expect(templates).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('truss')
    await page.getByRole('button', { name: /^A truss of three members/ }).click()
    await expect(page.getByRole('button', { name: 'All worksheets' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox', { name: 'Search the gallery' })).toHaveValue('truss')
    await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('cover')
    await templates.getByRole('button', { name: 'Open a copy of Cover sheet' }).click()
    await expect(page).toHaveURL(/\/worksheets\/\w+\/Cover_sheet$/)
    expect(page.url()).not.toContain(hashes[0])
  },
)
