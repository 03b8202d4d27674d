/** The programs of integrations, run by Python against a server. */
import { spawn, spawnSync, execFile } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { registry } from '@calcwright/blocks/schemas'
import { type NewToken, type TokenEntry, fusionCalls, tokenCalls } from '@calcwright/contract'
import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRepeat, removeExpiredRepeats, storeRepeat } from '../../evaluation/repeats.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail } from '../../mail/mail.ts'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, store } from '../../testing/test-server.ts'
import { remindOfEnds } from '../../jobs/remind-of-ends.ts'

const FOLDER = join(import.meta.dirname, '../../../../../integrations/testing')
const BEAM = `
F := 10 [kN]
L := 4 [m]
W := 200 [cm^3]
M := F*L/4
sigma := M/W
check sigma <= 20 [MPa] // Bending # EN 1993-1-1
sigma = [MPa]
`

const hasPython = spawnSync('python3', ['--version']).status === 0

let server: TestServer
let hash: string
let secret: string
beforeAll(async () => {
  server = await openTestServer()
  const worksheet = Worksheet.create(registry, { name: 'Beam', blocks: blocksFromPlain(registry, BEAM) })
  const ids = worksheet.blocks().map(({ id }) => id)
  worksheet.apply({ kind: 'mark', ids: ids.slice(-1), marks: { formOutput: true } })
  worksheet.apply({ kind: 'mark', ids: ids.slice(0, 1), marks: { formInput: true } })
  hash = (await store(server.client, worksheet)).hash
  const request: NewToken = { name: 'Lab', scopes: ['evaluate', 'read'], days: 30 }
  secret = (await granted(tokenCalls(fetch, server.address).newToken(request))).secret
})
afterAll(() => server.close())

async function run(program: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)('python3', [join(FOLDER, program), ...args])
  return JSON.parse(stdout)
}

describe.runIf(hasPython)('programs that call worksheets', () => {
  it('in Python give values with units, and refusals with their names', async () => {
    expect(await run('try_python.py', server.address, hash, secret, 'cw_wrong')).toMatchObject({
      one: { value: 15, unit: 'MPa', text: '15 MPa' },
      form: ['sigma [MPa]'],
      checks: [['Bending', 'NOT OK', false, 1.25, 'EN 1993-1-1']],
      read: ['F: 5 is read in kN, its unit in the worksheet.'],
      many: [1, expect.stringContaining('F has to be'), 2],
      complex: [
        [0, 1],
        [2, 1],
      ],
      unknown: [422, expect.stringContaining('Q'), ['Q']],
      dimension: [422, expect.stringContaining('F has to be'), ['F']],
      nan: [0, 'A value is not a number, or endless.', []],
      token: [401, expect.any(String), []],
      others: [
        'The answer is not that of a Calcwright server.',
        'The answer is not that of a Calcwright server.',
        expect.stringContaining('The server cannot be reached'),
      ],
      address: [0, expect.stringContaining('The address or the token cannot be used'), []],
      elsewhere: [0, expect.stringContaining('The server cannot be reached'), []],
    })
  })

  it('in FreeCAD and LibreOffice write results, or nothing at all', async () => {
    expect(await run('try_cad.py', server.address, hash, secret)).toEqual({
      cells: ['=5000000 * ((1 N)*(1 mm))', '=25 MPa'],
      changes: 2,
      again: 0,
      refusal: expect.stringContaining('nothing_here') as string,
      kept: true,
      rows: 5,
      table: [
        [15, 3],
        [30, 6],
        ['L is no number: long', ''],
        ['L is empty.', ''],
        ['F is no number: #DIV/0!', ''],
      ],
    })
  })

  it('in Fusion write all parameters or none, on its main thread, and say what they did', async () => {
    const { setVars, getVars } = fusionCalls(fetch, server.address)
    const set = async (vars: string) => granted(setVars(hash, vars, true))
    const { newToken, revokeToken } = tokenCalls(fetch, server.address)
    const made = await granted(newToken({ name: 'Fusion', scopes: ['fusion'], days: 30 }))
    const usual = 'width=0.05 m&tilt=0.5 rad&count=6'
    await set(usual)
    const steps: Record<string, () => Promise<unknown>> = {
      refused: () => set('width=0.07 m&zz_refused=1'),
      back: () => set(usual),
      revoke: () => granted(revokeToken(made.token.id)),
    }
    const child = spawn('python3', [join(FOLDER, 'try_fusion.py'), server.address, hash, made.secret])
    let errors = ''
    child.stderr.on('data', data => (errors += String(data)))
    let last = ''
    for await (const line of createInterface(child.stdout)) {
      last = line
      if (!steps[line]) continue
      await steps[line]()
      child.stdin.write('ready\n')
    }
    const bracket = { width: [5, 'mm'], tilt: [0.5, 'deg'], count: [6, ''] }
    expect(errors).toBe('')
    expect(JSON.parse(last)).toEqual({
      first: [
        `Token for ${server.address}, from your account page there`,
        'Beam: count is new: 6\ntilt is new: 28.64788976 deg\nwidth: 10 mm is now 50 mm',
      ],
      values: { ...bracket, other: [1, 'in'], mass: [1, 'kg'] },
      left: 1,
      again: ['Beam: nothing has changed.'],
      token: '0o600',
      no: ['Beam is linked to the design Bracket.\nLink it to Other instead?', 'Nothing was changed.'],
      units: [
        expect.any(String),
        'Nothing was changed.\nwidth is an angle in the design, and the worksheet gives a length.',
      ],
      kept: { width: [1, 'deg'] },
      model: [
        expect.any(String),
        'Nothing was changed.\ncount is a parameter of the model, and not a user parameter.',
      ],
      refused: ['Nothing was changed. zz_refused: 3 : invalid name'],
      rolled: { width: [1, 'mm'] },
      unsaved: ['Save the design first: a worksheet is linked to a saved one.'],
      elsewhere: [expect.stringContaining('the worksheet is at https://calc.example.com')],
      'no json': ['The answer is not that of a Calcwright server.'],
      nan: ['width: the value is not a number. Nothing was changed.'],
      late: ['The server has not answered within 0.2 seconds.'],
      'another design': [
        'Another design is open now than the one that was to be synced. Nothing was changed.',
      ],
      'other untouched': { width: [1, 'mm'] },
      closed: ['Open a design first.'],
      untouched: { width: [1, 'mm'] },
      revoked: [expect.stringContaining('unknown, expired or revoked')],
      'asks again': false,
      button: [
        'Address of the worksheet',
        expect.stringContaining('Token for'),
        expect.stringContaining('unknown, expired or revoked'),
      ],
      palette: `${server.address}/worksheets/${hash}?host=fusion`,
      stopped: true,
    })
    // The design that was linked first stays linked, with what it had after the first sync.
    expect(await granted(getVars(hash))).toMatchObject({
      docId: 'urn:one',
      document: [
        { name: 'width', value: 0.05, unit: 'm', shown: 'mm' },
        { name: 'other', value: 0.01, unit: 'm', shown: 'in' },
        { name: 'count', value: 6, unit: '', shown: '' },
        { name: 'tilt', value: 0.5, unit: 'rad', shown: 'deg' },
      ],
    })
  })
})

describe('a call with a key', () => {
  const evaluate = async (key: string, body: object, token = secret, others: Record<string, string> = {}) => {
    const response = await fetch(`${server.address}/api/v1/worksheets/${hash}/evaluate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...others,
      },
      body: JSON.stringify(body),
    })
    return {
      answer: [response.status, response.headers.get('idempotency-status')],
      text: await response.text(),
    }
  }
  const rows = async (): Promise<number> => {
    const { rows: counted } = await server.database.pool.query<{ n: number }>(
      'select count(*)::int as n from evaluation_repeats',
    )
    return counted[0]!.n
  }
  const SIGMA = { inputs: { F: '3 [kN]' }, outputs: ['sigma [MPa]'] }

  it('gets the same answer again, and no other call gets it', async () => {
    const first = await evaluate('one', SIGMA)
    expect(first.answer).toEqual([200, 'stored'])
    expect(JSON.parse(first.text)).toMatchObject({ outputs: { 'sigma [MPa]': { value: 15 } } })
    await server.database.pool.query(`update evaluation_repeats set answer = replace(answer, '15', '16')`)
    expect(await evaluate('one', SIGMA)).toEqual({
      answer: [200, 'repeated'],
      text: first.text.replaceAll('15', '16'),
    })
    const other = await evaluate('one', { ...SIGMA, inputs: { F: '4 [kN]' } })
    expect(other.answer).toEqual([409, null])
    expect(JSON.parse(other.text)).toMatchObject({ success: false, problem: 'key' })
    const bearer = (
      await granted(tokenCalls(fetch, server.address).newToken({ name: 'B', scopes: ['evaluate'], days: 1 }))
    ).secret
    expect((await evaluate('one', SIGMA, bearer)).answer).toEqual([200, 'stored'])
    await server.database.pool.query(`update evaluation_repeats set created_at = now() - interval '25 hours'`)
    expect(await evaluate('one', SIGMA)).toEqual({ ...first, answer: [200, 'stored'] })
  })

  it('gets one answer when two of it come at the same moment', async () => {
    const answers = await Promise.all([evaluate('twice', SIGMA), evaluate('twice', SIGMA)])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it.each<[string, string, object, Record<string, string>, number]>([
    ['an input that cannot be used', 'two', { inputs: { F: '3 [s]' }, outputs: ['sigma'] }, {}, 422],
    ['another scope', 'three', SIGMA, { authorization: 'Bearer cw_nobody' }, 401],
    ['lines', 'four', SIGMA, { accept: 'application/x-ndjson' }, 400],
    ['a long key', 'k'.repeat(256), SIGMA, {}, 400],
  ])('stores no refusal: %s', async (_, key, body, headers, status) => {
    const before = await rows()
    expect((await evaluate(key, body, secret, headers)).answer).toEqual([status, null])
    expect(await rows()).toBe(before)
  })

  it('is stored within limits, the newest ones, and not when its answer is too large', async () => {
    const { query, pool } = server.database
    const { rows: [owner] } = await pool.query<{ user_id: string }>('select user_id from evaluation_repeats') // prettier-ignore
    const call = (key: string) => ({ userId: owner!.user_id, key, request: 'r' })
    await pool.query('delete from evaluation_repeats')
    expect(await storeRepeat(query, call('large'), 'x'.repeat(1024 * 1024 + 1))).toMatchObject({
      isStored: false,
    })
    const mega = 'x'.repeat(1024 * 1024)
    for (let at = 0; at < 17; at++) await storeRepeat(query, call(`mega ${at}`), mega)
    expect(await rows()).toBe(16)
    expect(await findRepeat(query, call('mega 0'))).toBeNull()
    expect(await findRepeat(query, call('mega 16'))).toBe(mega)
    await pool.query('delete from evaluation_repeats')
    await pool.query(
      `insert into evaluation_repeats select $1, 'n' || n, 'r', '', 0, now() - interval '1 hour' from generate_series(1, 1500) n`,
      [owner!.user_id],
    )
    await storeRepeat(query, call('last'), '{}')
    expect(await rows()).toBe(1000)
    expect(await findRepeat(query, call('last'))).toBe('{}')
    await pool.query(
      `update evaluation_repeats set created_at = now() - interval '25 hours' where key <> 'last'`,
    )
    await removeExpiredRepeats(query)
    expect(await rows()).toBe(1)
  })
})

describe('an agent', () => {
  /** The official client, connected with a token. */
  async function agentOf(secret: string): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${secret}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.address}/mcp`), { requestInit }))
    return client
  }
  async function secretOf(options: Partial<NewToken> = {}, who?: TestPerson): Promise<string> {
    const { newToken } = tokenCalls(
      (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...who?.headers } }),
      server.address,
    )
    return (await granted(newToken({ name: 'Agent', scopes: ['evaluate'], days: 30, ...options }))).secret
  }
  const asked = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
    const { structuredContent, isError = false } = await client.callTool({ name, arguments: args })
    return { isError, answer: structuredContent as Record<string, never> }
  }

  it('lists, describes and evaluates worksheets', async () => {
    const agent = await agentOf(await secretOf({ scopes: ['read', 'evaluate'] }))
    const { tools } = await agent.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'list_worksheets',
      'describe_worksheet',
      'evaluate_worksheet',
      'evaluate_notation',
      'look_up_material',
      'look_up_section',
      'fluid_state',
      'explain_error',
    ])
    const address = expect.stringMatching(new RegExp(`^http.*/worksheets/${hash}`)) as string
    const listed = await asked(agent, 'list_worksheets', { search: 'beam' })
    expect(listed.answer['worksheets']).toContainEqual({ worksheet: hash, name: 'Beam', address })
    expect((await asked(agent, 'describe_worksheet', { worksheet: hash })).answer).toMatchObject({
      input_schema: { properties: { F: { 'x-unit': 'kN', default: '10 [kN]' } } },
      address,
    })
    const inputs = { F: '3 [kN]' }
    const at = `${server.address}/worksheets/${hash}/Beam`
    expect(await asked(agent, 'evaluate_worksheet', { worksheet: at, inputs })).toMatchObject({
      isError: false,
      answer: { outputs: { 'sigma [MPa]': { value: 15, unit: 'MPa', text: '15 MPa' } }, address },
    })
    expect(await asked(agent, 'evaluate_worksheet', { worksheet: hash, inputs: { F: '3 s' } })).toMatchObject(
      {
        isError: true,
        answer: { problems: [{ name: 'F', code: 'input.dimension' }] },
      },
    )
    await agent.close()
  })

  it('calculates with units and looks figures up', async () => {
    const agent = await agentOf(await secretOf())
    const lines = 'F := 3 [kN]\nA := 20 [mm^2]\nF/A = [MPa]'
    expect((await asked(agent, 'evaluate_notation', { lines })).answer).toMatchObject({
      outputs: { F: { text: '3 kN' }, 'F/A [MPa]': { value: 150, unit: 'MPa' } },
    })
    const section = await asked(agent, 'look_up_section', { section: 'IPE 200' })
    expect(section.answer['figures']).toContainEqual(
      expect.objectContaining({ symbol: 'I_y', value: '1943.2', unit: 'cm^4' }),
    )
    const steel = await asked(agent, 'look_up_material', { material: 'S235' })
    expect(steel.answer['properties']).toContainEqual(
      expect.objectContaining({ symbol: 'R_e', value: '235', unit: 'MPa' }),
    )
    // IAPWS R7-97 gives v = 0.0242 m³/kg at 8 MPa and 573.15 K.
    const state = { P: '80 [bar]', T: '300 [degC]' }
    const water = await asked(agent, 'fluid_state', { fluid: 'Water', state, properties: ['rho'] })
    expect(water.answer['properties']).toMatchObject({
      rho: { unit: 'kg/m^3', value: expect.closeTo(41.19, 1) as number },
    })
    expect((await asked(agent, 'look_up_material', { material: 'unobtainium' })).isError).toBe(true)
    await agent.close()
  })

  it('has the scopes and the worksheets of its token', async () => {
    const evaluating = await agentOf(await secretOf())
    expect((await asked(evaluating, 'list_worksheets')).answer).toMatchObject({ problem: 'rights' })
    const item = { item_type: 'Worksheet', item_hash: hash } as const
    const ofOne = await agentOf(await secretOf({ scopes: ['read'], item }))
    const { answer } = await asked(ofOne, 'list_worksheets')
    expect(answer['worksheets']).toMatchObject([{ worksheet: hash }])
    const bob = await person(server, 'Bob')
    const bobs = await agentOf(await secretOf({ scopes: ['read'] }, bob))
    expect((await asked(bobs, 'describe_worksheet', { worksheet: hash })).answer).toMatchObject({
      success: false,
      problem: 'not-found',
    })
    await expect(agentOf('cw_wrong')).rejects.toThrow(/401|unauthorized|token/i)
    for (const each of [evaluating, ofOne, bobs]) await each.close()
  })
})

describe('a token that ends', () => {
  const tokensOf = ({ headers }: TestPerson) =>
    tokenCalls(
      (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } }),
      server.address,
    )
  const daysLeft = ({ expires_at: end }: TokenEntry) => Math.round((end - Date.now() / 1000) / 86_400)

  it('is renewed by its person before it ends, and by nobody else', async () => {
    const [eve, max] = [await person(server, 'Eve'), await person(server, 'Max')]
    const { token } = await granted(tokensOf(eve).newToken({ name: 'Robot', scopes: ['read'], days: 2 }))
    const renewed = await granted(tokensOf(eve).renewToken(token.id, 200))
    expect([renewed.token.id, daysLeft(renewed.token)]).toEqual([token.id, 200])
    const listed = (await granted(tokensOf(eve).listTokens())).tokens
    expect(listed.map(daysLeft)).toEqual([200])
    expect(await problemOf(tokensOf(max).renewToken(token.id, 5))).toBe('not-found')
    for (const days of [0, 367, 1.5])
      expect(await problemOf(tokensOf(eve).renewToken(token.id, days))).toBe('invalid')
    await server.database.pool.query(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, [token.id]) // prettier-ignore
    expect(await problemOf(tokensOf(eve).renewToken(token.id, 5))).toBe('not-found')
  })

  it('has its end said by one mail to its person, some days before', async () => {
    const ida = await person(server, 'Ida')
    const made = async (name: string, days: number) =>
      (await granted(tokensOf(ida).newToken({ name, scopes: ['read'], days }))).token
    const [soon] = [await made('Soon', 30), await made('Late', 90), await made('Short', 3)]
    const reminded = async (): Promise<string[]> => {
      const sent: string[] = []
      const add: Jobs['add'] = async (_, data) => {
        const { to, template, data: about } = data as Extract<Mail, { template: 'token-ends' }>
        if (to === ida.email) sent.push(template, ...about.tokens.map(({ name }) => name))
      }
      await remindOfEnds(server.database.query, { add })
      return sent
    }
    /** Lets days pass for all tokens of the person. */
    const pass = (days: number) =>
      server.database.pool.query(
        `update api_tokens set expires_at = expires_at - $1 * interval '1 day', remind_at = remind_at - $1 * interval '1 day' where user_id = $2`,
        [days, ida.id],
      )
    expect(await reminded()).toEqual([])
    await pass(22)
    expect(await reminded()).toEqual([])
    await pass(2)
    expect(await reminded()).toEqual(['token-ends', 'Soon'])
    expect(await reminded()).toEqual([])
    // A renewed token gets a mail anew.
    await granted(tokensOf(ida).renewToken(soon.id, 60))
    await pass(54)
    expect(await reminded()).toEqual(['token-ends', 'Soon'])
  })
})
