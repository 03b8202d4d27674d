import { type OwnMaterialFields, materialCalls } from '@calcwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, fetchWith, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson
let cleo: TestPerson
let team: string

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
  cleo = await person(server, 'Cleo')
  team = (await granted(ann.client.newTeam('Statics'))).hash_string
  await granted(ann.client.inviteToTeam({ hash_string: team, emails: [ben.email], role: 'member' }))
  await granted(ben.client.answerInvitation(team, true))
})
afterAll(() => server.close())
beforeEach(() => server.database.pool.query('delete from own_materials'))

const calls = (who: TestPerson | null) => materialCalls(fetchWith(who?.headers ?? {}), server.address)
const material = (name: string, value = '7,85'): OwnMaterialFields => ({
  name,
  source: 'test report 7',
  note: '',
  properties: [{ name: 'density', value, unit: 'g/cm^3', over: '', source: '' }],
})
const save = (who: TestPerson | null, team_hash: string | null, ...materials: object[]) =>
  calls(who).saveMaterials({ team_hash, materials: materials as OwnMaterialFields[] })
const namesFor = async (who: TestPerson) =>
  (await granted(calls(who).ownMaterials())).collections.map(({ name, materials }) => [
    name,
    ...materials.map(one => one.name),
  ])

describe('a material of one’s own', () => {
  it('stands in the lists of the person, and in those of nobody else', async () => {
    await granted(save(ann, null, material('Alloy X')))
    const top = await granted(calls(ann).populateMaterials(''))
    expect(top.groups.slice(0, 2)).toEqual([
      { id: '~own', name: 'My materials' },
      { id: `~team-${team}`, name: 'Statics (team)' },
    ])
    const { folder, parent_id, items } = await granted(calls(ann).populateMaterials('~own'))
    expect([folder, parent_id]).toEqual(['My materials', ''])
    expect(items).toMatchObject([
      {
        name: 'Alloy X',
        source: 'test report 7',
        string_data: 'own material: Alloy X; rho = 7.85 [g/cm^3]; source: test report 7',
        data: [{ name: 'rho', title: 'Density', value: '7.85', units: 'g/cm^3', source: 'test report 7' }],
      },
    ])
    expect((await granted(calls(ann).materialSearch('alloyx'))).items.map(({ name }) => name)).toEqual([
      'Alloy X',
    ])
    const get = async (who: TestPerson | null) => {
      const response = await fetchWith({ ...who?.headers, 'content-type': 'application/json' })(
        `${server.address}/get_material`,
        {
          method: 'POST',
          body: JSON.stringify({ id: items[0]!.id }),
        },
      )
      return response.json()
    }
    expect(await get(ann)).toMatchObject({ full_name: 'Alloy X', data: [{ name: 'rho' }] })
    for (const other of [ben, null]) {
      expect((await granted(calls(other).materialSearch('alloyx'))).items).toEqual([])
      expect(await get(other)).toMatchObject({ success: false, problem: 'not-found' })
    }
    expect((await granted(calls(null).populateMaterials(''))).groups[0]?.id).toBe('Metals')
    expect(await problemOf(calls(null).populateMaterials('~own'))).toBe('not-found')
  })

  it('of a team is its members’', async () => {
    await granted(save(ben, team, material('Alloy Y')))
    expect(await namesFor(ann)).toEqual([['My materials'], ['Statics', 'Alloy Y']])
    expect(await namesFor(cleo)).toEqual([['My materials']])
    expect(await problemOf(save(cleo, team, material('Z')))).toBe('not-found')
    expect(await problemOf(calls(cleo).removeMaterials(team, []))).toBe('not-found')
    expect(await problemOf(calls(cleo).populateMaterials(`~team-${team}`))).toBe('not-found')
    const [, { materials }] = (await granted(calls(ann).ownMaterials())).collections as unknown as [
      unknown,
      { materials: [{ id: string }] },
    ]
    await granted(calls(cleo).removeMaterials(null, [materials[0].id]))
    expect(await namesFor(ben)).toEqual([['My materials'], ['Statics', 'Alloy Y']])
    await granted(calls(ann).removeMaterials(team, [materials[0].id]))
    expect(await namesFor(ben)).toEqual([['My materials'], ['Statics']])
  })

  it('is changed as it was read, or not at all', async () => {
    await granted(save(ann, null, material('A'), material('B')))
    const [a] = (await granted(calls(ann).ownMaterials())).collections[0]!.materials
    const { collections } = await granted(save(ann, null, { ...a!, name: 'A2' }))
    expect(collections[0]?.materials.map(({ name, version }) => [name, version])).toEqual([
      ['A2', 2],
      ['B', 1],
    ])
    expect(await problemOf(save(ann, null, material('C'), { ...a!, name: 'A3' }))).toBe('changed')
    expect(await problemOf(save(ann, null, material('C'), material('b')))).toBe('name')
    expect(await problemOf(save(ben, null, { ...a!, version: 2 }))).toBe('changed')
    expect(await problemOf(save(ann, team, { ...a!, version: 2 }))).toBe('changed')
    expect(await namesFor(ann)).toEqual([['My materials', 'A2', 'B'], ['Statics']])
  })

  it.each([
    [material(' '), 'The material: A material needs a name.'],
    [material('X', 'much'), 'X: "much" is no number, such as 7850, 0.3 or 1.2e-5.'],
    [
      { ...material('X'), properties: [] },
      'X: A material needs at least one property, such as rho with 7850 and kg/m^3.',
    ],
  ])('%j is refused in a sentence', async (wrong, message) => {
    expect(await save(ann, null, wrong)).toMatchObject({ success: false, problem: 'invalid', message })
  })

  it('counts as stored by who made it, and goes with the account', async () => {
    const used = async () =>
      Number(
        (
          await server.database.pool.query<{ bytes: string }>(
            `select sum(bytes) as bytes from own_materials where stored_by = 'ben'`,
          )
        ).rows[0]?.bytes,
      )
    await granted(save(ben, team, material('Alloy Y')))
    await granted(save(ben, null, material('Mine')))
    expect(await used()).toBeGreaterThan(200)
    await server.database.pool.query(`delete from users where id = 'ben'`)
    expect(await namesFor(ann)).toEqual([['My materials'], ['Statics', 'Alloy Y']])
    const { rows } = await server.database.pool.query('select name from own_materials')
    expect(rows).toEqual([{ name: 'Alloy Y' }])
  })

  it('is nothing to who is not signed in', async () => {
    expect(await problemOf(calls(null).ownMaterials())).toBe('rights')
    expect(await problemOf(save(null, null, material('X')))).toBe('rights')
  })
})

describe('the substances of mixtures, data_type 2', () => {
  const ask = async (path: string, request: object) => {
    const answer = await fetchWith({ 'content-type': 'application/json' })(`${server.address}${path}`, {
      method: 'POST',
      body: JSON.stringify({ data_type: 2, ...request }),
    })
    return answer.json() as Promise<{
      success: boolean
      message: string
      groups: { id: string }[]
      items: { id: string; name: string; data: { name: string; value: string; units: string }[] }[]
    }>
  }

  it('stand in two folders', async () => {
    const top = await ask('/populate_materials', {})
    expect(top.groups.map(({ id }) => id)).toEqual(['gases', 'condensed'])
    expect(top.items).toEqual([])
    const words = async (parent_id: string) =>
      (await ask('/populate_materials', { parent_id })).items.map(({ id }) => id)
    const [gases, condensed] = [await words('gases'), await words('condensed')]
    expect(gases).toEqual(expect.arrayContaining(['CH4', 'O2', 'CO2']))
    expect(condensed).toContain('graphite')
    expect(gases).not.toContain('graphite')
    expect(await ask('/populate_materials', { parent_id: 'metals' })).toMatchObject({ success: false })
  })

  it('are got by the word of a mixture', async () => {
    expect(await ask('/get_material', { id: 'CH4' })).toMatchObject({
      success: true,
      name: 'CH4',
      full_name: 'CH4',
      data: [{ name: 'M', units: 'g/mol' }],
    })
    expect(await ask('/get_material', { id: 'steel' })).toMatchObject({
      success: false,
      message: 'There is no substance steel.',
    })
  })

  it('are found by two letters of a name', async () => {
    const [methane] = (await ask('/material_search', { query: 'meth ane' })).items
    // 12.011 + 4*1.008 g/mol, the standard atomic weights of IUPAC.
    expect(methane).toMatchObject({ id: 'CH4', data: [{ name: 'M', units: 'g/mol' }] })
    expect(Number(methane!.data[0]!.value)).toBeCloseTo(16.043, 2)
    expect((await ask('/material_search', { query: 'O2' })).items[0]!.id).toBe('O2')
    expect(await ask('/material_search', { query: ' O' })).toMatchObject({
      success: false,
      message: 'Please enter a search phrase of at least 2 characters',
    })
  })
})
