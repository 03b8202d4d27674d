/** The list under impatient hands, and when others have changed what it shows. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { chooseFromMenu, collectNotices, moveTo, notice, row, section } from './lists.ts'
import { done, makeProject, makeWorksheets } from './own-server.ts'
import { test } from './people-test.ts'
import { expectResult, line } from './sheet.ts'

test('a double click makes, creates and deletes once', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/active/', 'Beam')
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  const callsTo = (path: string) => calls.filter(call => call === path).length
  await page.route('**/worksheet_commands', async route => {
    const { command } = route.request().postDataJSON() as { command: string }
    if (command === 'new_worksheet') calls.push(command)
    await route.continue()
  })
  await chooseFromMenu(page, 'Beam', 'Delete…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).dblclick()
  await expect(row(page, 'Beam')).toBeHidden()
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill('Bridge')
  await page.getByRole('button', { name: 'Create project' }).dblclick()
  await expect(page).toHaveURL(/\/projects\/\w+\/Bridge$/)
  await page.getByRole('button', { name: 'New worksheet', exact: true }).dblclick()
  await expect(line(page, 1)).toBeVisible()
  expect(['/projects/remove', '/projects/new', 'new_worksheet'].map(callsTo)).toEqual([1, 1, 1])
  expect((await done(person.client.tree('tree'))).projects).toHaveLength(1)
})

test('the last click on a star stands, however slow the first was', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  let pass = () => {}
  const held = new Promise<void>(resolve => (pass = resolve))
  await page.route(
    '**/projects/star',
    async route => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  const star = page.getByRole('button', { name: 'Star Beam' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const last = page.waitForResponse(
    answer => answer.url().endsWith('/projects/star') && !answer.request().postDataJSON().add,
  )
  pass()
  await last
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test(
  'a double click archives one row, not the one that takes its place',
  { tag: RARE },
  async ({ visit }) => {
    const { page } = await visit('/active/', 'Arch', 'Beam')
    const archive = page.getByRole('button', { name: 'Archive Beam' })
    const { x, y, width, height } = (await archive.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await expect(row(page, 'Beam')).toBeHidden()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.getByRole('treeitem', { name: 'Archive', exact: true }).click()
    await expect(row(page, 'Beam')).toBeVisible()
    await expect(row(page, 'Arch')).toBeHidden()
  },
)

test(
  'a project is not moved into itself; opening a branch twice chooses nothing',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/about')
    const outer = await makeProject(person, 'Outer')
    await makeProject(person, 'Inner', outer)
    const other = await makeProject(person, 'Other')
    await makeProject(person, 'Part of the other', other)
    await page.goto('/my_docs/')
    await chooseFromMenu(page, 'Outer', 'Move…')
    const dialog = page.getByRole('dialog', { name: 'Move “Outer”' })
    const targets = dialog.getByRole('treeitem')
    await expect(targets).toHaveText(['My docs', 'Other'])
    const arrow = targets.nth(1).locator('[aria-hidden]').first()
    await arrow.dblclick()
    await expect(targets).toHaveText(['My docs', 'Other'])
    await arrow.click()
    await expect(targets).toHaveText(['My docs', 'Other', 'Part of the other'])
    await moveTo(page, 'Other')
    await section(page, 'My docs').press('ArrowRight')
    await section(page, 'Other').press('ArrowRight')
    await expect(section(page, 'Outer')).toHaveAttribute('aria-level', '3')
  },
)

test('what others have deleted leaves the list when it is touched', { tag: RARE }, async ({ visit }) => {
  const { page, person, hashes } = await visit('/active/', 'Arch', 'Beam', 'Cable')
  await expect(row(page, 'Cable')).toBeVisible()
  const GONE = 'This document does not exist, or it has not been shared with you.'
  await done(person.client.remove('Worksheet', hashes[0]!))
  await page.getByRole('button', { name: 'Star Arch' }).click()
  await expect(notice(page, GONE)).toBeVisible()
  await expect(row(page, 'Arch')).toBeHidden()
  await done(person.client.remove('Worksheet', hashes[1]!))
  await page.getByRole('button', { name: 'Menu of Beam' }).click()
  await expect(row(page, 'Beam')).toBeHidden()
  await done(person.client.remove('Worksheet', hashes[2]!))
  await row(page, 'Cable').getByRole('link', { name: 'Cable' }).click()
  await expect(page.getByRole('main')).toContainText('There was an error: This worksheet does not exist')
  await expect(page).toHaveTitle('This worksheet cannot be opened · Calcwright')
})

test(
  'who was signed out elsewhere is told so, and is asked to sign in',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person } = await visit('/active/', 'Beam')
    await expect(row(page, 'Beam')).toBeVisible()
    await server.sql.query('delete from sessions where user_id = $1', [person.id])
    await page.getByRole('button', { name: 'Star Beam' }).click()
    await expect(notice(page, 'You were signed out. Sign in again to go on.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible()
  },
)

test('who was signed out elsewhere is told nothing else first', { tag: RARE }, async ({ visit, server }) => {
  const { page, person } = await visit('/active/', 'Beam')
  await expect(row(page, 'Beam')).toBeVisible()
  await server.sql.query('delete from sessions where user_id = $1', [person.id])
  const notices = await collectNotices(page)
  await page.getByRole('button', { name: 'Menu of Beam' }).click()
  await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible()
  await expect(notice(page, 'You were signed out. Sign in again to go on.')).toBeVisible()
  expect(await notices()).toEqual(['You were signed out. Sign in again to go on.Sign in'])
})

test(
  'where somebody else has signed in meanwhile, the list is theirs',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page } = await visit('/active/', 'Beam')
    const gus = await server.person('Gus')
    await makeWorksheets(gus, 'Pipe')
    await expect(row(page, 'Beam')).toBeVisible()
    await page.context().addCookies(await (await gus.page()).context().cookies())
    await page.getByRole('button', { name: 'Star Beam' }).click()
    await expect(notice(page, 'You are signed in as Gus now.')).toBeVisible()
    await expect(row(page, 'Pipe')).toBeVisible()
    await expect(row(page, 'Beam')).toBeHidden()
  },
)

test(
  'a worksheet that is open stays when the session has ended',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person } = await visit('/active/', 'Beam', 'Arch')
    await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
    await expect(line(page, 1).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('2+3=')
    await expectResult(page, 1, '5')
    await server.sql.query('delete from sessions where user_id = $1', [person.id])
    await page.getByRole('button', { name: 'New worksheet', exact: true }).click()
    await expect(notice(page, 'You were signed out. Sign in again to go on.')).toBeVisible()
    await expectResult(page, 1, '5')
  },
)

test('a name is not pushed away by a long way to its project', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/about')
  let parent: string | null = null
  for (const name of [
    'Motorways and federal roads',
    'Bridges of the northern section',
    'Foundations',
    'Piles',
  ])
    parent = await makeProject(person, `${name}, with everything that belongs to it`, parent)
  await done(person.client.newWorksheet({ name: 'Pier of the third span', project_hash: parent }))
  await page.goto('/active/')
  const link = row(page, 'Pier of the third span').getByRole('link', { name: 'Pier of the third span' })
  for (const width of [1440, 700, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(link).toBeVisible()
    expect(await link.evaluate(name => name.scrollWidth - name.clientWidth)).toBe(0)
  }
})
