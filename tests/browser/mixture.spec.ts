/** The block of a gas mixture: components by search and by keys, its state, and what is read of it. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { expectResult, line, newWorksheet, placeOf, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test(
  'a mixture is made by mouse and keys, and its properties are read',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'mixture', 'gas', '1 mol')
    const block = page.getByRole('group', { name: 'Mixture', exact: true })
    const fieldOf = (name: string) => block.getByRole('textbox', { name: new RegExp(`^${name}`) })
    const picker = page.getByRole('dialog', { name: 'Choose a substance' })
    const search = picker.getByRole('searchbox', { name: 'Search for a substance' })

    await line(page, 1).getByRole('button', { name: 'Choose a substance…' }).click()
    await expect(search).toBeFocused()
    await page.keyboard.type('methane')
    await picker
      .getByRole('list', { name: 'Substances' })
      .getByRole('button', { name: /^CH4\b/ })
      .click()
    await expect(picker).toBeHidden()
    await expect(fieldOf('Quantity of component 1')).toBeFocused()

    // The next stop behind the last component is the way to a further one.
    await page.keyboard.press('Tab')
    await expect(fieldOf('Substance of component 1')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(block.getByRole('button', { name: 'Add a component' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fieldOf('Quantity of component 2')).toBeFocused()
    await page.keyboard.type('2 mol')
    await line(page, 1).getByRole('button', { name: 'Choose a substance…' }).press('Enter')
    await expect(search).toBeFocused()
    await page.keyboard.type('O2')
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(fieldOf('Quantity of component 2')).toBeFocused()

    await fieldOf('Temperature').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('300 K')
    await page.keyboard.press('Enter')
    await expect(fieldOf('Pressure')).toBeFocused()
    await page.keyboard.type('2 bar')
    await page.keyboard.press('Enter')
    await typeLines(page, 'gas:x_O2=', 'gas:rho=', 'gas:T_flame(300 K, 2 bar)=')
    await expectResult(page, 2, '0.666667')
    await expectResult(page, 3, '2.13925 kg/m^3')
    await expectResult(page, 4, '3136.4 K')
    const result = line(page, 1).getByRole('math', { name: '= Mixture: 1 mol CH4, 2 mol O2' })
    const equals = await placeOf(result.getByText('=', { exact: true }))
    const words = await placeOf(result.getByText(/^Mixture: /))
    expect(words.x - (equals.x + equals.width)).toBeGreaterThan(3)
  },
)
