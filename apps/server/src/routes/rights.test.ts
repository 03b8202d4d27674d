import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type TestServer,
  addLine,
  cookieOf,
  load,
  openTestServer,
  sheet,
  store,
} from '../testing/test-server.ts'

let server: TestServer
let hash: string
const worksheet = sheet('one')
const visitors: Record<string, Record<string, string>> = { anonymous: {} }

beforeAll(async () => {
  server = await openTestServer({ config: { plan: 'own' } })
  await server.client.session()
  visitors['owner'] = await cookieOf(server, 'local-owner')
  hash = (await store(server.clientWith(visitors['owner']), worksheet)).hash
  await server.database.pool.query(`insert into users (id, name) values ('other', 'Other')`)
  visitors['other'] = await cookieOf(server, 'other')
})
afterAll(() => server.close())

const post = (path: string, body: object) => ({ path, method: 'POST', body })
const command = (name: string, data: object) => post('/worksheet_commands', { command: name, data })

/** The form of a key, without a key in it. */
const KEY = {
  id: 'made-up',
  rawId: 'made-up',
  type: 'public-key',
  response: { clientDataJSON: '', attestationObject: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
}

const CALLS: Record<string, () => { path: string; method?: string; body?: object }> = {
  get_worksheet: () => command('get_worksheet', { hash_string: hash }),
  rename: () => command('rename', { hash_string: hash, name: 'Beam' }),
  update_settings: () => command('update_settings', { hash_string: hash, settings: { angle: 'deg' } }),
  save: () =>
    post('/worksheet_elements', {
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: 1,
      patch: addLine(load(worksheet.encode()), 'two'),
    }),
  get_picture: () => ({ path: `/worksheets/${hash}/picture.svg` }),
  get_pixels: () => ({ path: `/worksheets/${hash}/picture.png` }),
  get_name: () => post('/worksheets/get_name', { hash_string: hash }),
  variable_list: () => post('/worksheets/variable_list', { hash_string: hash }),
  load_worksheet_settings: () => post('/worksheets/load_settings', { hash_string: hash }),
  load_default_settings: () => post('/worksheets/load_settings', {}),
  copy_worksheet: () => command('copy_worksheet', { hash_string: hash }),
  set_public: () => post('/set_public', { hash_string: hash }),
  currency: () => post('/currency', { date: '0' }),
  list_materials: () => post('/populate_materials', { data_type: 1 }),
  own_materials: () => post('/materials/own', {}),
  save_materials: () =>
    post('/materials/save', {
      materials: [
        {
          name: 'X',
          source: '',
          note: '',
          properties: [{ name: 'nu', value: '0.3', unit: '', over: '', source: '' }],
        },
      ],
    }),
  remove_materials: () => post('/materials/remove', { ids: [] }),
  load_user_settings: () => post('/users/load_settings', {}),
  set_user_settings: () => post('/users/set_settings', { settings: { digits: 5 } }),
  equal_popup: () => post('/users/equal_popup', {}),
  new_worksheet: () => command('new_worksheet', { name: 'Mine' }),
  list: () => post('/projects', {}),
  see_form_collection: () => post('/form_answers', { hash_string: hash }),
  collect_form_answers: () => post('/form_answers/collect', { hash_string: hash, collect: true }),
  send_form_answer: () => post('/form_answers/send', { hash_string: hash, inputs: {} }),
  list_form_answers: () => post('/form_answers/list', { hash_string: hash }),
  delete_form_answers: () => post('/form_answers/delete', { hash_string: hash, ids: ['made-up'] }),
  list_notifications: () => post('/notifications', {}),
  read_notifications: () => post('/notifications/read', {}),
  choose_notifications: () => post('/notifications/choose', { kind: 'comment', page: true, mail: false }),
  owner_to_ask: () => post('/access/owner', { item_type: 'Worksheet', item_hash: hash }),
  read_own_audit: () => post('/audit', {}),
  note_export: () => post('/audit/exported', { hash_string: hash, format: 'docx' }),
  list_trash: () => post('/projects/trash', {}),
  restore_deleted: () => post('/projects/trash/restore', { deletions: ['made-up'] }),
  delete_for_good: () => post('/projects/trash/delete', { deletions: ['made-up'] }),
  forgot_password: () => post('/accounts/forgot_password', { email: 'nobody@example.com' }),
  read_link: () => post('/accounts/read_link', { token: 'made-up' }),
  create_account: () => post('/accounts/create', { token: 'made-up', name: 'A', password: '' }),
  reset_password: () => post('/accounts/reset_password', { token: 'made-up', password: '' }),
  confirm_email: () => post('/accounts/confirm_email', { token: 'made-up' }),
  sign_in: () => post('/accounts/sign_in', { email: 'nobody@example.com', password: '' }),
  set_name: () => post('/accounts/set_name', { name: 'Other' }),
  set_email: () => post('/accounts/set_email', { email: 'other@example.com' }),
  set_password: () => post('/accounts/set_password', { password: 'short' }),
  list_sessions: () => ({ path: '/accounts/sessions' }),
  end_session: () => post('/accounts/end_session', { id: 'made-up' }),
  two_step: () => ({ path: '/accounts/two_step' }),
  begin_two_step: () => post('/accounts/two_step/begin', { password: '' }),
  confirm_two_step: () => post('/accounts/two_step/confirm', { code: '123456' }),
  renew_recovery_codes: () => post('/accounts/two_step/codes', { password: '' }),
  end_two_step: () => post('/accounts/two_step/end', { password: '' }),
  operator_state: () => ({ path: '/operator' }),
  operator_people: () => post('/operator/people', {}),
  operator_act: () => post('/operator/act', { person: 'made-up', action: 'sign_out' }),
  operator_server: () => post('/operator/server', {}),
  oidc_state: () => ({ path: '/accounts/oidc' }),
  list_passkeys: () => ({ path: '/accounts/passkeys' }),
  begin_passkey: () => post('/accounts/passkeys/begin', {}),
  add_passkey: () => post('/accounts/passkeys/add', { name: 'Key', credential: KEY }),
  rename_passkey: () => post('/accounts/passkeys/rename', { id: 'made-up', name: 'Key' }),
  remove_passkey: () => post('/accounts/passkeys/remove', { id: 'made-up' }),
  sign_in_by_passkey: () => post('/accounts/passkeys/sign_in', { credential: KEY }),
  end_other_sessions: () => post('/accounts/end_other_sessions', {}),
  export_account: () => ({ path: '/accounts/export' }),
  outbox: () => ({ path: '/outbox.json' }),
  outbox_mail: () => ({ path: '/outbox/made-up.json' }),
  session: () => ({ path: '/session' }),
  health: () => ({ path: '/healthz' }),
  api: () => ({ path: '/docs/api' }),
}

async function statusOf(call: string, visitor: string): Promise<number> {
  const { path, method = 'GET', body } = CALLS[call]!()
  const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const headers = { ...json, ...visitors[visitor] }
  const response = await fetch(server.address + path, { method, headers, body: body && JSON.stringify(body) })
  await response.arrayBuffer()
  return response.status
}

/** Gives the other person rights on the worksheet. */
async function give(level: number, unpaid = false): Promise<void> {
  const { pool } = server.database
  await pool.query('update worksheets set public_rights = 0, need_paid_plan = $1', [unpaid])
  await pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'other', $1 from worksheets
     on conflict (worksheet_id, user_id) do update set rights = excluded.rights`,
    [level],
  )
}

async function open(level: number): Promise<void> {
  await give(0)
  await server.database.pool.query('update worksheets set public_rights = $1', [level])
}

async function statuses(call: string, visitor: string, set: (level: number) => Promise<void>) {
  const found: number[] = []
  for (let level = 0; level <= 4; level++) {
    await set(level)
    found.push(await statusOf(call, visitor))
  }
  return found
}

interface Expected {
  /** Statuses of another person at rights 0 to 4. */
  readonly signedIn: readonly number[]
  /** Statuses of an anonymous visitor at public rights 0 to 4. */
  readonly anonymous: readonly number[]
  /**
   * Statuses of another person at rights 0 to 4, and of the owner, when the owner's plan does not cover the
   * worksheet.
   */
  readonly unpaid: readonly number[]
}

const seen = [404, 200, 200, 200, 200]
const never = [404, 403, 403, 403, 403]

const BY_RIGHTS: Record<string, Expected> = {
  get_worksheet: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  get_picture: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  get_pixels: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  get_name: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  variable_list: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  load_worksheet_settings: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  rename: {
    signedIn: [404, 403, 403, 403, 200],
    anonymous: [404, 403, 403, 403, 200],
    unpaid: [...never, 403],
  },
  update_settings: {
    signedIn: [404, 403, 403, 200, 200],
    anonymous: [404, 403, 403, 200, 200],
    unpaid: [...never, 403],
  },
  save: {
    signedIn: [404, 403, 403, 200, 200],
    anonymous: [404, 403, 403, 200, 200],
    unpaid: [...never, 403],
  },
  copy_worksheet: { signedIn: [404, 403, 200, 200, 200], anonymous: never, unpaid: [...never, 403] },
  see_form_collection: { signedIn: seen, anonymous: seen, unpaid: [...seen, 200] },
  collect_form_answers: {
    signedIn: [404, 403, 403, 403, 200],
    anonymous: never,
    unpaid: [...never, 403],
  },
  list_form_answers: {
    signedIn: [404, 403, 403, 403, 200],
    anonymous: never,
    unpaid: [404, 403, 403, 403, 200, 200],
  },
  delete_form_answers: {
    signedIn: [404, 403, 403, 403, 200],
    anonymous: never,
    unpaid: [404, 403, 403, 403, 200, 200],
  },
  send_form_answer: { signedIn: seen, anonymous: seen, unpaid: [...never, 403] },
  set_public: {
    signedIn: [404, 403, 403, 403, 200],
    anonymous: never,
    unpaid: [404, 403, 403, 403, 200, 200],
  },
}

describe.each(Object.entries(BY_RIGHTS))('%s', (call, expected) => {
  it('at rights 0 to 4, given to the person or to everybody', async () => {
    expect(await statuses(call, 'other', give)).toEqual(expected.signedIn)
    expect(await statuses(call, 'other', open)).toEqual(expected.signedIn)
    expect(await statuses(call, 'anonymous', open)).toEqual(expected.anonymous)
  })

  it('not by somebody unknown through rights of a person', async () => {
    await give(4)
    expect(await statusOf(call, 'anonymous')).toBe(404)
  })

  it('by the owner', async () => {
    await give(0)
    expect(await statusOf(call, 'owner')).toBe(200)
  })

  it('on a worksheet that no plan covers', async () => {
    const found = await statuses(call, 'other', level => give(level, true))
    await give(0, true)
    expect([...found, await statusOf(call, 'owner')]).toEqual(expected.unpaid)
  })
})

it.each<[string, number, number]>([
  ['new_worksheet', 200, 403],
  ['list', 200, 403],
  ['list_notifications', 200, 403],
  ['read_notifications', 200, 403],
  ['choose_notifications', 200, 403],
  // 400: the worksheet is open to the caller already.
  ['owner_to_ask', 400, 403],
  ['read_own_audit', 200, 403],
  ['note_export', 200, 200],
  ['list_trash', 200, 403],
  // 404 means that the call was allowed and found nothing.
  ['restore_deleted', 404, 403],
  ['delete_for_good', 404, 403],
  ['currency', 200, 200],
  ['list_materials', 200, 200],
  ['own_materials', 200, 403],
  ['save_materials', 200, 403],
  ['remove_materials', 200, 403],
  ['load_user_settings', 200, 403],
  ['set_user_settings', 200, 403],
  ['equal_popup', 200, 403],
  ['load_default_settings', 200, 200],
  ['forgot_password', 200, 200],
  // 400 means that the call was allowed and then not understood.
  ['read_link', 400, 400],
  ['create_account', 400, 400],
  ['reset_password', 400, 400],
  ['confirm_email', 400, 400],
  ['sign_in', 400, 400],
  ['set_name', 200, 403],
  ['set_email', 200, 403],
  ['set_password', 400, 403],
  ['list_sessions', 200, 403],
  ['end_session', 200, 403],
  ['end_other_sessions', 200, 403],
  ['two_step', 200, 403],
  ['begin_two_step', 400, 403],
  ['confirm_two_step', 400, 403],
  ['renew_recovery_codes', 400, 403],
  ['end_two_step', 400, 403],
  ['operator_state', 200, 200],
  ['operator_people', 403, 403],
  ['operator_act', 403, 403],
  ['operator_server', 403, 403],
  ['oidc_state', 200, 200],
  ['list_passkeys', 200, 403],
  // 400: this page is at a number, for which there are no passkeys.
  ['begin_passkey', 400, 403],
  ['add_passkey', 400, 403],
  ['rename_passkey', 404, 403],
  ['remove_passkey', 404, 403],
  ['sign_in_by_passkey', 400, 400],
  ['export_account', 200, 403],
  ['outbox', 403, 403],
  ['outbox_mail', 403, 403],
  ['session', 200, 200],
  ['health', 200, 200],
  ['api', 200, 200],
])('%s: %d signed in, %d unknown', async (call, signedIn, unknown) => {
  expect([await statusOf(call, 'other'), await statusOf(call, 'anonymous')]).toEqual([signedIn, unknown])
})

it('the outbox: only the owner of the server', async () => {
  expect([await statusOf('outbox', 'owner'), await statusOf('outbox_mail', 'owner')]).toEqual([200, 404])
})
