/** The list of worksheets: sections, search, rows, many at once, and what goes wrong. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { SERVER_ERROR, breakCall, notice, refuseCall, row, section } from './lists.ts'
import { type OwnServer, done, makeProject, makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { line } from './sheet.ts'

test('who is new is welcomed and finds the way to a first sheet', async ({ visit }) => {
  const { page } = await visit('/')
  await expect(page).toHaveURL(/\/active\/$/)
  await expect(page.getByText('Welcome to Calcwright')).toBeVisible()
  await expect(page.getByRole('button', { name: /Beam deflection/ })).toBeVisible()
  await page.getByRole('button', { name: 'New worksheet' }).last().click()
  await expect(line(page, 1)).toBeVisible()
  await page.getByRole('link', { name: 'All worksheets' }).click()
  await expect(row(page, 'New Worksheet')).toBeVisible()
})

test('the worksheet to try leads to an account', { tag: RARE }, async ({ server }) => {
  await server.person('Ann')
  const page = await server.anonymous()
  await page.goto('/')
  const strip = page.getByRole('status').filter({ hasText: 'kept in this browser only' })
  await strip.getByRole('link', { name: 'Create a free account' }).click()
  await expect(page).toHaveURL(/\/sign_up\?next=/)
  await expect(strip).toBeHidden()
  await page.getByLabel('E-mail address').fill('new@example.com')
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
})

test('rows are grouped by date or by letter', { tag: RARE }, async ({ visit, server }) => {
  const { page, hashes } = await visit('/active/', 'Crane', 'Arch', 'Beam', 'Cable')
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

test(
  'the search asks while one types, on Enter and on leaving the field, and is cleared',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/active/', 'Beam one', 'Beam two', 'Pipe')
    await makeSheet(person, 'Column', 'sigma_beam = 12.5 [MPa]')
    await page.reload()
    await expect(row(page, 'Pipe')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('σ_beam 12,5')
    await expect(row(page, 'Column')).toContainText('12.5')
    await page.getByRole('searchbox', { name: 'Search worksheets' }).fill('beam')
    await expect(row(page, 'Pipe')).toBeHidden()
    await expect(row(page, 'Column')).toBeVisible()
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
  },
)

test('an empty list says where else to look', { tag: RARE }, async ({ visit }) => {
  const { page, hashes, person } = await visit('/starred/?search=beam', 'Beam')
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

test('a list that is come back to is where it was scrolled to', { tag: RARE }, async ({ visit }) => {
  const names = Array.from({ length: 60 }, (_, i) => `Sheet ${i}`)
  const { page } = await visit('/active/', ...names)
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

test(
  'ten thousand rows: only those in sight are in the document, each is reached',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, hashes } = await visit('/active/', 'Model')
    await addRows(server, hashes[0]!, 9999)
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
  },
)

test(
  'a cleared search shows the rows that were there, without asking for them again',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, hashes } = await visit('/active/', 'Model')
    await addRows(server, hashes[0]!, 1200)
    await page.reload()
    await row(page, 'Model').focus()
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(row(page, 'Sheet 01200')).toBeFocused({ timeout: 100 })
    }).toPass({ intervals: [50] })
    const search = page.getByRole('searchbox', { name: 'Search worksheets' })
    await search.fill('model')
    await search.press('Enter')
    await expect(page.getByRole('row', { name: /^Sheet/ })).toHaveCount(0)
    let asked = 0
    page.on('request', request => {
      if (new URL(request.url()).pathname === '/projects') asked++
    })
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(row(page, 'Sheet 01200')).toBeInViewport()
    expect(asked).toBe(0)
  },
)

test('a star is set at once and comes back when the server fails', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
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

test('archive and restore move a row, and a failure leaves it', async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam', 'Pipe')
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

test('a list that cannot be loaded says so and can be tried again', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/about', 'Beam')
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

test('the menu of a row waits for the rights and shows what they allow', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
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
    'Print',
    'PDF…',
    'Embed…',
    'Create a duplicate…',
    'Move…',
    'Revisions…',
    'Copies…',
    'Archive',
    'Rename…',
    'Share…',
    'Delete…',
  ])
})

test('axe finds nothing serious in the list', async ({ visit }) => {
  const { page, person } = await visit('/active/', 'Beam', 'Pipe')
  await makeProject(person, 'Bridge')
  await section(page, 'My docs').click()
  await expect(section(page, 'Bridge')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Beam' }).check()
  await expectAccessible(page)
})

test('at 390 px the tree comes from the side and rows keep star and menu', async ({ visit }) => {
  const { page } = await visit('/active/', 'A worksheet with a very long name that does not fit the phone')
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

/** Worksheets like one there is, each older than the one before. */
async function addRows({ sql }: OwnServer, like: string, count: number): Promise<void> {
  await sql.query(
    `insert into worksheets (id, hash, name, owner_id, version, updated_at)
     select id || '-' || n, hash || '-' || n, 'Sheet ' || lpad(n::text, 5, '0'), owner_id, version, updated_at - n * interval '1 second'
     from worksheets, generate_series(1, $2) n where hash = $1`,
    [like, count],
  )
}
