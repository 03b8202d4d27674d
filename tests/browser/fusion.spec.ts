import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { expectResult, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test('values go to Fusion together, and none while one cannot be used', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'L=400 mm', '1+1=')
  await expectResult(page, 2, '2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('fusion', { delay: 5 })
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: 'Create new user parameter' })
  await name.fill('mm')
  await name.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('mm means something else in Fusion: choose another name.')
  await name.fill('width')
  await name.press('Enter')
  await page.keyboard.type('2*L', { delay: 5 })
  await expectResult(page, 4, '800 mm')
  const block = page.getByRole('group', { name: 'Fusion parameters' })
  const link = block.getByRole('link', { name: 'Sync with Fusion' })
  await expect(block.getByRole('status')).toHaveText('Stored for Fusion.')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.protocol).toBe('fusion360:')
  const info = JSON.parse(address.searchParams.get('privateInfo') ?? '') as Record<string, unknown>
  expect(info).toMatchObject({ docId: '', server: new URL(page.url()).origin })
  const vars = await page.request.post('/fusion/get_vars', { data: { hash_string: info['id'] } })
  expect(await vars.json()).toMatchObject({ vars: 'width=0.8 m', id: info['id'] })
  await page.keyboard.type('*1 kg', { delay: 5 })
  await expect(block.getByRole('alert')).toContainText('Nothing is stored: width: Invalid Units (kg*m)')
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
