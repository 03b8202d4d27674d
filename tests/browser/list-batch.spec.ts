/** Several rows at once, and what of them may not be changed. */
import { expect } from '@playwright/test'
import { SERVER_ERROR, breakCall, moveTo, notice, row } from './lists.ts'
import { done, makeProject, makeWorksheets } from './own-server.ts'
import { test } from './people-test.ts'

test('several rows are archived, starred and moved together', async ({ visit }) => {
  const { page, person } = await visit('/active/', 'Arch', 'Beam', 'Cable')
  await makeProject(person, 'Bridge')
  await page.getByRole('checkbox', { name: 'Select Arch' }).check()
  await page.getByRole('checkbox', { name: 'Select Beam' }).check()
  await page.getByRole('button', { name: 'Add Star' }).click()
  await expect(page.getByRole('button', { name: 'Star Arch' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Remove Star' }).click()
  await expect(page.getByRole('button', { name: 'Star Beam' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await moveTo(page, 'Bridge')
  await expect(row(page, 'Arch').getByRole('link', { name: 'In project Bridge' })).toBeVisible()
  await page.getByRole('button', { name: '2 item(s) selected' }).click()
  await expect(page.getByRole('heading', { name: 'Active worksheets' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Arch' }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(row(page, 'Arch')).toBeHidden()
  await page.goto('/archive/')
  await page.getByRole('checkbox', { name: 'Select Arch' }).check()
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText([
    '1 item(s) selected',
    'Restore',
    'Add Star',
    'Remove Star',
    '',
  ])
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(row(page, 'Arch')).toBeHidden()
})

test('what may not be changed in a batch stays and is said', async ({ visit, server }) => {
  const { page, person } = await visit('/active/', 'Mine')
  const owner = await server.person('Olga')
  const [hash] = await makeWorksheets(owner, 'Theirs')
  await done(
    owner.client.setRights({ item_type: 'Worksheet', item_hash: hash!, invite_emails: [person.email] }),
  )
  const invited = await done(person.client.list({ view: 'invites' }))
  await done(person.client.answerInvitation(invited.worksheets[0]!.rights_hash!, true))
  await makeProject(person, 'Bridge')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select Mine' }).check()
  await page.getByRole('checkbox', { name: 'Select Theirs' }).check()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await moveTo(page, 'Bridge')
  await expect(notice(page, 'Some items could not be changed: Insufficient access rights.')).toBeVisible()
  await expect(row(page, 'Theirs').getByRole('alert')).toHaveText('An error occurred')
  await expect(row(page, 'Mine').getByRole('link', { name: 'In project Bridge' })).toBeVisible()
})

test('a batch that fails leaves the rows and the selection', async ({ visit }) => {
  const { page } = await visit('/active/', 'Arch', 'Beam')
  await page.getByRole('checkbox', { name: 'Select Arch' }).check()
  await page.getByRole('checkbox', { name: 'Select Beam' }).check()
  await breakCall(page, '/projects/batch')
  for (const command of ['Add Star', 'Archive']) {
    await page.getByRole('toolbar').getByRole('button', { name: command, exact: true }).click()
    await expect(notice(page, SERVER_ERROR).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '2 item(s) selected' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Star Beam' })).toHaveAttribute('aria-pressed', 'false')
  }
})
