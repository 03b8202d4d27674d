import { afterEach, expect, it } from 'vitest'
import { PASSWORD } from '../../testing/browser.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
afterEach(() => server.close())

it.each([
  [null, null, 'has named no place'],
  ['https://example.com/forum', 'https://example.com/forum', 'in the forum'],
  ['mailto:calc@example.com', 'mailto:calc@example.com', 'Write what is missing'],
])('feedback with %s goes to %s', async (feedbackUrl, address, words) => {
  server = await openTestServer({ config: { feedbackUrl } })
  expect(await server.clientWith({ cookie: '' }).forums()).toEqual({
    success: true,
    address,
    message: expect.stringContaining(words) as string,
  })
})

it('accounts are offered once the owner has a password', async () => {
  server = await openTestServer()
  expect(await server.client.session()).toMatchObject({ user: { local: true }, sign_up: 'unowned' })
  await server.client.setEmail({ email: 'me@example.com' })
  await server.client.setPassword({ password: PASSWORD })
  expect(await server.client.session()).toMatchObject({ user: null, sign_up: 'open' })
})
