/** Sharing, invitations and copies, between several people. */
import type { SharedType } from '@calcwright/contract'
import { type Browser, type Locator, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { SERVER_ERROR, breakCall, chooseFromMenu, notice, row, visit } from './lists.ts'
import { type OwnServer, closePages, type Person, done, makeProject, startOwnServer } from './own-server.ts'
import { expectField, expectResult, expectSaved, line, skipWelcome } from './sheet.ts'

test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(3933)
})
test.afterAll(() => server.stop())
test.afterEach(({ browser }) => closePages(browser))

const sharing = (page: Page, name: string) => page.getByRole('dialog', { name: `Share “${name}”` })

async function openSharing(page: Page, name: string): Promise<Locator> {
  await chooseFromMenu(page, name, 'Collaborators…')
  await expect(sharing(page, name).getByRole('combobox').first()).toBeVisible()
  return sharing(page, name)
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click()

/** Gives rights on a worksheet or project to somebody who accepts them. */
async function share(
  owner: Person,
  hash: string,
  guest: Person,
  rights: number,
  item_type: SharedType = 'Worksheet',
): Promise<void> {
  await done(
    owner.client.setRights({
      item_type,
      item_hash: hash,
      invite_emails: [guest.email],
      invite_rights: rights,
    }),
  )
  const { worksheets } = await done(guest.client.list({ view: 'invites' }))
  await done(guest.client.answerInvitation(worksheets[0]!.rights_hash!, true))
}

/** A page of somebody without an account. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.base })
  const page = await context.newPage()
  await skipWelcome(page)
  return page
}

test('addresses are split, checked and flagged; who is invited accepts', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
  const guest = await server.person('Gus')
  const dialog = await openSharing(page, 'Beam')
  const emails = dialog.getByRole('textbox', { name: 'Invite by e-mail' })
  await emails.fill(`${guest.email}; nobody, other@example.com`)
  await expect(dialog.getByRole('listitem')).toHaveText([
    guest.email,
    'other@example.com',
    'nobody: not an e-mail address',
  ])
  await expect(emails).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('combobox', { name: 'Rights of who is invited' })).toHaveValue('1')
  await save(dialog)
  await expect(notice(page, 'Not an e-mail address: nobody')).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave out nobody' }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please check the loads')
  await save(dialog)
  await expect(dialog).toBeHidden()

  await openSharing(page, 'Beam')
  await expect(dialog.getByRole('region', { name: 'People', exact: true })).toContainText(
    `${guest.email} · invited`,
  )
  await dialog.getByRole('button', { name: 'Take back the invitation of other@example.com' }).click()
  await save(dialog)
  await expect(dialog).toBeHidden()

  const theirs = await guest.page(browser)
  await theirs.goto('/active/')
  await theirs.getByRole('link', { name: 'Invitations, 1 waiting' }).click()
  await expect(theirs.getByRole('list', { name: 'Invitations' })).toContainText('Beam')
  await theirs.getByRole('button', { name: 'Accept Beam' }).click()
  await expect(theirs.getByText('No pending invitations')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible()
  await theirs.goto('/shared/')
  await expect(row(theirs, 'Beam')).toContainText('Ann')
})

test('the link of an invitation by e-mail leads whoever opens it to the invitation', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
  const dialog = await openSharing(page, 'Beam')
  await dialog.getByRole('textbox', { name: 'Invite by e-mail' }).fill('dora@example.com')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please check the loads')
  await save(dialog)
  await expect(dialog).toBeHidden()
  let link = ''
  await expect(async () => {
    const [mail = ''] = await server.mailsTo('dora@example.com')
    expect(mail).toContain('Please check the loads')
    link = /\/invites\/\?invitation=\S+/.exec(mail)![0]
  }).toPass()
  const other = await stranger(browser)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Sign in to see your worksheets' })).toBeVisible()
  const guest = await server.person('Gus')
  const theirs = await guest.page(browser)
  await theirs.goto(link)
  await expect(theirs).toHaveURL(/\/invites\/$/)
  await theirs.getByRole('button', { name: 'Accept Beam' }).click()
  await theirs.goto('/shared/')
  await expect(row(theirs, 'Beam')).toBeVisible()
})

test('an invitation is rejected, and its buttons come back when that fails', async ({ browser }) => {
  const { page, person, hashes } = await visit(server, browser, '/about', 'Beam')
  const guest = await server.person('Gus')
  await done(
    person.client.setRights({ item_type: 'Worksheet', item_hash: hashes[0]!, invite_emails: [guest.email] }),
  )
  await page.close()
  const theirs = await guest.page(browser)
  await theirs.goto('/invites/')
  await breakCall(theirs, '/projects/invite')
  await theirs.getByRole('button', { name: 'Reject Beam' }).click()
  await expect(notice(theirs, SERVER_ERROR)).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Accept Beam' })).toBeVisible()
  await theirs.unroute('**/projects/invite')
  await theirs.getByRole('button', { name: 'Reject Beam' }).click()
  await expect(theirs.getByText('No pending invitations')).toBeVisible()
})

test('an invitation that was taken back meanwhile leaves the list', async ({ browser }) => {
  const { page, person, hashes } = await visit(server, browser, '/about', 'Beam')
  const guest = await server.person('Gus')
  const beam = { item_type: 'Worksheet', item_hash: hashes[0]! } as const
  await done(person.client.setRights({ ...beam, invite_emails: [guest.email] }))
  await page.close()
  const theirs = await guest.page(browser)
  await theirs.goto('/invites/')
  await expect(theirs.getByRole('button', { name: 'Accept Beam' })).toBeVisible()
  await done(person.client.setRights({ ...beam, withdraw_emails: [guest.email] }))
  await theirs.getByRole('button', { name: 'Accept Beam' }).click()
  await expect(notice(theirs, 'This invitation has been answered or taken back.')).toBeVisible()
  await expect(theirs.getByText('No pending invitations')).toBeVisible()
})

test('rights of people are changed, and what comes from the project stands apart', async ({ browser }) => {
  const { page, person } = await visit(server, browser, '/about')
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
  await save(dialog)
  await expect(dialog).toBeHidden()
  expect((await done(guest.client.rightsLevel(hash))).rights_level).toBe(3)
  expect(await colleague.client.getWorksheet({ hash_string: hash })).toMatchObject({ success: false })
})

test('public rights hide the people, and everybody with the link can open it', async ({ browser }) => {
  const { page, hashes } = await visit(server, browser, '/active/', 'Beam')
  const dialog = await openSharing(page, 'Beam')
  await expect(dialog.getByRole('region', { name: 'People', exact: true })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Rights of everybody' }).selectOption('Can view')
  await expect(dialog.getByRole('region', { name: 'People', exact: true })).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Invite by e-mail' })).toBeHidden()
  await save(dialog)
  await expect(dialog).toBeHidden()

  const other = await stranger(browser)
  await other.goto(`/worksheets/${hashes[0]}`)
  await expect(line(other, 1)).toBeVisible()
  await other.getByRole('button', { name: 'Share' }).click()
  await expect(notice(other, 'Login and create an account to share this document')).toBeVisible()
})

test('who is not signed in is asked to create a free account in place of the collaborators', async ({
  browser,
}) => {
  const { person } = await visit(server, browser, '/about')
  const bridge = await makeProject(person, 'Bridge')
  await done(person.client.newWorksheet({ name: 'Pier', project_hash: bridge }))
  await done(person.client.setRights({ item_type: 'Project', item_hash: bridge, public_rights: 1 }))
  const other = await stranger(browser)
  await other.goto(`/projects/${bridge}/Bridge`)
  await expect(row(other, 'Pier')).toBeVisible()
  await other.getByRole('button', { name: 'Share' }).click()
  const dialog = sharing(other, 'Bridge')
  await expect(dialog).toContainText('Create a free account to work on this together with others.')
  await expect(dialog.getByRole('link', { name: 'Create a free account' })).toBeVisible()
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('who may only view gets Close and no changes', async ({ browser }) => {
  const { person, hashes } = await visit(server, browser, '/about', 'Beam')
  const guest = await server.person('Gus')
  await share(person, hashes[0]!, guest, 1)
  const theirs = await guest.page(browser)
  await theirs.goto(`/worksheets/${hashes[0]}`)
  await theirs.getByRole('button', { name: 'Share' }).click()
  const dialog = sharing(theirs, 'Beam')
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeHidden()
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
})

test('a failed save leaves the dialog, a failed load closes it', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
  const dialog = await openSharing(page, 'Beam')
  await dialog.getByRole('textbox', { name: 'Invite by e-mail' }).fill('a@example.com')
  await breakCall(page, '/rights/set_rights')
  await save(dialog)
  await expect(notice(page, SERVER_ERROR)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Invite by e-mail' })).toHaveValue('a@example.com')
  await breakCall(page, '/rights/invalidate_url')
  await dialog.getByRole('button', { name: 'Invalidate this link' }).click()
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  await expect(dialog.getByRole('button', { name: 'Invalidate this link' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await breakCall(page, '/rights')
  await chooseFromMenu(page, 'Beam', 'Collaborators…')
  await expect(notice(page, SERVER_ERROR).last()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a new link: the address, the list and the open sheet of others follow; the old one shows nothing', async ({
  browser,
}) => {
  const { page, person, hashes } = await visit(server, browser, '/active/', 'Beam')
  const guest = await server.person('Gus')
  await share(person, hashes[0]!, guest, 3)
  const theirs = await guest.page(browser)
  await theirs.goto(`/worksheets/${hashes[0]}/Beam`)
  await expect(line(theirs, 1)).toBeVisible()
  await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
  await expect(line(page, 1)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click()
  const dialog = sharing(page, 'Beam')
  await dialog.getByRole('button', { name: 'Invalidate this link' }).click()
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).not.toHaveValue(
    new RegExp(hashes[0]!),
  )
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  const hash = new URL(link).pathname.split('/')[2]!
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`/inline_worksheets/${hash}/Beam$`))
  await expect(line(page, 1)).toBeVisible()
  await expect(theirs).toHaveURL(new RegExp(`/worksheets/${hash}/Beam$`))
  await expect(line(theirs, 1)).toBeVisible()
  await theirs.goto(`/worksheets/${hashes[0]}/Beam`)
  await expect(theirs.getByRole('alert')).toContainText('There was an error')
})

test('a new link takes nothing from who has unsent edits, at work or away', async ({ browser }) => {
  const { page, person, hashes } = await visit(server, browser, '/about', 'Beam')
  await page.close()
  const [guest, colleague] = [await server.person('Gus'), await server.person('Cleo')]
  await share(person, hashes[0]!, guest, 3)
  await share(person, hashes[0]!, colleague, 3)
  const [theirs, away] = [await guest.page(browser), await colleague.page(browser)]
  for (const other of [theirs, away]) {
    await other.goto(`/worksheets/${hashes[0]}/Beam`)
    await expectField(other, 1)
  }
  await away.context().setOffline(true)
  await away.keyboard.press('Enter')
  await away.keyboard.type('40+2=')
  await expect(away.getByRole('status', { name: 'Saving' })).toContainText('Not saved')
  await away.goto('about:blank')

  // The save is on its way by the old address when the worksheet gets another one.
  let pass = () => {}
  const held = new Promise<void>(resolve => (pass = resolve))
  const sent = new Promise<void>(resolve => {
    void theirs.route(
      '**/worksheet_elements',
      async route => {
        resolve()
        await held
        await route.continue()
      },
      { times: 1 },
    )
  })
  await theirs.keyboard.type('2+3=')
  await expectResult(theirs, 1, '5')
  await sent
  const { hash_string: hash } = await done(person.client.invalidateUrl('Worksheet', hashes[0]!))
  pass()
  await expect(theirs).toHaveURL(new RegExp(`/worksheets/${hash}/Beam$`))
  await theirs.keyboard.press('Enter')
  await theirs.keyboard.type('4+5=')
  await expect(theirs.getByRole('math', { name: '= 9', exact: true })).toBeVisible()
  await expectSaved(theirs)
  await theirs.reload()
  await expectResult(theirs, 1, '5')

  await away.context().setOffline(false)
  await away.goto('/shared/')
  await row(away, 'Beam').getByRole('link', { name: 'Beam' }).click()
  await expect(notice(away, 'Changes from your last visit that had not been saved are back.')).toBeVisible()
  await expectSaved(away)
  await expect(theirs.getByRole('math', { name: '= 42', exact: true })).toBeVisible()
  await expectResult(theirs, 1, '5')
})

test('sharing with nothing open says what to open; an unsaved document says to save it', async ({
  browser,
}) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
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
  await expect(sharing(page, 'Beam')).toBeVisible()
})

test('a copy asks for its name and what its author may see; the owner finds it among the copies', async ({
  browser,
}) => {
  const { page, person, hashes } = await visit(server, browser, '/active/', 'Beam')
  const [first, second] = [await server.person('Gus'), await server.person('Cleo')]
  for (const [guest, answer] of [
    [first, 'No'],
    [second, 'Yes'],
  ] as const) {
    await share(person, hashes[0]!, guest, 2)
    const theirs = await guest.page(browser)
    await theirs.goto('/shared/')
    await chooseFromMenu(theirs, 'Beam', 'Copy…')
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
})

test('the address of the copy flow makes a copy', async ({ browser }) => {
  const { page, hashes } = await visit(server, browser, '/about', 'Beam')
  await page.goto(`/worksheet_copy/${hashes[0]}?author_rights=true`)
  await expect(line(page, 1)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Worksheet name' })).toHaveValue('Beam (Copy)')
})

test('a worksheet is deleted for everybody by its owner and removed by others', async ({ browser }) => {
  const { page, person, hashes } = await visit(server, browser, '/active/', 'Beam')
  const guest = await server.person('Gus')
  await share(person, hashes[0]!, guest, 1)
  const theirs = await guest.page(browser)
  await theirs.goto('/shared/')
  await chooseFromMenu(theirs, 'Beam', 'Remove…')
  await expect(theirs.getByRole('alertdialog')).toContainText('It leaves your lists only.')
  await theirs.getByRole('button', { name: 'Cancel' }).click()
  await chooseFromMenu(page, 'Beam', 'Delete…')
  await expect(page.getByRole('alertdialog')).toContainText('for everybody it is shared with')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(notice(page, 'Deleted “Beam”')).toBeVisible()
  await expect(row(page, 'Beam')).toBeHidden()
  await theirs.reload()
  await expect(row(theirs, 'Beam')).toBeHidden()
})

test('axe finds nothing serious in the sharing dialog', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = await openSharing(page, 'Beam')
  await dialog.getByRole('textbox', { name: 'Invite by e-mail' }).fill('a@example.com nobody')
  await expectAccessible(page)
})
