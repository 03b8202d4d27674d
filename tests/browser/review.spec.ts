/** An author and a checker go through a worksheet on two screens. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { chooseWithin, expectResult, line, save } from './sheet.ts'
import { done, makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { share } from './sharing.ts'

test('a comment, its answer and a proposed line appear at the other person at once', async ({ server }) => {
  const [author, checker] = [await server.person('Ann'), await server.person('Bob')]
  const hash = await makeSheet(author, 'Beam', 'F := 5 [kN]', '2*F =')
  await share(author, hash, checker, 1)
  await done(author.client.setRights({ item_type: 'Worksheet', item_hash: hash, comment_rights: 1 }))
  const [mine, theirs] = [await author.page(), await checker.page()]
  await Promise.all([mine, theirs].map(page => page.goto(`/worksheets/${hash}`)))
  await expectResult(theirs, 2, '10 kN')

  // The checker has no caret: the menu of the line begins the comment.
  await line(theirs, 1).getByRole('button', { name: 'Select line 1' }).click()
  await theirs.keyboard.press('Shift+F2')
  const panel = theirs.getByRole('complementary', { name: 'Comments' })
  await expect(panel.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await theirs.keyboard.type('By which clause, @an')
  await panel.getByRole('listbox', { name: 'People' }).getByRole('option', { name: 'Ann' }).click()
  await panel.getByRole('button', { name: 'Propose a line' }).click()
  await panel.getByRole('textbox', { name: 'Proposed line' }).fill('F := 6 [kN]')
  await theirs.keyboard.press('Enter')

  await line(mine, 1).getByRole('button', { name: 'A comment on this line' }).click()
  const thread = mine.getByRole('article', { name: 'Line 1: F := 5 [kN]' })
  await expect(thread).toContainText('By which clause, @Ann')
  await thread.getByRole('button', { name: 'Take it' }).click()
  await expectResult(theirs, 2, '12 kN')
  await expect(panel).toContainText('Resolved by Ann')
  await mine.keyboard.press('Escape')
  await mine.getByRole('button', { name: 'Undo' }).click()
  await expectResult(theirs, 2, '10 kN')
})

test('a request to check, a mark and a bell that says so', { tag: RARE }, async ({ server }) => {
  const [author, checker] = [await server.person('Ann'), await server.person('Bob')]
  const hash = await makeSheet(author, 'Beam', 'F := 5 [kN]', '2*F =')
  await share(author, hash, checker, 1)
  const [mine, theirs] = [await author.page(), await checker.page()]
  await mine.goto(`/worksheets/${hash}`)
  await expectResult(mine, 2, '10 kN')
  await save(mine)
  await chooseWithin(mine, 'Review', 'Checked by…')
  const dialog = mine.getByRole('dialog', { name: 'Checked by' })
  await dialog.getByRole('checkbox', { name: 'Bob' }).check()
  await dialog.getByRole('button', { name: 'Ask for a check' }).click()
  await expect(dialog.getByRole('region', { name: 'To check' })).toContainText('Bob was asked by Ann')

  await theirs.goto('/active/')
  await theirs.getByRole('link', { name: 'To check, 1 waiting' }).click()
  await expect(theirs.getByRole('gridcell', { name: 'Beam' }).first()).toBeVisible()
  await theirs.getByRole('button', { name: 'Notifications, 1 new' }).click()
  const notices = theirs.getByRole('dialog', { name: 'Notifications' })
  await expect(notices).toContainText('Ann asks you to check “Beam”')
  await theirs.goto(`/worksheets/${hash}`)
  await expectResult(theirs, 2, '10 kN')
  await chooseWithin(theirs, 'Review', 'Checked by…')
  await theirs.getByRole('button', { name: 'Mark as checked' }).click()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(mine.getByRole('button', { name: /^Checked by Bob/ })).toBeVisible()

  // A checker who may only view sees the revision that was marked.
  await theirs.getByRole('dialog', { name: 'Checked by' }).getByRole('link', { name: 'View' }).click()
  await expect(theirs.getByRole('status').filter({ hasText: 'This is an earlier version' })).toBeVisible()
  await expectResult(theirs, 2, '10 kN')
})
