import { describe, expect, it } from 'vitest'
import type { Mail } from './mail.ts'
import { renderMail } from './templates.ts'

const BASE = new URL('https://calc.example.com/')
const to = 'ann@example.com'
const invitation = { from: 'Ben', item: 'project', name: 'Bridge', message: '', path: '/invites/' } as const

const MAILS: readonly (readonly [Mail, string, string | null])[] = [
  [
    { to, template: 'sign-up', data: { path: '/sign_up#secret' } },
    'Create your Calcwright account',
    'https://calc.example.com/sign_up#secret',
  ],
  [
    { to, template: 'account-exists', data: { path: '/sign_in' } },
    'You have a Calcwright account',
    'https://calc.example.com/sign_in',
  ],
  [
    { to, template: 'reset', data: { path: '/reset#secret' } },
    'Choose a new password for Calcwright',
    'https://calc.example.com/reset#secret',
  ],
  [
    { to, template: 'confirm-email', data: { path: '/confirm_email#secret' } },
    'Confirm your e-mail address for Calcwright',
    'https://calc.example.com/confirm_email#secret',
  ],
  [
    { to, template: 'email-changed', data: { email: 'new@example.com' } },
    'Your e-mail address for Calcwright has changed',
    null,
  ],
  [
    { to, template: 'password-changed', data: { passkeys: 0 } },
    'Your password for Calcwright has changed',
    'https://calc.example.com/reset',
  ],
  [
    { to, template: 'two-step-on', data: {} },
    'Signing in to Calcwright takes a code now',
    'https://calc.example.com/reset',
  ],
  [
    { to, template: 'two-step-off', data: {} },
    'Signing in to Calcwright takes no code any more',
    'https://calc.example.com/reset',
  ],
  [
    { to, template: 'passkey-added', data: { name: 'Phone' } },
    'A passkey was added to your Calcwright account',
    'https://calc.example.com/account',
  ],
  [
    { to, template: 'passkey-removed', data: { name: 'Phone' } },
    'A passkey was removed from your Calcwright account',
    'https://calc.example.com/account',
  ],
  [
    { to, template: 'invitation', data: invitation },
    'You are invited to a project in Calcwright',
    'https://calc.example.com/invites/',
  ],
  [
    { to, template: 'token-ends', data: { tokens: [{ name: 'Lab', day: '2026-12-07' }], path: '/account' } },
    'A token for Calcwright ends soon',
    'https://calc.example.com/account',
  ],
]

it.each(MAILS)('%o', (mail, subject, link) => {
  const message = renderMail(mail, BASE)
  expect([message.to, message.subject]).toEqual([to, subject])
  const links = [...message.html.matchAll(/href="([^"]*)"/g)].map(match => match[1])
  expect(links).toEqual(link === null ? [] : [link])
  if (link !== null) expect(message.text).toContain(`:\n${link}\n`)
  expect(message.text).toContain('calc.example.com')
})

describe('what people write', () => {
  const data = {
    from: 'Ben\r\nBcc: all@example.com',
    item: 'worksheet',
    name: '<img src=x>',
    message: '<script>1</script>\nsecond line',
    path: '/invites/',
  } as const
  const message = renderMail({ to, template: 'invitation', data }, BASE)

  it('is text, never markup', () => {
    expect(message.html).not.toMatch(/<img|<script/)
    expect(message.html).toContain('&lt;script&gt;1&lt;/script&gt;\nsecond line')
    expect(message.text).toContain('> <script>1</script>\n> second line')
  })

  it.each([
    [1, 'to view the worksheet'],
    [2, 'to view and duplicate the worksheet'],
    [3, 'to edit the worksheet'],
    [4, 'to administer the worksheet'],
    [undefined, 'to the worksheet'],
  ])('of an invitation to the level %s says what it gives', (gives, words) => {
    const named = { ...data, name: 'Beam', gives }
    expect(renderMail({ to, template: 'invitation', data: named }, BASE).text).toContain(
      `invites you ${words} “Beam”`,
    )
  })

  it('has no word of others in its subject', () => {
    expect(message.subject).toBe('You are invited to a worksheet in Calcwright')
  })

  it('cannot lead the link elsewhere', () => {
    const elsewhere = { ...data, path: '//evil.example/x' }
    const links = renderMail({ to, template: 'invitation', data: elsewhere }, BASE)
    expect(links.html).toContain('href="https://calc.example.com//evil.example/x"')
  })
})
