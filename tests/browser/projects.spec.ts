/** Projects: making, moving into them, archiving and deleting them, and their tree. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { SERVER_ERROR, breakCall, chooseFromMenu, notice, row, section } from './lists.ts'
import { done, makeProject } from './own-server.ts'
import { test } from './people-test.ts'
import { drag } from './selections.ts'
import { line } from './sheet.ts'

test('a move that fails is said where the place of the row stands', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/active/', 'Beam')
  await makeProject(person, 'Bridge')
  await breakCall(page, '/projects/move')
  await chooseFromMenu(page, 'Beam', 'Move…')
  const dialog = page.getByRole('dialog', { name: 'Move “Beam”' })
  await expect(dialog.getByRole('treeitem', { name: 'My docs' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('treeitem', { name: 'My docs' }).press('ArrowDown')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(row(page, 'Beam').getByRole('alert')).toHaveText('An error occurred')
})

test(
  'where to move is asked of the server, which may fail; what moves is dragged there',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/active/', 'Beam')
    await makeProject(person, 'Bridge')
    await breakCall(page, '/projects/tree')
    await chooseFromMenu(page, 'Beam', 'Move…')
    const dialog = page.getByRole('dialog', { name: 'Move “Beam”' })
    await expect(dialog.getByRole('alert')).toContainText('An error occurred')
    await page.unroute('**/projects/tree')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const bridge = dialog.getByRole('treeitem', { name: 'Bridge' })
    await drag(page, dialog.getByTitle('Drag it onto a project'), bridge, { x: 90, y: 12 })
    await expect(bridge).toHaveAttribute('aria-selected', 'true')
    // A click in the moments after a drop belongs to the drag, and is ignored.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Move', exact: true }).click()
      await expect(dialog).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(row(page, 'Beam')).toContainText('Bridge')
  },
)

test('a name that is refused is said, and its dialog stays', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/my_docs/', 'Beam')
  await makeProject(person, 'Bridge')
  await page.reload()
  await chooseFromMenu(page, 'Bridge', 'Rename…')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill(' ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No name provided')
  await breakCall(page, '/projects/rename')
  await name.fill('Viaduct')
  await page.keyboard.press('Enter')
  await expect(notice(page, SERVER_ERROR)).toBeVisible()
  await expect(name).toHaveValue('Viaduct')
})

test('a project that is not there, or no longer, leads on', { tag: RARE }, async ({ visit, server }) => {
  const GONE = 'An error occurred: This project does not exist, or it has not been shared with you.'
  const { page } = await visit('/projects/none/Old_name', 'Beam')
  await expect(page.getByRole('alert')).toContainText(GONE)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.getByRole('alert').getByRole('link', { name: 'All worksheets' }).click()
  await expect(row(page, 'Beam')).toBeVisible()
  const anonymous = await server.anonymous()
  await anonymous.goto('/projects/none/Old_name')
  await expect(anonymous.getByRole('alert')).toContainText(GONE)
  await expect(anonymous.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign_in?next=%2Fprojects%2Fnone%2FOld_name',
  )
})

test('a row is dragged into a project', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/active/', 'Beam')
  await makeProject(person, 'Bridge')
  await section(page, 'My docs').click()
  await expect(row(page, 'Beam')).toBeVisible()
  const from = (await row(page, 'Beam').getByRole('link', { name: 'Beam' }).boundingBox())!
  const to = (await section(page, 'Bridge').boundingBox())!
  await page.mouse.move(from.x + 4, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y + 10, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 8 })
  await expect(page.getByText('“Beam” is over “Bridge”')).toBeAttached()
  const dragged = (await page.getByText('Beam', { exact: true }).last().boundingBox())!
  expect(dragged.x).toBeGreaterThan(to.x)
  await page.mouse.up()
  await expect(notice(page, 'Moved “Beam” to Bridge')).toBeVisible()
  await section(page, 'Bridge').click()
  await expect(row(page, 'Beam')).toBeVisible()
})

test('projects are made, nested, renamed, archived with all in them and restored', async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Project name' }).fill('  ')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('No name provided')
  await dialog.getByRole('textbox', { name: 'Project name' }).fill('Bridge no. 7')
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Project Created')).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/\w+\/Bridge_no__7$/)
  await expect(page).toHaveTitle('Bridge no. 7 · Calcwright')
  await expect(page.getByText('This project is empty')).toBeVisible()
  await expect(section(page, 'Bridge no. 7')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Project menu of Bridge no. 7' }).click()
  await page.getByRole('menuitem', { name: 'New sub-project…' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill('Piers')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Bridge no. 7 / Piers · Calcwright')
  await page.getByRole('button', { name: 'New worksheet', exact: true }).click()
  await expect(line(page, 1)).toBeVisible()
  await page.getByRole('link', { name: 'All worksheets' }).click()
  await expect(row(page, 'New Worksheet')).toBeVisible()

  await page.getByRole('link', { name: 'Bridge no. 7' }).click()
  await chooseFromMenu(page, 'Piers', 'Rename…')
  await page.getByRole('textbox', { name: 'Name' }).fill('Columns')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Columns')).toBeVisible()

  await section(page, 'My docs').click()
  await section(page, 'Bridge no. 7').click()
  await page.getByRole('main').getByRole('button', { name: 'Project menu of Bridge no. 7' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(section(page, 'Bridge no. 7')).toBeHidden()
  await section(page, 'Archive').click()
  await section(page, 'Bridge no. 7').click()
  await expect(page).toHaveURL(/\/archive_projects\/\w+\/Bridge_no__7$/)
  await page.getByRole('main').getByRole('button', { name: 'Project menu of Bridge no. 7' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Rename…',
    'Share…',
    'Move…',
    'Embed…',
    'Restore',
    'Delete…',
  ])
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(notice(page, 'Project and all sub-projects and worksheets restored.')).toBeVisible()
})

test(
  'a project that is archived or restored where it is shown, is shown where it is then',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/about')
    const bridge = await makeProject(person, 'Bridge')
    await done(person.client.newWorksheet({ name: 'Beam', project_hash: bridge }))
    await page.goto(`/projects/${bridge}/Bridge`)
    await expect(row(page, 'Beam')).toBeVisible()
    const choose = async (entry: string) => {
      await page.getByRole('main').getByRole('button', { name: 'Project menu of Bridge' }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    await choose('Archive')
    await expect(page).toHaveURL(`/archive_projects/${bridge}/Bridge`)
    await expect(page.getByRole('main').getByText('Archived', { exact: true })).toBeVisible()
    await expect(row(page, 'Beam')).toBeVisible()
    await page.goto(`/projects/${bridge}/Bridge`)
    await expect(page.getByRole('main').getByText('Archived', { exact: true })).toBeVisible()
    await page.goto(`/archive_projects/${bridge}/Bridge`)
    await choose('Restore')
    await expect(page).toHaveURL(`/projects/${bridge}/Bridge`)
    await expect(row(page, 'Beam')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page).toHaveURL(`/archive_projects/${bridge}/Bridge`)
  },
)

test('what is made inside an archived project is archived with it', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/active/', 'Beam')
  const tower = await makeProject(person, 'Old tower')
  await done(person.client.archive('Project', tower, true))
  await page.goto(`/archive_projects/${tower}/Old_tower`)
  await expect(page.getByRole('main').getByText('Archived', { exact: true })).toBeVisible()
  await makeProject(person, 'Annex', tower)
  await page.reload()
  await expect(row(page, 'Annex')).toBeVisible()
  await section(page, 'My docs').click()
  await section(page, 'Archive').press('ArrowRight')
  await section(page, 'Old tower').press('ArrowRight')
  await expect(section(page, 'Annex')).toBeVisible()
  await expect(section(page, 'Annex')).toHaveAttribute('aria-level', '3')
})

test(
  'an open worksheet shows the projects that it is in, and leads to them',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/about')
    const piers = await makeProject(person, 'Piers', await makeProject(person, 'Bridge'))
    const { hash_string: hash } = await done(
      person.client.newWorksheet({ name: 'Pier', project_hash: piers }),
    )
    await page.goto(`/worksheets/${hash}/Pier`)
    const path = page.getByRole('navigation', { name: 'Project' })
    await expect(path.getByRole('link')).toHaveText(['Bridge', 'Piers'])
    await path.getByRole('link', { name: 'Piers' }).click()
    await expect(page).toHaveURL(/\/projects\/\w+\/Piers$/)
    await expect(row(page, 'Pier')).toBeVisible()
  },
)

test(
  'a project goes with its worksheets after a question, and who has fewer rights only leaves it',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person } = await visit('/about')
    const bridge = await makeProject(person, 'Bridge')
    await done(person.client.newWorksheet({ name: 'Pier', project_hash: bridge }))
    const guest = await server.person('Gus')
    await done(
      person.client.setRights({ item_type: 'Project', item_hash: bridge, invite_emails: [guest.email] }),
    )
    const invited = await done(guest.client.list({ view: 'invites' }))
    await done(guest.client.answerInvitation(invited.worksheets[0]!.rights_hash!, true))

    const theirs = await guest.page()
    await theirs.goto('/shared/')
    await chooseFromMenu(theirs, 'Bridge', 'Remove from my list…')
    await expect(theirs.getByRole('alertdialog')).toContainText('It leaves your lists only.')
    await theirs.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(notice(theirs, 'Removed “Bridge” from your lists')).toBeVisible()
    await expect(row(theirs, 'Bridge')).toBeHidden()

    await page.goto('/my_docs/')
    await chooseFromMenu(page, 'Bridge', 'Delete…')
    await expect(page.getByRole('alertdialog')).toContainText(/in it (is|are) deleted, too/)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notice(page, 'Deleted “Bridge”. It is in the trash.')).toBeVisible()
    await expect(row(page, 'Bridge')).toBeHidden()
    await page.goto('/active/')
    await expect(row(page, 'Pier')).toBeHidden()
  },
)

test(
  'a section of the tree that cannot be loaded says so and can be tried again',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/active/', 'Beam')
    await makeProject(person, 'Bridge')
    await breakCall(page, '/projects/tree')
    await section(page, 'My docs').click()
    const tree = page.getByRole('tree', { name: 'Projects' })
    await expect(tree.getByRole('alert')).toContainText('An error occurred')
    await page.unroute('**/projects/tree')
    await tree.getByRole('button', { name: 'Try again' }).click()
    await expect(section(page, 'Bridge')).toBeVisible()
    await section(page, 'My docs').focus()
    await page.keyboard.press('ArrowDown')
    await expect(section(page, 'Bridge')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/projects\/\w+\/Bridge$/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(section(page, 'Bridge')).toBeHidden()
  },
)
