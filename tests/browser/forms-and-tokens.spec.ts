/** A worksheet as a form, and tokens of programs, as a person uses them. */
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { done } from './own-server.ts'
import { test } from './people-test.ts'
import { chooseWithin, expectResult } from './sheet.ts'

test('a form is filled, opened again by its link, and taken back', async ({ server }) => {
  const person = await server.person('Ann')
  const worksheet = worksheetFromPlain(registry, 'L := 4 [m]\nM := 3 [kN]*L = [kN*m]', 'Crane')
  const [length, moment] = worksheet.blocks().map(({ id }) => id)
  worksheet.apply({ kind: 'mark', ids: [length!], marks: { formInput: true } })
  worksheet.apply({ kind: 'mark', ids: [moment!], marks: { formOutput: true } })
  const made = await person.client.newWorksheet({ name: 'Crane', document: toBase64(worksheet.encode()) })
  if (!made.success) throw new Error(made.message)
  const page = await person.page()
  await page.goto(`/form/${made.hash_string}`)
  const field = page.getByRole('textbox', { name: 'L' })
  await expect(page.getByText('M = 12 kN*m')).toBeAttached()
  await field.fill('6 m')
  await expect(page.getByText('M = 18 kN*m')).toBeAttached()
  await field.fill('6 s')
  await expect(page.getByRole('alert')).toContainText('L has to be a value in m')
  await page.goto(`/form/${made.hash_string}#L=5`)
  await page.reload()
  await expect(page.getByText('M = 15 kN*m')).toBeAttached()
  await page.getByRole('button', { name: /^Back to the worksheet/ }).click()
  await expect(page.getByText('M = 12 kN*m')).toBeAttached()
})

test('answers to a form are collected, seen, and become a table', { tag: RARE }, async ({ server }) => {
  const person = await server.person('Ann')
  const worksheet = worksheetFromPlain(registry, 'L := 4 [m]\nM := 3 [kN]*L = [kN*m]', 'Crane')
  const [length, moment] = worksheet.blocks().map(({ id }) => id)
  worksheet.apply({ kind: 'mark', ids: [length!], marks: { formInput: true } })
  worksheet.apply({ kind: 'mark', ids: [moment!], marks: { formOutput: true } })
  const document = toBase64(worksheet.encode())
  const { hash_string: hash } = await done(person.client.newWorksheet({ name: 'Crane', document }))
  await done(person.client.setPublic(hash))
  const page = await person.page()
  await page.goto(`/worksheets/${hash}`)
  await expectResult(page, 2, '12 kN*m')
  await chooseWithin(page, 'Review', 'Answers to the form…')
  const dialog = page.getByRole('dialog', { name: 'Answers to the form' })
  await dialog.getByRole('checkbox', { name: 'Collect answers' }).check()
  await expect(dialog).toContainText('There are no answers.')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  const guest = await server.anonymous()
  await guest.goto(`/form/${hash}`)
  const sending = guest.getByRole('region', { name: 'Send your answer' })
  await expect(sending).toContainText('Ann collects answers to this form')
  await guest.getByRole('textbox', { name: 'L' }).fill('6 s')
  await expect(sending.getByRole('button', { name: 'Send answer' })).toBeDisabled()
  await guest.getByRole('textbox', { name: 'L' }).fill('6')
  await expect(guest.getByText('M = 18 kN*m')).toBeAttached()
  await sending.getByRole('button', { name: 'Send answer' }).click()
  await expect(sending.getByRole('status')).toContainText('Sent at')

  await chooseWithin(page, 'Review', 'Answers to the form…')
  await expect(dialog.getByRole('cell', { name: '18', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Insert as a table' }).click()
  await expect(page.getByRole('grid').getByText('18')).toBeVisible()
})

test('a token is made, shown once, works, is renewed, and is revoked', async ({ server }) => {
  const person = await server.person('Ann')
  const made = await person.client.newWorksheet({ name: 'Crane' })
  if (!made.success) throw new Error(made.message)
  const page = await person.page()
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Tokens for programs' })
  await section.getByRole('textbox', { name: 'Name' }).fill('Spreadsheet')
  await section.getByRole('textbox', { name: 'Days until it expires' }).fill('30')
  await section.getByRole('checkbox', { name: 'Read worksheets' }).check()
  await section.getByRole('button', { name: 'Make token' }).click()
  const secret = await section.getByText(/^cw_/).innerText()
  const status = async () => {
    const headers = { authorization: `Bearer ${secret}` }
    return (await fetch(`${server.base}/api/v1/worksheets/${made.hash_string}`, { headers })).status
  }
  expect(await status()).toBe(200)
  await page.reload()
  await expect(section.getByText('Last used')).toBeVisible()
  await expect(section.getByText(secret)).not.toBeAttached()
  const ends = section.getByText(/Expires /)
  const before = await ends.innerText()
  await section.getByRole('button', { name: 'Renew Spreadsheet for 90 days' }).click()
  await expect(ends).not.toHaveText(before)
  expect(await status()).toBe(200)
  await section.getByRole('button', { name: 'Revoke Spreadsheet' }).click()
  await expect(section.getByText('Spreadsheet')).not.toBeAttached()
  expect(await status()).toBe(401)
})
