/** Sharing something with somebody, by the dialog and without it. */
import type { SharedType } from '@calcwright/contract'
import { type Locator, type Page, expect } from '@playwright/test'
import { chooseFromMenu } from './lists.ts'
import { type OwnServer, type Person, done } from './own-server.ts'

export const sharingDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Share “${name}”` })

/** The dialog of a row, with what it asks for. */
export async function openSharing(page: Page, name: string): Promise<Locator> {
  await chooseFromMenu(page, name, 'Share…')
  await expect(sharingDialog(page, name).getByRole('combobox').first()).toBeVisible()
  return sharingDialog(page, name)
}

export const saveSharing = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click()

/** Gives rights on a worksheet or project to somebody who accepts them. */
export async function share(
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

/** Gives rights of their own on a worksheet, as if they had been accepted long ago. */
export async function giveRights(
  sql: OwnServer['sql'],
  hash: string,
  guest: Person,
  rights: number,
): Promise<void> {
  await sql.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, $1, $2 from worksheets where hash = $3
     on conflict (worksheet_id, user_id) do update set rights = excluded.rights`,
    [guest.id, rights, hash],
  )
}
