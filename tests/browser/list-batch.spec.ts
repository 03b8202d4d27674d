/** Several rows at once, and what of them may not be changed. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { SERVER_ERROR, breakCall, moveTo, notice, row } from './lists.ts'
import { done, makeProject, makeWorksheets } from './own-server.ts'
import { test } from './people-test.ts'

test('several rows are archived, starred and moved together', { tag: RARE }, async ({ visit }) => {
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
    'PDF',
    'Delete…',
    '',
  ])
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(row(page, 'Arch')).toBeHidden()
})

test('several rows are deleted together, and come back together', async ({ visit }) => {
  const { page } = await visit('/active/', 'Arch', 'Beam', 'Cable')
  for (const name of ['Arch', 'Beam']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 items?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  for (const name of ['Arch', 'Beam']) await expect(row(page, name)).toBeHidden()
  await expect(row(page, 'Cable')).toBeVisible()
  await expect(notice(page, 'Deleted 2 item(s). What was yours is in the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const name of ['Arch', 'Beam']) await expect(row(page, name)).toBeVisible()
})

test('what may not be changed in a batch stays and is said', { tag: RARE }, async ({ visit, server }) => {
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

test('a batch that fails leaves the rows and the selection', { tag: RARE }, async ({ visit }) => {
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

test('more rows than one call takes are changed all the same', { tag: RARE }, async ({ visit, server }) => {
  const { page, hashes } = await visit('/active/', 'Model')
  await server.sql.query(
    `with made as (
       insert into worksheets (id, hash, name, owner_id, version, updated_at)
       select id || '-' || n, hash || '-' || n, 'Sheet ' || n, owner_id, version, updated_at - n * interval '1 second'
       from worksheets, generate_series(1, 1100) n where hash = $1
       returning id, hash
     )
     insert into worksheet_hashes (hash, worksheet_id) select hash, id from made`,
    [hashes[0]],
  )
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select Model' }).check()
  // Each End goes to the last row that is there, which brings further ones.
  await row(page, 'Model').focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(row(page, 'Sheet 1100')).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('button', { name: '1101 item(s) selected' })).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(notice(page, 'Archived 1101 item(s)')).toBeVisible()
  await expect(page.getByText('Welcome to Calcwright')).toBeVisible()
})
