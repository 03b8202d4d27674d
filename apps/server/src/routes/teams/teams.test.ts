import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

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
})
afterAll(() => server.close())
beforeEach(async () => {
  team = (await granted(ann.client.newTeam('Statics'))).hash_string
})

async function join(who: TestPerson, role: 'owner' | 'administrator' | 'member' = 'member'): Promise<void> {
  await granted(ann.client.inviteToTeam({ hash_string: team, emails: [who.email], role }))
  await granted(who.client.answerInvitation(team, true))
}

const roles = async () =>
  (await granted(ann.client.team(team))).members.map(member => `${member.name} ${member.role}`)

describe('a team', () => {
  it('has who accepted', async () => {
    await granted(ann.client.inviteToTeam({ hash_string: team, emails: [ben.email, 'new@example.com'] }))
    expect(await granted(ann.client.team(team))).toMatchObject({
      name: 'Statics',
      role: 'owner',
      members: [{ name: 'Ann', role: 'owner', self: true }],
      invited: [{ email: ben.email }, { email: 'new@example.com' }],
    })
    expect(await problemOf(ben.client.team(team))).toBe('not-found')
    expect((await granted(ben.client.list({ view: 'invites' }))).worksheets).toMatchObject([
      { item_type: 'Team', name: 'Statics', author: 'Ann' },
    ])
    expect((await granted(ben.client.answerInvitation(team, true))).url).toBe('/team/')
    expect(await roles()).toEqual(['Ann owner', 'Ben member'])
    expect((await granted(ben.client.team(team))).invited).toEqual([])
    expect((await granted(ben.client.leftBar())).teams).toMatchObject([{ name: 'Statics', role: 'member' }])
  })

  it('gives rights together, which end with the membership', async () => {
    await join(ben)
    const { project } = await granted(ann.client.newProject({ name: 'Team project' }))
    const inside = await granted(
      ann.client.newWorksheet({ name: 'In it', project_hash: project.hash_string }),
    )
    await granted(
      ann.client.setRights({
        item_type: 'Project',
        item_hash: project.hash_string,
        team_hash: team,
        team_rights: 3,
      }),
    )
    expect((await granted(ben.client.tree('team_tree'))).projects).toMatchObject([
      { name: 'Team project', rights_level: 3 },
    ])
    expect((await granted(ben.client.list({ view: 'team' }))).worksheets).toMatchObject([
      { name: 'In it', rights_level: 3 },
    ])
    await granted(ann.client.removeMember(team, ben.id))
    expect(await problemOf(ben.client.getWorksheet({ hash_string: inside.hash_string }))).toBe('not-found')
    expect((await granted(ben.client.tree('team_tree'))).projects).toEqual([])
  })

  it('is nothing to who is not signed in', async () => {
    expect(await problemOf(server.clientWith({}).team(team))).toBe('not-found')
  })

  it('that is dissolved leaves what was shared with its owner', async () => {
    await join(ben)
    const sheet = await granted(ben.client.newWorksheet({ name: 'Left over' }))
    await granted(
      ben.client.setRights({
        item_type: 'Worksheet',
        item_hash: sheet.hash_string,
        team_hash: team,
        team_rights: 1,
      }),
    )
    await granted(ann.client.removeTeam(team))
    expect(await problemOf(ann.client.team(team))).toBe('not-found')
    expect(await granted(ben.client.rights('Worksheet', sheet.hash_string))).toMatchObject({
      team: null,
      team_rights: -2,
    })
  })

  it('is renamed, and takes back invitations', async () => {
    expect(await granted(ann.client.renameTeam(team, 'Dynamics'))).toMatchObject({ name: 'Dynamics' })
    await granted(ann.client.inviteToTeam({ hash_string: team, emails: [ben.email] }))
    expect(await granted(ann.client.withdrawFromTeam(team, ben.email))).toMatchObject({ invited: [] })
    expect(await problemOf(ben.client.answerInvitation(team, true))).toBe('not-found')
  })
})

describe('roles', () => {
  it('are given by administrators, those of owners by owners', async () => {
    await join(ben, 'administrator')
    await join(cleo)
    await granted(ben.client.setRole(team, cleo.id, 'administrator'))
    expect(await problemOf(ben.client.setRole(team, cleo.id, 'owner'))).toBe('rights')
    expect(await problemOf(ben.client.setRole(team, ann.id, 'member'))).toBe('rights')
    expect(await problemOf(ben.client.removeMember(team, ann.id))).toBe('rights')
    expect(
      await problemOf(
        ben.client.inviteToTeam({ hash_string: team, emails: ['x@example.com'], role: 'owner' }),
      ),
    ).toBe('rights')
    expect(await roles()).toEqual(['Ann owner', 'Ben administrator', 'Cleo administrator'])
    await granted(ann.client.setRole(team, ben.id, 'owner'))
    await granted(ann.client.leaveTeam(team))
    expect(await problemOf(ann.client.team(team))).toBe('not-found')
  })

  it('of an invited owner are not changed by administrators', async () => {
    await join(ben, 'administrator')
    for (const email of [cleo.email, 'heir@example.com']) {
      await granted(ann.client.inviteToTeam({ hash_string: team, emails: [email], role: 'owner' }))
      await granted(ben.client.inviteToTeam({ hash_string: team, emails: [email] }))
      await granted(ben.client.withdrawFromTeam(team, email))
    }
    expect((await granted(ann.client.team(team))).invited).toEqual([
      { email: cleo.email, role: 'owner' },
      { email: 'heir@example.com', role: 'owner' },
    ])
  })

  it('always have an owner', async () => {
    await join(ben)
    expect(await problemOf(ann.client.leaveTeam(team))).toBe('invalid')
    expect(await problemOf(ann.client.setRole(team, ann.id, 'member'))).toBe('invalid')
    expect(await roles()).toEqual(['Ann owner', 'Ben member'])
    await granted(ben.client.leaveTeam(team))
    expect(await roles()).toEqual(['Ann owner'])
  })

  it('of who is not in the team cannot be set', async () => {
    expect(await problemOf(ann.client.setRole(team, ben.id, 'member'))).toBe('not-found')
  })
})
