import { fromBase64, toBase64 } from '@calcwright/contract'
import { defaultSettings } from '@calcwright/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, load, openTestServer, sheet, store } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('begins as the product ships them', async () => {
  const shipped = { success: true, settings: defaultSettings() }
  expect(await server.client.loadUserSettings()).toEqual(shipped)
  expect(await server.client.loadWorksheetSettings(null)).toEqual(shipped)
  expect(await server.client.loadWorksheetSettings('')).toEqual(shipped)
})

it('changes the given ones, which new worksheets then begin with', async () => {
  const { client } = server
  await client.setUserSettings({ angle: 'deg' })
  const changed = { ...defaultSettings(), angle: 'deg', digits: 9 }
  expect(await client.setUserSettings({ digits: '9' })).toEqual({ success: true, settings: changed })
  expect(await client.loadUserSettings()).toMatchObject({ settings: changed })
  const made = await client.newWorksheet({ name: 'Beam' })
  if (!made.success) throw new Error(made.message)
  expect([made.settings, load(fromBase64(made.document)).settings]).toEqual([changed, changed])
  expect(await client.loadWorksheetSettings(made.hash_string)).toMatchObject({ settings: changed })
})

it('leaves alone what already has settings: worksheets that are there, files and examples', async () => {
  const { client } = server
  const { hash } = await store(client, sheet('one'))
  await client.setUserSettings({ angle: 'deg' })
  expect(await client.loadWorksheetSettings(hash)).toMatchObject({ settings: { angle: 'rad' } })
  const file = await client.newWorksheet({ name: 'File', document: toBase64(sheet('one').encode()) })
  expect(file).toMatchObject({ settings: { angle: 'rad' } })
})

it.each<[object, string]>([
  [{ digits: 15 }, 'Invalid Entry: Please enter an integer from 1 to 14'],
  [{ angle: 'grad' }, ''],
  [{ volume: 11 }, ''],
  [
    { derived_units: ['m/s'] },
    'Unit settings should only be single units (m, N, Pa, etc), not combined units (m/s).',
  ],
  [
    { single_convert_units: ['cm'] },
    'Autocomplete settings should only be 1 letter units (m, N, s, etc), not longer units or combined units (cm, m/s).',
  ],
])('refuses %o', async (settings, message) => {
  const before = await server.client.loadUserSettings()
  const answer = await server.client.setUserSettings(settings as never)
  expect(answer).toMatchObject({ success: false, problem: 'invalid' })
  if (message && !answer.success) expect(answer.message).toBe(message)
  expect(await server.client.loadUserSettings()).toEqual(before)
})

it('takes the shipped ones for what a newer version stored', async () => {
  await server.database.pool.query(
    `update user_settings set settings = '{"digits": 8, "angle": "grad", "holograms": true}'`,
  )
  expect(await server.client.loadUserSettings()).toEqual({
    success: true,
    settings: { ...defaultSettings(), digits: 8 },
  })
})
