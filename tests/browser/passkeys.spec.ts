/** A passkey of a device that the browser plays, by keys alone. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { test } from './people-test.ts'

test(
  'a passkey is added, named, signs in without a password, and is removed',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person } = await visit('/account')
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(passkeys.getByRole('listitem')).toContainText('Chrome on')
    await passkeys.getByRole('button', { name: /^Rename/ }).press('Enter')
    await expect(passkeys.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Laptop')
    await page.keyboard.press('Enter')
    await expect(passkeys.getByRole('listitem')).toContainText('LaptopAdded')
    await passkeys.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(passkeys.getByRole('alert')).toHaveText('This device has a passkey of this account already.')
    await expectAccessible(page, { all: true })

    await page.context().clearCookies()
    await page.goto('/sign_in')
    await page.getByRole('link', { name: 'Forgot your password?' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
    await page.goto('/account')
    await expect(passkeys.getByRole('listitem')).toContainText('Last used')
    await passkeys.getByRole('button', { name: 'Remove Laptop' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(passkeys.getByRole('listitem')).toBeHidden()
  },
)
