/** The list of worksheets: sections, search, rows, many at once, and what goes wrong. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  SERVER_ERROR,
  breakCall,
  chooseFromMenu,
  moveTo,
  notice,
  refuseCall,
  row,
  section,
  visit,
} from './lists.ts'
import {
  type OwnServer,
  closePages,
  done,
  makeProject,
  makeWorksheets,
  startOwnServer,
} from './own-server.ts'
import { line } from './sheet.ts'

test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(3931)
})
test.afterAll(() => server.stop())
test.afterEach(({ browser }) => closePages(browser))

test('who is new is welcomed and finds the way to a first sheet', async ({ browser }) => {
  const { page } = await visit(server, browser, '/')
  await expect(page).toHaveURL(/\/active\/$/)
  await expect(page.getByText('Welcome to Calcwright')).toBeVisible()
  await expect(page.getByRole('button', { name: /Beam deflection/ })).toBeVisible()
  await page.getByRole('button', { name: 'New sheet' }).click()
  await expect(line(page, 1)).toBeVisible()
  await page.getByRole('link', { name: 'All worksheets' }).click()
  await expect(row(page, 'New Worksheet')).toBeVisible()
})

test('rows are grouped by date or by letter', async ({ browser }) => {
  const { page, hashes } = await visit(server, browser, '/active/', 'Crane', 'Arch', 'Beam', 'Cable')
  const ages = ['0 days', '1 day', '3 days', '400 days']
  for (const [index, hash] of hashes.entries())
    await server.sql.query(`update worksheets set updated_at = now() - $1::interval where hash = $2`, [
      ages[index],
      hash,
    ])
  await page.reload()
  const grid = page.getByRole('grid', { name: 'Worksheets' })
  for (const group of ['Today', 'Yesterday', 'Last Seven Days']) await expect(grid).toContainText(group)
  await expect(grid.getByText(/^\w+ \d{4}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(grid.getByText('A', { exact: true })).toBeVisible()
  await expect(row(page, 'Arch')).toHaveAttribute('aria-rowindex', '2')
  await expect(row(page, 'Crane')).toHaveAttribute('aria-rowindex', '7')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the search asks on Enter and on leaving the field, and is cleared', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam one', 'Beam two', 'Pipe')
  await expect(row(page, 'Pipe')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('beam')
  await expect(row(page, 'Pipe')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/active\/\?search=beam$/)
  await expect(row(page, 'Beam two')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(row(page, 'Pipe')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search worksheets' }).fill('two')
  await page.getByRole('searchbox', { name: 'Search worksheets' }).blur()
  await expect(page).toHaveURL(/search=two$/)
  await expect(row(page, 'Beam one')).toBeHidden()
  await page.goBack()
  await expect(row(page, 'Pipe')).toBeVisible()
})

test('an empty list says where else to look', async ({ browser }) => {
  const { page, hashes, person } = await visit(server, browser, '/starred/?search=beam', 'Beam')
  await expect(page.getByText('No worksheets found')).toBeVisible()
  await page.getByRole('link', { name: 'Remove the search term' }).click()
  await expect(page).toHaveURL(/\/starred\/$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Include worksheets that are not starred' }).click()
  await expect(row(page, 'Beam')).toBeVisible()
  await done(person.client.archive('Worksheet', hashes[0]!, true))
  await page.reload()
  await page.getByRole('link', { name: 'Look in the archive' }).click()
  await expect(page).toHaveURL(/\/archive\/\?search=beam$/)
  await expect(row(page, 'Beam')).toBeVisible()
  await page.goto('/archive/?search=nothing')
  await expect(page.getByRole('link', { name: 'Look in the active worksheets' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search worksheets that are shared with you' })).toBeVisible()
})

test('a list that is come back to is where it was scrolled to', async ({ browser }) => {
  const names = Array.from({ length: 60 }, (_, i) => `Sheet ${i}`)
  const { page } = await visit(server, browser, '/active/', ...names)
  await expect(row(page, 'Sheet 59')).toBeVisible()
  await row(page, 'Sheet 59').hover()
  await page.mouse.wheel(0, 1200)
  await expect(row(page, 'Sheet 59')).not.toBeInViewport()
  await expect(row(page, 'Sheet 20')).toBeInViewport()
  const place = await row(page, 'Sheet 20').boundingBox()
  await page.getByRole('link', { name: 'Starred' }).click()
  await expect(page.getByText('No worksheets found')).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Sheet 20')).toBeInViewport()
  expect((await row(page, 'Sheet 20').boundingBox())?.y).toBe(place?.y)
  await row(page, 'Sheet 20').getByRole('link', { name: 'Sheet 20' }).click()
  await expect(line(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Open in full window' }).click()
  await expect(page).toHaveURL(/\/worksheets\//)
  await page.getByRole('link', { name: 'All worksheets' }).click()
  await expect(row(page, 'Sheet 20')).toBeInViewport()
})

test('a row that goes leaves the focus with the one that takes its place', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Arch', 'Beam', 'Cable', 'Deck')
  await page.getByRole('button', { name: 'Archive Cable' }).click()
  await expect(row(page, 'Cable')).toBeHidden()
  await expect(row(page, 'Beam')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Arch')).toBeFocused()
  await chooseFromMenu(page, 'Arch', 'Delete…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Arch')).toBeHidden()
  await expect(row(page, 'Beam')).toBeFocused()
})

test('the keyboard alone finds, opens and selects', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Arch', 'Beam', 'Cable')
  await expect(row(page, 'Cable')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Cable')).toBeFocused()
  await page.keyboard.press('End')
  await expect(row(page, 'Arch')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '2 item(s) selected' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /selected/ })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inline_worksheets\/\w+\/Beam$/)
})

test('what is closed gives the focus back to where it came from', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Arch', 'Beam')
  const newProject = page.getByRole('button', { name: 'New project' })
  await newProject.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(newProject).toBeFocused()
  await row(page, 'Arch').press('Enter')
  await expect(line(page, 1).getByRole('textbox')).toBeFocused()
  await page.goBack()
  await expect(row(page, 'Arch')).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Add Star' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /selected/ })).toBeHidden()
  await expect(row(page, 'Arch')).toBeFocused()
})

test('the keyboard alone stars, renames, moves, archives and brings back', async ({ browser }) => {
  const { page, person } = await visit(server, browser, '/active/', 'Arch', 'Beam')
  await makeProject(person, 'Bridge')
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const menu = page.getByRole('menu')
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'Menu of Beam' }).press('Enter')
    const item = menu.getByRole('menuitem', { name: entry })
    await expect(item).toBeVisible()
    await expect(async () => {
      await press('ArrowDown')
      await expect(item).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [10] })
    await press('Enter')
  }
  await expect(row(page, 'Beam')).toBeVisible()
  await press('/', 'ArrowDown', 'Tab', 'Tab')
  await expect(page.getByRole('button', { name: 'Star Beam' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Star Beam' })).toHaveAttribute('aria-pressed', 'true')
  await choose('Move…')
  await expect(page.getByRole('dialog').getByRole('treeitem', { name: 'My docs' })).toBeFocused()
  await press('ArrowDown', 'Space', 'Enter')
  await expect(row(page, 'Beam').getByRole('link', { name: 'In project Bridge' })).toBeVisible()
  await choose('Rename…')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Beam')
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await choose('Archive')
  await expect(row(page, 'Beam')).toBeHidden()
  await expect(row(page, 'Arch')).toBeFocused()
  await page.goto('/archive/')
  await page.getByRole('button', { name: 'Restore Beam' }).press('Enter')
  await expect(page.getByText('No worksheets found')).toBeVisible()
})

test('ten thousand rows: only those in sight are in the document, each is reached', async ({ browser }) => {
  const { page, hashes } = await visit(server, browser, '/active/', 'Model')
  await server.sql.query(
    `insert into worksheets (id, hash, name, owner_id, version, updated_at)
     select id || '-' || n, hash || '-' || n, 'Sheet ' || lpad(n::text, 5, '0'), owner_id, version, updated_at - n * interval '1 second'
     from worksheets, generate_series(1, 9999) n where hash = $1`,
    [hashes[0]],
  )
  await page.reload()
  await expect(row(page, 'Model')).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await row(page, 'Model').focus()
  // Each End goes to the last row that is there, which brings further ones.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(row(page, 'Sheet 09999')).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [50] })
  expect(await page.getByRole('row').count()).toBeLessThan(60)
})

test('a star is set at once and comes back when the server fails', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
  const star = page.getByRole('button', { name: 'Star Beam' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Starred' }).click()
  await expect(row(page, 'Beam')).toBeVisible()
  await breakCall(page, '/projects/star')
  await star.click()
  await expect(notice(page, SERVER_ERROR)).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('archive and restore move a row, and a failure leaves it', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam', 'Pipe')
  await page.getByRole('button', { name: 'Archive Beam' }).click()
  await expect(row(page, 'Beam')).toBeHidden()
  await page.goto('/archive/')
  await page.getByRole('button', { name: 'Restore Beam' }).click()
  await expect(row(page, 'Beam')).toBeHidden()
  await page.goto('/active/')
  await expect(row(page, 'Beam')).toBeVisible()
  await refuseCall(page, '/projects/archive', 'It is locked.')
  await page.getByRole('button', { name: 'Archive Pipe' }).click()
  await expect(notice(page, 'It is locked.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archive Pipe' })).toBeEnabled()
})

test('a list that cannot be loaded says so and can be tried again', async ({ browser }) => {
  const { page } = await visit(server, browser, '/about', 'Beam')
  await refuseCall(page, '/projects', 'The list is being rebuilt.')
  await page.goto('/active/')
  await expect(page.getByText('An error occurred: The list is being rebuilt.')).toBeVisible()
  await expect(notice(page, 'The list is being rebuilt.').first()).toBeVisible()
  await page.unroute('**/projects')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Beam')).toBeVisible()
  await breakCall(page, '/projects')
  await page.getByRole('link', { name: 'Starred' }).click()
  await expect(page.getByText(`An error occurred: ${SERVER_ERROR}`)).toBeVisible()
})

test('several rows are archived, starred and moved together', async ({ browser }) => {
  const { page, person } = await visit(server, browser, '/active/', 'Arch', 'Beam', 'Cable')
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

test('what may not be changed in a batch stays and is said', async ({ browser }) => {
  const { page, person } = await visit(server, browser, '/active/', 'Mine')
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

test('a batch that fails leaves the rows and the selection', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Arch', 'Beam')
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

test('the menu of a row waits for the rights and shows what they allow', async ({ browser }) => {
  const { page } = await visit(server, browser, '/active/', 'Beam')
  let answer = () => {}
  await page.route('**/projects/rights_level', async route => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Menu of Beam' }).click()
  await expect(page.getByRole('menu').getByRole('status')).toHaveText('Asking for your rights…')
  answer()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Open in full window',
    'Copy…',
    'Move…',
    'Copies…',
    'Archive',
    'Rename…',
    'Collaborators…',
    'Delete…',
  ])
})

test('axe finds nothing serious in the list', async ({ browser }) => {
  const { page, person } = await visit(server, browser, '/active/', 'Beam', 'Pipe')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await makeProject(person, 'Bridge')
  await section(page, 'My docs').click()
  await expect(section(page, 'Bridge')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Beam' }).check()
  await expectAccessible(page)
})

test('at 390 px the tree comes from the side and rows keep star and menu', async ({ browser }) => {
  const { page } = await visit(
    server,
    browser,
    '/active/',
    'A worksheet with a very long name that does not fit the phone',
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: /^Star A worksheet/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Menu of A worksheet/ })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(section(page, 'My docs')).toBeHidden()
  await page.getByRole('button', { name: 'Projects and sections' }).click()
  await expect(section(page, 'My docs')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(section(page, 'My docs')).toBeHidden()
})
