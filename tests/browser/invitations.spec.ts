/** Invitations: by address, by mail, and what becomes of them. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { SERVER_ERROR, breakCall, notice, row } from './lists.ts'
import { done } from './own-server.ts'
import { test } from './people-test.ts'
import { openSharing, saveSharing } from './sharing.ts'

test(
  'addresses are split, checked and flagged; who is invited accepts',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page } = await visit('/active/', 'Beam')
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
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Please check the loads')
    await saveSharing(dialog)
    await expect(dialog).toBeHidden()
    await expect(
      notice(page, 'The rights are saved. Not invited, as this is no e-mail address: nobody'),
    ).toBeVisible()

    await openSharing(page, 'Beam')
    await expect(dialog.getByRole('region', { name: 'People', exact: true })).toContainText(
      `${guest.email} · invited`,
    )
    await dialog.getByRole('button', { name: 'Take back the invitation of other@example.com' }).click()
    await saveSharing(dialog)
    await expect(dialog).toBeHidden()

    const theirs = await guest.page()
    await theirs.goto('/active/')
    await theirs.getByRole('link', { name: 'Invitations, 1 waiting' }).click()
    await expect(theirs.getByRole('list', { name: 'Invitations' })).toContainText('Beam')
    await theirs.getByRole('button', { name: 'Accept Beam' }).click()
    await expect(theirs.getByText('No pending invitations')).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible()
    await theirs.goto('/shared/')
    await expect(row(theirs, 'Beam')).toContainText('Ann')
  },
)

test(
  'the link of an invitation by e-mail leads whoever opens it to the invitation',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page } = await visit('/active/', 'Beam')
    const dialog = await openSharing(page, 'Beam')
    await dialog.getByRole('textbox', { name: 'Invite by e-mail' }).fill('dora@example.com')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Please check the loads')
    await saveSharing(dialog)
    await expect(dialog).toBeHidden()
    let link = ''
    await expect(async () => {
      const [mail = ''] = await server.mailsTo('dora@example.com')
      expect(mail).toContain('Please check the loads')
      link = /\/invites\/#\S+/.exec(mail)![0]
    }).toPass()
    const other = await server.anonymous()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'Sign in to see your invitations' })).toBeVisible()
    // Neither the history nor the next page learns the secret.
    await expect(other).toHaveURL(/\/invites\/$/)
    await expect(other.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign_in?next=%2Finvites%2F',
    )
    await other.getByRole('link', { name: 'Create a free account' }).click()
    // The mail has proved the address.
    await expect(other.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('dora@example.com')
    const guest = await server.person('Gus')
    const theirs = await guest.page()
    await theirs.goto(link)
    await expect(theirs).toHaveURL(/\/invites\/$/)
    await theirs.getByRole('button', { name: 'Accept Beam' }).click()
    await theirs.goto('/shared/')
    await expect(row(theirs, 'Beam')).toBeVisible()
  },
)

test(
  'an invitation is rejected, and its buttons come back when that fails',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/about', 'Beam')
    const guest = await server.person('Gus')
    await done(
      person.client.setRights({
        item_type: 'Worksheet',
        item_hash: hashes[0]!,
        invite_emails: [guest.email],
      }),
    )
    await page.close()
    const theirs = await guest.page()
    await theirs.goto('/invites/')
    await breakCall(theirs, '/projects/invite')
    await theirs.getByRole('button', { name: 'Reject Beam' }).click()
    await expect(notice(theirs, SERVER_ERROR)).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Accept Beam' })).toBeVisible()
    await theirs.unroute('**/projects/invite')
    await theirs.getByRole('button', { name: 'Reject Beam' }).click()
    await expect(theirs.getByText('No pending invitations')).toBeVisible()
  },
)

test(
  'the keyboard alone answers one invitation after the other',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/about', 'Arch', 'Beam')
    const guest = await server.person('Gus')
    for (const item_hash of hashes)
      await done(person.client.setRights({ item_type: 'Worksheet', item_hash, invite_emails: [guest.email] }))
    await page.close()
    const theirs = await guest.page()
    await theirs.goto('/invites/')
    await theirs.getByRole('button', { name: 'Reject Beam' }).focus()
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByRole('button', { name: 'Reject Beam' })).toBeHidden()
    await expect(theirs.getByRole('listitem').filter({ hasText: 'Arch' })).toBeFocused()
    await theirs.keyboard.press('Tab')
    await theirs.keyboard.press('Tab')
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByText('No pending invitations')).toBeFocused()
    await theirs.goto('/shared/')
    await expect(row(theirs, 'Arch')).toBeVisible()
    await expect(row(theirs, 'Beam')).toBeHidden()
  },
)

test(
  'an invitation that was taken back meanwhile leaves the list',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/about', 'Beam')
    const guest = await server.person('Gus')
    const beam = { item_type: 'Worksheet', item_hash: hashes[0]! } as const
    await done(person.client.setRights({ ...beam, invite_emails: [guest.email] }))
    await page.close()
    const theirs = await guest.page()
    await theirs.goto('/invites/')
    await expect(theirs.getByRole('button', { name: 'Accept Beam' })).toBeVisible()
    await done(person.client.setRights({ ...beam, withdraw_emails: [guest.email] }))
    await theirs.getByRole('button', { name: 'Accept Beam' }).click()
    await expect(notice(theirs, 'This invitation has been answered or taken back.')).toBeVisible()
    await expect(theirs.getByText('No pending invitations')).toBeVisible()
  },
)
