import { registry } from '@calcwright/blocks/schemas'
import { CASES, COMPUTED_CASES, sheetOfInputs } from '@calcwright/blocks/sheet-schema/testing'
import {
  EvaluateLine,
  type EvaluateRequest,
  type NewToken,
  revisionCalls,
  tokenCalls,
} from '@calcwright/contract'
import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchangeRates } from '../../db/schema.ts'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, postingWith, store } from '../../testing/test-server.ts'

const BEAM = `
# A beam
F := 10 [kN]
L := 4 [m]
W := 200 [cm^3]
M := F*L/4
sigma := M/W
sigma = [MPa]
`

function beam(): Worksheet {
  const worksheet = Worksheet.create(registry, { name: 'Beam', blocks: blocksFromPlain(registry, BEAM) })
  const [, force, length, , , , shown] = worksheet.blocks().map(({ id }) => id)
  const mark = (ids: (string | undefined)[], as: 'formInput' | 'formOutput') =>
    worksheet.apply({ kind: 'mark', ids: ids.flatMap(id => id ?? []), marks: { [as]: true } })
  mark([force, length], 'formInput')
  mark([shown], 'formOutput')
  return worksheet
}

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let hash: string
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
  hash = (await store(ann.client, beam())).hash
})
afterAll(() => server.close())

const tokensOf = ({ headers }: TestPerson) =>
  tokenCalls(
    (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } }),
    server.address,
  )

const revisionsOf = (who: TestPerson) => revisionCalls(postingWith(server, who.headers))

async function secretOf(who: TestPerson, options: Partial<NewToken> = {}): Promise<string> {
  const request: NewToken = { name: 'Lab', scopes: ['evaluate'], days: 30, ...options }
  return (await granted(tokensOf(who).newToken(request))).secret
}

interface Called {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function call(path: string, secret: string | null, request?: EvaluateRequest): Promise<Called> {
  const response = await fetch(`${server.address}/api/v1/worksheets/${path}`, {
    method: request ? 'POST' : 'GET',
    headers: {
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      ...(request && { 'content-type': 'application/json' }),
    },
    ...(request && { body: JSON.stringify(request) }),
  })
  return { status: response.status, body: (await response.json()) as Called['body'] }
}

const evaluate = (secret: string | null, request: EvaluateRequest, at = hash) =>
  call(`${at}/evaluate`, secret, request)

describe('evaluating', () => {
  it('answers named outputs for one set of inputs', async () => {
    const secret = await secretOf(ann)
    const { status, body } = await evaluate(secret, {
      inputs: { F: '3 [kN]' },
      outputs: ['sigma [MPa]', 'M'],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      version: 1,
      outputs: {
        'sigma [MPa]': { value: 15, unit: 'MPa', text: '15 MPa', exact: '15', notices: [] },
        M: { value: 3, unit: 'kN*m', latex: expect.stringContaining('mathrm{kN}') },
      },
    })
  })

  it('answers the steps to an output where they are asked for', async () => {
    const secret = await secretOf(ann)
    const sigmaOf = async (steps?: boolean): Promise<Record<string, unknown>> => {
      const { body } = await evaluate(secret, { inputs: { F: '3 [kN]' }, outputs: ['sigma'], steps })
      return (body['outputs'] as Record<string, Record<string, unknown>>)['sigma']!
    }
    const asked = await sigmaOf(true)
    expect(asked['steps']).toEqual([
      { text: 'M/W', latex: expect.stringContaining('frac') },
      { text: '(3 kN*m)/200 cm^3', latex: expect.stringContaining('mathrm{kN}') },
    ])
    expect(await sigmaOf()).not.toHaveProperty('steps')
  })

  it('reads a plain number in the unit of the worksheet, and says so', async () => {
    const { body } = await evaluate(await secretOf(ann), { inputs: { F: 3 }, outputs: ['M'] })
    expect(body).toMatchObject({
      outputs: { M: { text: '3 kN*m' } },
      notices: ['F: 3 is read in kN, its unit in the worksheet.'],
    })
  })

  it('answers many sets in their order, each with its outputs or its problems', async () => {
    const inputs = Array.from({ length: 120 }, (_, n) => ({ F: n === 7 ? '1 [s]' : `${n + 1} [kN]` }))
    const { body } = await evaluate(await secretOf(ann), { inputs, outputs: ['sigma [MPa]'] })
    const results = body['results'] as { outputs?: Record<string, { value: number }> }[]
    const values = results.map(({ outputs }) => outputs?.['sigma [MPa]']?.value)
    expect(values).toEqual(inputs.map((_, n) => (n === 7 ? undefined : (n + 1) * 5)))
    expect(results[7]).toEqual({
      success: false,
      problems: [
        { name: 'F', code: 'input.dimension', message: 'F has to be a value in kN, not a value in s.' },
      ],
    })
  })

  it.each([
    ['an unknown field', { input: { F: '3 [kN]' } }, /input/],
    ['too many sets', { inputs: [...'.'.repeat(5001)].map(() => ({})) }, 'at most 5000 sets'],
  ])('refuses %s, in place of calculating something else', async (_, request, message) => {
    const called = await evaluate(await secretOf(ann), request as EvaluateRequest)
    expect(called).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
  })

  it('takes as many sets as it says, with many inputs each', async () => {
    const inputs = Array.from({ length: 5000 }, () => ({ F: '', L: 1, W: 1, M: 1, sigma: 1, x: 1 }))
    expect((await evaluate(await secretOf(ann), { inputs })).body['results']).toHaveLength(5000)
  })

  it('answers the outputs of the form where none are named', async () => {
    const { body } = await evaluate(await secretOf(ann), { inputs: { L: '8 [m]' } })
    expect(body).toMatchObject({ outputs: { 'sigma [MPa]': { text: '100 MPa' } } })
  })

  it.each<[string, EvaluateRequest, { name: string; message: unknown }]>([
    [
      'an unknown input',
      { inputs: { Q: 1 }, outputs: ['M'] },
      { name: 'Q', message: 'The worksheet defines no Q.' },
    ],
    [
      'another dimension',
      { inputs: { F: '3 [m]' }, outputs: ['M'] },
      { name: 'F', message: expect.stringContaining('kN') },
    ],
    ['an unknown output', { inputs: {}, outputs: ['tau'] }, { name: 'tau', message: expect.any(String) }],
  ])('refuses %s with its name', async (_, request, problem) => {
    const { status, body } = await evaluate(await secretOf(ann), request)
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, problems: [problem] })
  })

  it.each([
    ['0', '2026-11-20', '0.5', 200, ['Calculated with the exchange rates of 2026-11-20.']],
    ['2026-02-03', '2026-02-03', '0.8', 125, []],
    [
      '2025-01-05',
      '2026-02-03',
      '0.8',
      113.6,
      ['Could not load rates for 2025-01-05: Calculating with current exchange rate, of 2026-09-29.'],
    ],
  ])('calculates with the rates of %s that the server has', async (date, day, euros, dollars, notices) => {
    const { query } = server.database
    await query.delete(exchangeRates)
    await query.insert(exchangeRates).values({ asked: day, day, source: 'test', perDollar: { EUR: euros } })
    const blocks = blocksFromPlain(registry, 'a := 100 [EUR]')
    const settings = { currency_date: date }
    const worksheet = Worksheet.create(registry, { name: 'Bill', blocks, settings })
    const { hash: bill } = await store(ann.client, worksheet)
    const { body } = await evaluate(await secretOf(ann), { inputs: {}, outputs: ['a [USD]'] }, bill)
    const { value, notices: reported } = (
      body.outputs as Record<string, { value: number; notices: string[] }>
    )['a [USD]']!
    expect(value).toBeCloseTo(dollars, 0)
    expect(reported).toEqual(notices)
    await query.delete(exchangeRates)
  })

  it('answers a line for each set as soon as it is ready, where lines are asked for', async () => {
    const response = await fetch(`${server.address}/api/v1/worksheets/${hash}/evaluate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await secretOf(ann)}`,
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ inputs: [{ F: '1 [kN]' }, { F: '1 [s]' }, { F: 3 }], outputs: ['sigma [MPa]'] }),
    })
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    const text = await response.text()
    const lines = text
      .trim()
      .split('\n')
      .map(line => EvaluateLine.parse(JSON.parse(line)) as { index?: number })
      .toSorted((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity))
    expect(lines).toMatchObject([
      { index: 0, success: true, outputs: { 'sigma [MPa]': { value: 5 } } },
      { index: 1, success: false, problems: [{ code: 'input.dimension' }] },
      { index: 2, success: true, outputs: { 'sigma [MPa]': { value: 15 } } },
      { done: true, version: 1, sets: 3 },
    ])
  })

  it('tells the method of an address, and asks for a token', async () => {
    const wrong = await fetch(`${server.address}/api/v1/worksheets/${hash}/evaluate`)
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await wrong.json()).toMatchObject({ problem: 'method' })
    const nobody = await fetch(`${server.address}/api/v1/worksheets/${hash}`)
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    await nobody.text()
  })

  it('evaluates a revision by its id, for who may see revisions', async () => {
    const worksheet = beam()
    const stored = await store(ann.client, worksheet)
    await granted(revisionsOf(ann).saveRevision({ hash_string: stored.hash, name: 'Issued' }))
    const [, , length] = worksheet.blocks()
    const before = worksheet.stateVector()
    const props = blocksFromPlain(registry, 'L := 6 [m]')[0]!.props!
    worksheet.apply({ kind: 'setProps', id: length!.id, props })
    const patch = Buffer.from(worksheet.encodeSince(before)).toString('base64')
    const head = { worksheet_hash: stored.hash, name: 'Beam', known_server_version: 1 }
    await granted(ann.client.save({ ...head, patch }))
    const secret = await secretOf(ann, { scopes: ['read', 'evaluate'] })
    const { body } = await call(`${stored.hash}/revisions`, secret)
    const [issued] = body['revisions'] as { id: string; name: string; version: number }[]
    expect(issued).toMatchObject({ name: 'Issued', version: 1 })
    const ask = { inputs: {}, outputs: ['M'] }
    expect(await evaluate(secret, { ...ask, revision: issued!.id }, stored.hash)).toMatchObject({
      body: { version: 1, outputs: { M: { text: '10 kN*m' } } },
    })
    expect(await evaluate(secret, ask, stored.hash)).toMatchObject({
      body: { version: 2, outputs: { M: { text: '15 kN*m' } } },
    })
    expect((await evaluate(secret, { ...ask, revision: 'gone' }, stored.hash)).status).toBe(404)
  })

  it('evaluates the worksheet as it is now', async () => {
    const worksheet = beam()
    const stored = await store(ann.client, worksheet)
    const secret = await secretOf(ann)
    const textOf = async () => {
      const { body } = await evaluate(secret, { inputs: {}, outputs: ['M'] }, stored.hash)
      return (body['outputs'] as Record<string, { text: string }>)['M']?.text
    }
    expect(await textOf()).toBe('10 kN*m')
    const [, , length] = worksheet.blocks()
    const before = worksheet.stateVector()
    worksheet.apply({
      kind: 'setProps',
      id: length!.id,
      props: blocksFromPlain(registry, 'L := 6 [m]')[0]!.props!,
    })
    const patch = Buffer.from(worksheet.encodeSince(before)).toString('base64')
    const head = { worksheet_hash: stored.hash, name: 'Beam', known_server_version: 1 }
    await granted(ann.client.save({ ...head, patch }))
    expect(await textOf()).toBe('15 kN*m')
  })
})

describe('tokens', () => {
  it('are shown once, listed without their secret, and of no use when revoked', async () => {
    const tokens = tokensOf(bob)
    const { secret, token } = await granted(
      tokens.newToken({ name: ' Robot ', scopes: ['read', 'read'], days: 1 }),
    )
    const listed = await granted(tokens.listTokens())
    expect(listed.tokens).toEqual([
      { ...token, name: 'Robot', scopes: ['read'], item: null, last_used_at: null },
    ])
    expect(JSON.stringify(listed)).not.toContain(secret)
    const { rows } = await server.database.pool.query<{ stored: string }>(
      'select api_tokens::text as stored from api_tokens',
    )
    for (const { stored } of rows) expect(stored).not.toContain(secret)
    expect((await call(hash, secret)).status).toBe(404)
    expect((await granted(tokens.listTokens())).tokens[0]?.last_used_at).toEqual(expect.any(Number))
    expect(await problemOf(tokensOf(ann).revokeToken(token.id))).toBe('not-found')
    expect((await call(hash, secret)).status).toBe(404)
    await granted(tokens.revokeToken(token.id))
    expect(await call(hash, secret)).toMatchObject({ status: 401, body: { problem: 'token' } })
  })

  it('expire', async () => {
    const secret = await secretOf(ann)
    await server.database.pool.query(`update api_tokens set expires_at = now() - interval '1 second'`)
    expect((await evaluate(secret, { inputs: {} })).status).toBe(401)
  })

  it.each([['nonsense'], ['Basic YTpi'], ['Bearer cw_nobody']])(
    'are refused as %s, whoever else calls',
    async authorization => {
      const response = await fetch(`${server.address}/api/v1/worksheets/${hash}`, {
        headers: { ...ann.headers, authorization },
      })
      expect(response.status).toBe(401)
      await response.text()
    },
  )

  it('make no other call', async () => {
    const headers = { authorization: `Bearer ${await secretOf(ann, { scopes: ['read', 'evaluate'] })}` }
    expect(await problemOf(server.clientWith(headers).getWorksheet({ hash_string: hash }))).toBe('not-found')
  })

  /** Outcomes of reading and evaluating: + or the problem. */
  const tried = async (secret: string | null, at = hash) => {
    const outcomes = [await call(at, secret), await evaluate(secret, { inputs: {}, outputs: ['M'] }, at)]
    return outcomes.map(({ body }) => (body['success'] ? '+' : String(body['problem']))).join(' ')
  }

  it('do what their scope says', async () => {
    expect(await tried(await secretOf(ann, { scopes: ['read'] }))).toBe('+ rights')
    expect(await tried(await secretOf(ann, { scopes: ['evaluate'] }))).toBe('rights +')
    expect(await tried(await secretOf(ann, { scopes: ['read', 'evaluate'] }))).toBe('+ +')
    expect(await tried(null)).toBe('token token')
  })

  it('are for a single worksheet or project', async () => {
    const project = await granted(ann.client.newProject({ name: 'Bridge' }))
    const project_hash = project.project.hash_string
    const inside = await granted(ann.client.copyWorksheet({ hash_string: hash, project_hash }))
    const both: NewToken['scopes'] = ['read', 'evaluate']
    const ofSheet = await secretOf(ann, { scopes: both, item: { item_type: 'Worksheet', item_hash: hash } })
    const ofProject = await secretOf(ann, {
      scopes: both,
      item: { item_type: 'Project', item_hash: project_hash },
    })
    expect([await tried(ofSheet), await tried(ofSheet, inside.hash_string)]).toEqual([
      '+ +',
      'not-found not-found',
    ])
    expect([await tried(ofProject), await tried(ofProject, inside.hash_string)]).toEqual([
      'not-found not-found',
      '+ +',
    ])
  })

  it('have the rights that their person has at each call', async () => {
    const secret = await secretOf(bob, { scopes: ['read', 'evaluate'] })
    const seen: string[] = []
    for (const level of [0, 1, 2, 3, 4, 0] as const) {
      const people = [{ hash_string: bob.id, user_rights: level === 0 ? (-1 as const) : level }]
      await server.database.pool.query('delete from worksheet_rights')
      if (level > 0)
        await server.database.pool.query(
          `insert into worksheet_rights (worksheet_id, user_id, rights) select id, $1, $2 from worksheets where hash = $3`,
          [people[0]!.hash_string, level, hash],
        )
      seen.push(await tried(secret))
    }
    expect(seen).toEqual(['not-found not-found', '+ +', '+ +', '+ +', '+ +', 'not-found not-found'])
  })
})

it('describes the names of a worksheet and of its form, and gives it as a file', async () => {
  const secret = await secretOf(ann, { scopes: ['read'] })
  const { body } = await call(hash, secret)
  expect(body).toMatchObject({ name: 'Beam', version: 1, inputs: ['F', 'L'], outputs: ['sigma [MPa]'] })
  expect(body['names']).toContainEqual({ name: 'sigma', text: '', latex: '' })
  const file = await call(`${hash}/calc`, secret)
  expect(file.body).toMatchObject({ format: 'calcwright', name: 'Beam' })
})

it('takes and refuses what every door takes and refuses', async () => {
  const { hash: at } = await store(ann.client, sheetOfInputs())
  const cases = [...CASES, ...COMPUTED_CASES]
  const inputs = cases.map(([name, value]) => ({ [name]: value }) as Record<string, never>)
  const names = [...new Set(cases.map(([name]) => name))]
  const { body } = await evaluate(await secretOf(ann), { inputs, outputs: names }, at)
  const results = body['results'] as {
    outputs?: Record<string, { text: string }>
    problems?: { code: string; message: string }[]
  }[]
  expect(
    results.map(({ outputs, problems = [] }, at) => {
      const [name, value] = cases[at]!
      return [name, value, outputs?.[name]?.text ?? problems.flatMap(({ code, message }) => [code, message])]
    }),
  ).toEqual(cases)
  const described = await call(at, await secretOf(ann, { scopes: ['read'] }))
  expect(described.body['input_schema']).toMatchObject({
    properties: {
      F: {
        title: 'Force',
        description: 'Of the wind',
        'x-unit': 'kN',
        'x-group': 'Loads',
        default: '10 [kN]',
      },
      steel: { enum: ['S235', 'S355'], default: 'S235' },
      wind: { type: 'boolean', default: false },
    },
  })
})

it('describes its calls as OpenAPI, and on a page', async () => {
  const document = (await (await fetch(`${server.address}/api/v1/openapi.json`)).json()) as { paths: object }
  expect(Object.keys(document.paths).toSorted()).toEqual([
    '/api/v1/worksheets/{hash}',
    '/api/v1/worksheets/{hash}/calc',
    '/api/v1/worksheets/{hash}/evaluate',
    '/api/v1/worksheets/{hash}/fusion',
    '/api/v1/worksheets/{hash}/revisions',
  ])
  const page = await fetch(`${server.address}/api/v1/docs`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const text = await page.text()
  for (const word of ['/api/v1/worksheets/{hash}/evaluate', 'inputs', 'outputs', 'Bearer'])
    expect(text).toContain(word)
})
