/** Teams: who is in them and as what, and what is shared with them, as several people see it. */
import { type Locator, type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { SERVER_ERROR, breakCall, chooseFromMenu, notice, row, section } from './lists.ts'
import { type OwnServer, type Person, done, makeProject, makeWorksheets } from './own-server.ts'
import { test } from './people-test.ts'
import { expectField, expectResult, line, save } from './sheet.ts'

const dialogOf = (page: Page, team = 'Statics') => page.getByRole('dialog', { name: team, exact: true })
const members = (dialog: Locator) => dialog.getByRole('list', { name: 'Members' })
const emails = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Invite by e-mail' })

async function openTeam(page: Page, team = 'Statics'): Promise<Locator> {
  await page.goto('/team/')
  await page.getByRole('button', { name: team, exact: true }).click()
  await expect(members(dialogOf(page, team))).toBeVisible()
  return dialogOf(page, team)
}

/** Ann's team, with others who have accepted. */
async function makeTeam(ann: Person, ...others: readonly Person[]): Promise<string> {
  const { hash_string: team } = await done(ann.client.newTeam('Statics'))
  for (const other of others) {
    await done(ann.client.inviteToTeam({ hash_string: team, emails: [other.email] }))
    const { worksheets } = await done(other.client.list({ view: 'invites' }))
    await done(other.client.answerInvitation(worksheets[0]!.rights_hash!, true))
  }
  return team
}

/** Ann, who owns the team, and Gus, who is in it, each at an address. */
async function annAndGus(server: OwnServer, address = '/team/') {
  const [ann, gus] = [await server.person('Ann'), await server.person('Gus')]
  const team = await makeTeam(ann, gus)
  const [page, theirs] = [await ann.page(), await gus.page()]
  for (const each of [page, theirs]) await each.goto(address)
  return { ann, page, gus, theirs, team }
}

test(
  'a team is made and people are invited; one accepts, one rejects, one is taken back',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page } = await visit('/team/')
    const [gus, cleo, dora] = [
      await server.person('Gus'),
      await server.person('Cleo'),
      await server.person('Dora'),
    ]
    await expect(page.getByText('A team is people who are given rights together.')).toBeVisible()
    await page.getByRole('button', { name: 'New team' }).click()
    const prompt = page.getByRole('dialog', { name: 'New team' })
    await prompt.getByRole('button', { name: 'Create team' }).click()
    await expect(prompt.getByRole('alert')).toHaveText('No name provided')
    await prompt.getByRole('textbox', { name: 'Team name' }).fill('Statics')
    await prompt.getByRole('button', { name: 'Create team' }).click()
    const dialog = dialogOf(page)
    await expect(members(dialog)).toContainText('Ann (you)')
    await emails(dialog).fill(`${gus.email}, ${cleo.email}; ${dora.email} nobody`)
    await expect(dialog.getByText('Not an e-mail address: nobody')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Role of who is invited' }).selectOption('Administrator')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('For the bridges')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    for (const { email } of [gus, cleo, dora])
      await expect(members(dialog)).toContainText(`${email} · invited as administrator`)
    await expect(emails(dialog)).toHaveValue('nobody')
    await expect(async () => {
      expect((await server.mailsTo(gus.email)).join()).toContain('For the bridges')
    }).toPass()
    await dialog.getByRole('button', { name: `Take back the invitation of ${dora.email}` }).click()
    await expect(members(dialog)).not.toContainText(dora.email)
    await dialog.getByRole('button', { name: 'Done' }).click()

    const [first, second, third] = [await gus.page(), await cleo.page(), await dora.page()]
    await first.goto('/invites/')
    const invitation = first.getByRole('listitem').filter({ hasText: 'Statics' })
    await expect(invitation).toContainText('Team · from Ann')
    await first.getByRole('button', { name: 'Accept Statics' }).click()
    await expect(first.getByText('No pending invitations')).toBeVisible()
    await second.goto('/invites/')
    await second.getByRole('button', { name: 'Reject Statics' }).click()
    await expect(second.getByText('No pending invitations')).toBeVisible()
    await third.goto('/invites/')
    await expect(third.getByText('No pending invitations')).toBeVisible()

    await openTeam(page)
    await expect(members(dialog).getByRole('listitem')).toHaveText([/^Ann \(you\)/, /^Gus/])
    await second.goto('/team/')
    await expect(second.getByRole('group', { name: 'Teams' })).not.toContainText('Statics')
  },
)

test(
  'roles: members look on, administrators manage but not owners, owners do everything',
  { tag: RARE },
  async ({ server }) => {
    const { page, theirs } = await annAndGus(server)
    const seen = await openTeam(theirs)
    await expect(seen.getByRole('textbox')).toHaveCount(0)
    await expect(seen.getByRole('combobox')).toHaveCount(0)
    await expect(seen.getByRole('button', { name: 'Dissolve the team…' })).toBeHidden()

    const dialog = await openTeam(page)
    const role = dialog.getByRole('combobox', { name: 'Role of Gus' })
    await role.selectOption('Administrator')
    await expect(role).toHaveValue('administrator')

    await openTeam(theirs)
    await expect(seen.getByRole('combobox', { name: 'Role of Ann' })).toHaveCount(0)
    await expect(
      seen.getByRole('combobox', { name: 'Role of who is invited' }).getByRole('option'),
    ).toHaveText(['Member', 'Administrator'])
    const name = seen.getByRole('textbox', { name: 'Team name' })
    await name.fill('Statics and dynamics')
    await name.press('Enter')
    await expect(dialogOf(theirs, 'Statics and dynamics')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Statics and dynamics' })).toBeVisible()
  },
)

test('the last owner stays until there is another one', { tag: RARE }, async ({ server }) => {
  const { page, theirs } = await annAndGus(server)
  const dialog = await openTeam(page)
  await expect(dialog.getByRole('button', { name: 'Dissolve the team…' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Leave the team…' })).toBeHidden()
  const role = dialog.getByRole('combobox', { name: 'Role of Gus' })
  await role.selectOption('Owner')
  await expect(role).toHaveValue('owner')
  await dialog.getByRole('button', { name: 'Leave the team…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(notice(page, 'You left “Statics”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Statics' })).toBeHidden()
  await expect(members(await openTeam(theirs)).getByRole('listitem')).toHaveText([/^Gus \(you\).*Owner$/])
})

test(
  'who is removed loses what was shared with the team, at once where it is open',
  { tag: RARE },
  async ({ server }) => {
    const { ann, page, theirs, team } = await annAndGus(server)
    const [hash] = await makeWorksheets(ann, 'Beam')
    await done(
      ann.client.setRights({ item_type: 'Worksheet', item_hash: hash!, team_hash: team, team_rights: 3 }),
    )
    await theirs.goto('/team/')
    await row(theirs, 'Beam').getByRole('link', { name: 'Beam' }).click()
    await expectField(theirs, 1)
    await theirs.keyboard.type('2+3=')
    await expectResult(theirs, 1, '5')
    await save(theirs)

    const dialog = await openTeam(page)
    await dialog.getByRole('button', { name: 'Remove Gus from the team' }).click()
    const question = dialog.getByRole('group', { name: 'Remove Gus from the team?' })
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Role of Gus' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove Gus from the team' }).click()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(members(dialog)).not.toContainText('Gus')

    await expect(notice(theirs, /^This worksheet does not exist/)).toBeVisible()
    await theirs.goto('/team/')
    await expect(theirs.getByText('No worksheets found')).toBeVisible()
  },
)

test(
  "a team's projects: members see them in the tree and work in them, and what they make is everybody's",
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person: ann } = await visit('/about')
    const gus = await server.person('Gus')
    await makeTeam(ann, gus)
    await makeProject(ann, 'Bridge')
    await page.goto('/my_docs/')
    await chooseFromMenu(page, 'Bridge', 'Share…')
    const sharing = page.getByRole('dialog', { name: 'Share “Bridge”' })
    await sharing.getByRole('combobox', { name: 'Team', exact: true }).selectOption('Statics')
    await sharing.getByRole('combobox', { name: 'Rights of the team' }).selectOption('Can edit')
    await sharing.getByRole('button', { name: 'Save Changes' }).click()
    await expect(sharing).toBeHidden()

    const theirs = await gus.page()
    await theirs.goto('/active/')
    await section(theirs, 'Team').click()
    await section(theirs, 'Bridge').click()
    await expect(theirs).toHaveURL(/\/projects\/\w+\/Bridge$/)
    await theirs.getByRole('main').getByRole('button', { name: 'Project menu of Bridge' }).click()
    await expect(theirs.getByRole('menuitem')).toHaveText([
      'New sub-project…',
      'Rename…',
      'Share…',
      'Move…',
      'Embed…',
      'Archive',
    ])
    await theirs.keyboard.press('Escape')
    await theirs.getByRole('button', { name: 'New worksheet', exact: true }).click()
    await expect(line(theirs, 1).getByRole('textbox')).toBeFocused()
    await expect(theirs.getByRole('navigation', { name: 'Project' })).toContainText('Bridge')
    await theirs.keyboard.press('F2')
    await theirs.keyboard.type('Pier')
    await theirs.keyboard.press('Enter')
    await theirs.keyboard.type('2+3=')
    await expectResult(theirs, 1, '5')
    await save(theirs)

    await page.goto('/team/')
    await expect(row(page, 'Bridge')).toBeVisible()
    await expect(row(page, 'Pier')).toContainText('GusStatics')
    await row(page, 'Pier').getByRole('link', { name: 'Pier' }).click()
    await expectResult(page, 1, '5')
  },
)

test(
  'the keyboard alone makes a team, invites, gives a role, renames, removes and dissolves',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person: ann } = await visit('/team/')
    const gus = await server.person('Gus')
    const press = (...keys: readonly string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
    /** Goes on with Tab until a control has the focus. */
    const tabTo = (control: Locator) =>
      expect(async () => {
        await press('Tab')
        await expect(control).toBeFocused({ timeout: 50 })
      }).toPass({ intervals: [10] })

    await tabTo(page.getByRole('button', { name: 'New team' }))
    await press('Enter')
    await expect(page.getByRole('textbox', { name: 'Team name' })).toBeFocused()
    await page.keyboard.type('Statics')
    await press('Enter')
    const dialog = dialogOf(page)
    await expect(members(dialog)).toBeVisible()
    await tabTo(emails(dialog))
    await page.keyboard.type(gus.email)
    await press('Enter')
    await expect(members(dialog)).toContainText(`${gus.email} · invited as member`)
    const { worksheets } = await done(gus.client.list({ view: 'invites' }))
    await done(gus.client.answerInvitation(worksheets[0]!.rights_hash!, true))
    await press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await tabTo(page.getByRole('button', { name: 'Statics' }))
    await press('Enter')
    const role = dialog.getByRole('combobox', { name: 'Role of Gus' })
    await expect(role).toBeVisible()
    await tabTo(role)
    await press('ArrowDown')
    await expect(role).toHaveValue('administrator')
    await tabTo(dialog.getByRole('textbox', { name: 'Team name' }))
    await press('End')
    await page.keyboard.type(' 2')
    await press('Enter')
    const renamed = dialogOf(page, 'Statics 2')
    await tabTo(renamed.getByRole('button', { name: 'Remove Gus from the team' }))
    await press('Enter')
    await expect(renamed.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
    await press('Enter')
    await expect(members(renamed)).not.toContainText('Gus')
    await tabTo(renamed.getByRole('button', { name: 'Dissolve the team…' }))
    await press('Enter')
    await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Dissolve' }))
    await press('Enter')
    await expect(notice(page, 'Dissolved “Statics 2”')).toBeVisible()
    expect((await done(ann.client.teams())).teams).toEqual([])
  },
)

test('what fails in a team is said, and the team stays as it was', { tag: RARE }, async ({ server }) => {
  const { page } = await annAndGus(server)
  const dialog = await openTeam(page)
  await breakCall(page, '/teams/set_role')
  await dialog.getByRole('combobox', { name: 'Role of Gus' }).selectOption('Owner')
  await expect(notice(page, SERVER_ERROR).first()).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Role of Gus' })).toHaveValue('member')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await breakCall(page, '/teams/get')
  await page.reload()
  await page.getByRole('button', { name: 'Statics' }).click()
  await expect(notice(page, SERVER_ERROR).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await breakCall(page, '/teams')
  await page.reload()
  const bar = page.getByRole('group', { name: 'Teams' })
  await expect(bar.getByRole('alert')).toContainText('An error occurred')
  await page.unroute('**/teams')
  await bar.getByRole('button', { name: 'Try again' }).click()
  await expect(bar.getByRole('button', { name: 'Statics' })).toBeVisible()
})

test('axe finds nothing serious in the dialog of a team', { tag: RARE }, async ({ server }) => {
  const { page } = await annAndGus(server)
  const dialog = await openTeam(page)
  await emails(dialog).fill('a@example.com nobody')
  await expectAccessible(page)
})
