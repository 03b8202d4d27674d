/** The sharing dialog: rights of people and of everybody, for who may share and who may not. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { SERVER_ERROR, breakCall, chooseFromMenu, notice, row } from './lists.ts'
import { done, makeProject } from './own-server.ts'
import { test } from './people-test.ts'
import { openSharing, saveSharing, share, sharingDialog } from './sharing.ts'
import { expectField, expectSaved, line } from './sheet.ts'

test('rights of people are changed, and what comes from the project stands apart', async ({
  visit,
  server,
}) => {
  const { page, person } = await visit('/about')
  const [guest, colleague] = [await server.person('Gus'), await server.person('Cleo')]
  const bridge = await makeProject(person, 'Bridge')
  const { hash_string: hash } = await done(person.client.newWorksheet({ name: 'Pier', project_hash: bridge }))
  await share(person, bridge, colleague, 1, 'Project')
  await share(person, hash, guest, 1)
  await page.goto('/active/')
  const dialog = await openSharing(page, 'Pier')
  const people = dialog.getByRole('region', { name: 'People', exact: true })
  await people.getByRole('combobox', { name: 'Rights of Gus' }).selectOption('Can edit')
  const inherited = dialog.getByRole('region', { name: 'People from its project' })
  await expect(inherited.getByRole('combobox', { name: 'Rights of Cleo' })).toContainText(
    'As in its project: Can view',
  )
  await inherited.getByRole('combobox', { name: 'Rights of Cleo' }).selectOption('No rights')
  await saveSharing(dialog)
  await expect(dialog).toBeHidden()
  expect((await done(guest.client.rightsLevel(hash))).rights_level).toBe(3)
  expect(await colleague.client.getWorksheet({ hash_string: hash })).toMatchObject({ success: false })
})

test('public rights hide the people, and everybody with the link can open it', async ({ visit, server }) => {
  const { page, hashes } = await visit('/active/', 'Beam')
  const dialog = await openSharing(page, 'Beam')
  await expect(dialog.getByRole('region', { name: 'People', exact: true })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Rights of everybody' }).selectOption('Can view')
  await expect(dialog.getByRole('region', { name: 'People', exact: true })).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Invite by e-mail' })).toBeHidden()
  await saveSharing(dialog)
  await expect(dialog).toBeHidden()

  const other = await server.anonymous()
  await other.goto(`/worksheets/${hashes[0]}`)
  await expect(line(other, 1)).toBeVisible()
  await other.getByRole('button', { name: 'Share' }).click()
  await expect(notice(other, 'Login and create an account to share this document')).toBeVisible()
})

test(
  'who is not signed in is asked to create a free account in place of the collaborators',
  { tag: RARE },
  async ({ visit, server }) => {
    const { person } = await visit('/about')
    const bridge = await makeProject(person, 'Bridge')
    await done(person.client.newWorksheet({ name: 'Pier', project_hash: bridge }))
    await done(person.client.setRights({ item_type: 'Project', item_hash: bridge, public_rights: 1 }))
    const other = await server.anonymous()
    await other.goto(`/projects/${bridge}/Bridge`)
    await expect(row(other, 'Pier')).toBeVisible()
    await other.getByRole('button', { name: 'Share' }).click()
    const dialog = sharingDialog(other, 'Bridge')
    await expect(dialog).toContainText('Create a free account to work on this together with others.')
    await expect(dialog.getByRole('link', { name: 'Create a free account' })).toBeVisible()
    await expect(dialog.getByRole('combobox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
  },
)

test('who may only view gets Close and no changes', { tag: RARE }, async ({ visit, server }) => {
  const { person, hashes } = await visit('/about', 'Beam')
  const guest = await server.person('Gus')
  await share(person, hashes[0]!, guest, 1)
  const theirs = await guest.page()
  await theirs.goto(`/worksheets/${hashes[0]}`)
  await theirs.getByRole('button', { name: 'Share' }).click()
  const dialog = sharingDialog(theirs, 'Beam')
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeHidden()
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
})

test('a failed save leaves the dialog, a failed load closes it', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  const dialog = await openSharing(page, 'Beam')
  await dialog.getByRole('textbox', { name: 'Invite by e-mail' }).fill('a@example.com')
  await breakCall(page, '/rights/set_rights')
  await saveSharing(dialog)
  await expect(notice(page, SERVER_ERROR)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Invite by e-mail' })).toHaveValue('a@example.com')
  await breakCall(page, '/rights/invalidate_url')
  await dialog.getByRole('button', { name: 'Invalidate this link' }).click()
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  await expect(dialog.getByRole('button', { name: 'Invalidate this link' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await breakCall(page, '/rights')
  await chooseFromMenu(page, 'Beam', 'Share…')
  await expect(notice(page, SERVER_ERROR).last()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test(
  'sharing with nothing open says what to open; an unsaved document says to save it',
  { tag: RARE },
  async ({ visit }) => {
    const { page } = await visit('/active/', 'Beam')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(notice(page, 'Open a worksheet or Project to Share')).toBeVisible()
    await page.goto(
      await row(page, 'Beam')
        .getByRole('link', { name: 'Open in a new window' })
        .evaluate((link: HTMLAnchorElement) => link.href),
    )
    await expectField(page, 1)
    await page.context().setOffline(true)
    await page.keyboard.type('2+2=')
    await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Not saved')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(notice(page, 'Save this document in order to enable sharing')).toBeVisible()
    await page.context().setOffline(false)
    await expectSaved(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(sharingDialog(page, 'Beam')).toBeVisible()
  },
)

test(
  'a worksheet is deleted for everybody by its owner and removed by others',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/active/', 'Beam')
    const guest = await server.person('Gus')
    await share(person, hashes[0]!, guest, 1)
    const theirs = await guest.page()
    await theirs.goto('/shared/')
    await chooseFromMenu(theirs, 'Beam', 'Remove from my list…')
    await expect(theirs.getByRole('alertdialog')).toContainText('It leaves your lists only.')
    await theirs.getByRole('button', { name: 'Cancel' }).click()
    await chooseFromMenu(page, 'Beam', 'Delete…')
    await expect(page.getByRole('alertdialog')).toContainText('for everybody it is shared with')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notice(page, 'Deleted “Beam”. It is in the trash.')).toBeVisible()
    await expect(row(page, 'Beam')).toBeHidden()
    await theirs.reload()
    await expect(row(theirs, 'Beam')).toBeHidden()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Beam')).toBeVisible()
    await chooseFromMenu(page, 'Beam', 'Delete…')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row(page, 'Beam')).toBeHidden()
    await page.getByRole('button', { name: 'Trash' }).click()
    const trash = page.getByRole('dialog', { name: 'Trash' })
    await trash.getByRole('checkbox', { name: 'Beam' }).check()
    await trash.getByRole('button', { name: 'Restore' }).click()
    await expect(trash).toContainText('The trash is empty.')
    await page.keyboard.press('Escape')
    await expect(row(page, 'Beam')).toBeVisible()
  },
)

test('axe finds nothing serious in the sharing dialog', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  const dialog = await openSharing(page, 'Beam')
  await dialog.getByRole('textbox', { name: 'Invite by e-mail' }).fill('a@example.com nobody')
  await expectAccessible(page)
})
