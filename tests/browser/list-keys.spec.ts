/** The list without a mouse, and where the focus goes. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { chooseFromMenu, row } from './lists.ts'
import { makeProject } from './own-server.ts'
import { test } from './people-test.ts'
import { line } from './sheet.ts'

test(
  'a row that goes leaves the focus with the one that takes its place',
  { tag: RARE },
  async ({ visit }) => {
    const { page } = await visit('/active/', 'Arch', 'Beam', 'Cable', 'Deck')
    await page.getByRole('button', { name: 'Archive Cable' }).click()
    await expect(row(page, 'Cable')).toBeHidden()
    await expect(row(page, 'Beam')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 'Arch')).toBeFocused()
    await chooseFromMenu(page, 'Arch', 'Delete…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, 'Arch')).toBeHidden()
    await expect(row(page, 'Beam')).toBeFocused()
  },
)

test('the keyboard alone finds, opens and selects', async ({ visit }) => {
  const { page } = await visit('/active/', 'Arch', 'Beam', 'Cable')
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

test('what is closed gives the focus back to where it came from', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Arch', 'Beam')
  const newProject = page.getByRole('button', { name: 'New project' })
  await newProject.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(newProject).toBeFocused()
  await row(page, 'Arch').press('Enter')
  await expect(line(page, 1).getByRole('textbox')).toBeFocused()
  await page.goBack()
  await expect(row(page, 'Arch')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open in full window' }).press('Enter')
  await page.getByRole('link', { name: 'All worksheets' }).press('Enter')
  await expect(row(page, 'Arch')).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Add Star' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /selected/ })).toBeHidden()
  await expect(row(page, 'Arch')).toBeFocused()
})

test(
  'the keyboard alone stars, renames, moves, archives and brings back',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/active/', 'Arch', 'Beam')
    await makeProject(person, 'Bridge')
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const menu = page.getByRole('menu')
    const choose = async (entry: string) => {
      await page.getByRole('button', { name: 'Menu of Beam' }).press('Enter')
      const item = menu.getByRole('menuitem', { name: entry })
      await expect(item).toBeVisible()
      const items = await menu.getByRole('menuitem').all()
      for (const each of items) {
        await press('ArrowDown')
        await expect(each).toBeFocused()
        if ((await each.textContent()) === (await item.textContent())) break
      }
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
  },
)
