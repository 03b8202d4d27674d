import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson
let cleo: TestPerson
let hash: string

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
  cleo = await person(server, 'Cleo')
})
afterAll(() => server.close())
beforeEach(async () => {
  hash = (await granted(ann.client.newWorksheet({ name: 'Beam' }))).hash_string
  server.mails.length = 0
})

type Rights = Parameters<TestPerson['client']['setRights']>[0]
const set = (who: TestPerson, rights: Omit<Rights, 'item_type' | 'item_hash'>, item_hash = hash) =>
  who.client.setRights({ item_type: 'Worksheet', item_hash, ...rights })

async function levelOf(who: TestPerson): Promise<number> {
  const answer = await who.client.getWorksheet({ hash_string: hash })
  return answer.success ? answer.rights_level : 0
}

async function accept(who: TestPerson, rights: number): Promise<void> {
  await granted(set(ann, { invite_emails: [who.email], invite_rights: rights }))
  await granted(who.client.answerInvitation(hash, true))
}

describe('an invitation', () => {
  it('is sent, holds at once, and is one of the invitations until it is accepted', async () => {
    await granted(set(ann, { invite_emails: [ben.email], invite_message: 'Have a look' }))
    expect(server.mails).toMatchObject([{ to: ben.email }])
    expect(JSON.stringify(server.mails)).toContain('Have a look')
    expect(await levelOf(ben)).toBe(1)
    expect((await granted(ben.client.leftBar())).invitations).toBe(1)
    expect(await granted(ben.client.answerInvitation(hash, true))).toEqual({
      success: true,
      invitations: 0,
      url: `/worksheets/${hash}/Beam`,
    })
    expect(await problemOf(ben.client.answerInvitation(hash, true))).toBe('not-found')
  })

  it('that is rejected leaves nothing', async () => {
    await granted(set(ann, { invite_emails: [ben.email] }))
    expect(await granted(ben.client.answerInvitation(hash, false))).toMatchObject({ invitations: 0, url: '' })
    expect(await levelOf(ben)).toBe(0)
  })

  it('is not sent when that is not wanted', async () => {
    await granted(set(ann, { invite_emails: [ben.email], invite_notify: 0 }))
    expect(server.mails).toEqual([])
  })

  it('looks the same for addresses with and without an account', async () => {
    await granted(set(ann, { invite_emails: [ben.email.toUpperCase(), 'new@example.com'], invite_rights: 2 }))
    const { invited, people } = await granted(ann.client.rights('Worksheet', hash))
    expect(invited).toEqual([
      { email: ben.email, rights: 2 },
      { email: 'new@example.com', rights: 2 },
    ])
    expect(people.map(row => row.name)).toEqual(['Ann'])
  })

  it('waits for who signs up with the address later', async () => {
    await granted(set(ann, { invite_emails: ['Dora@example.com'] }))
    const dora = await person(server, 'Dora')
    expect((await granted(dora.client.list({ view: 'invites' }))).worksheets).toMatchObject([
      { name: 'Beam' },
    ])
    await granted(dora.client.answerInvitation(hash, true))
    expect(await levelOf(dora)).toBe(1)
  })

  it("is of who comes with its e-mail's link, whatever the address, and once only", async () => {
    await granted(set(ann, { invite_emails: ['other@example.com'], invite_rights: 3 }))
    const [, token = ''] = /\/invites\/#(\w+)/.exec(JSON.stringify(server.mails)) ?? []
    const { rows } = await server.database.pool.query('select * from invitations')
    expect(JSON.stringify(rows)).not.toContain(token)
    await granted(cleo.client.claimInvitation(token))
    expect(await problemOf(ben.client.claimInvitation(token))).toBe('not-found')
    await granted(cleo.client.answerInvitation(hash, true))
    expect(await levelOf(cleo)).toBe(3)
  })

  it('takes nothing from who has more by the project around', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Bridge' }))
    const around = { item_type: 'Project' as const, item_hash: project.hash_string }
    await granted(ann.client.setRights({ ...around, invite_emails: [cleo.email], invite_rights: 3 }))
    await granted(cleo.client.answerInvitation(project.hash_string, true))
    await granted(ann.client.move('Worksheet', hash, project.hash_string))
    await granted(set(ann, { invite_emails: ['other@example.com'], invite_rights: 1 }))
    const [, token = ''] = /\/invites\/#(\w+)/.exec(JSON.stringify(server.mails)) ?? []
    await granted(cleo.client.claimInvitation(token))
    expect(await levelOf(cleo)).toBe(3)
  })

  it.each([
    ['an account', () => ben.email],
    ['none', () => 'nobody@example.com'],
  ])('of an address with %s is taken back', async (_, email) => {
    await granted(set(ann, { invite_emails: [email()] }))
    await granted(set(ann, { withdraw_emails: [email()] }))
    expect((await granted(ann.client.rights('Worksheet', hash))).invited).toEqual([])
    expect(await levelOf(ben)).toBe(0)
  })

  it('of the owner changes nothing', async () => {
    await granted(set(ann, { invite_emails: [ann.email] }))
    expect(server.mails).toEqual([])
    expect(await levelOf(ann)).toBe(4)
  })

  it.each(['nonsense', 'a@b', ''])('of %j is refused', async email => {
    expect(await problemOf(set(ann, { invite_emails: [email] }))).toBe('invalid')
  })

  it('is not sent to hundreds', async () => {
    const spammer = await person(server, 'Spammer')
    const { hash_string } = await granted(spammer.client.newWorksheet({ name: 'Offer' }))
    const send = (round: number) => {
      const invite_emails = Array.from({ length: 50 }, (_, i) => `victim${round}.${i}@example.com`)
      return spammer.client.setRights({ item_type: 'Worksheet', item_hash: hash_string, invite_emails })
    }
    for (let round = 0; round < 4; round++) await granted(send(round))
    expect(await problemOf(send(4))).toBe('too-many')
  })

  it('comes with a new worksheet or project', async () => {
    const rights = { invite_emails: [ben.email], invite_rights: 2 }
    const { project } = await granted(ann.client.newProject({ name: 'Together', rights }))
    const sheet = await granted(ann.client.newWorksheet({ name: 'Together too', rights }))
    const { worksheets } = await granted(ben.client.list({ view: 'invites' }))
    expect(worksheets.map(item => item.hash_string)).toEqual(
      expect.arrayContaining([project.hash_string, sheet.hash_string]),
    )
    expect(server.mails).toHaveLength(2)
  })
})

it('who is invited again is not mailed again, and another name of a mailbox is the same', async () => {
  const { hash_string: item } = await granted(ann.client.newWorksheet({ name: 'Again' }))
  const addresses = ['again@example.com', 'again+1@example.com', 'AGAIN@example.com']
  for (const address of [...addresses, ...addresses])
    await granted(set(ann, { invite_emails: [address] }, item))
  expect(server.mails.filter(({ to }) => /again/i.test(to))).toHaveLength(1)
})

it('an invitation that waits gets another level', async () => {
  const { hash_string: item } = await granted(ann.client.newWorksheet({ name: 'Waiting' }))
  const emails = ['waiting@example.com', ben.email]
  await granted(set(ann, { invite_emails: emails, invite_rights: 1 }, item))
  const invited = emails.map(email => ({ email, rights: 3 as const }))
  await granted(set(ann, { invited }, item))
  const answer = await granted(ann.client.rights('Worksheet', item))
  expect(answer.invited.map(({ rights }) => rights)).toEqual([3, 3])
})

it('no more than ten mails a day go from one person to another', async () => {
  const address = 'many@example.com'
  const answers: string[] = []
  for (let round = 0; round < 12; round++)
    for (const who of [ann, ben]) {
      const name = `Win a prize at prizes.example ${round}`
      const item = (await granted(who.client.newWorksheet({ name }))).hash_string
      answers.push((await granted(set(who, { invite_emails: [address] }, item))).message)
    }
  expect(server.mails.filter(mail => mail.to === address)).toHaveLength(20)
  expect(server.mails.map(mail => mail.subject).join()).not.toContain('prize')
  const without = `Invited, but without a mail, as too many were sent there today: ${address}`
  expect(answers).toEqual([
    ...Array.from({ length: 20 }, () => ''),
    ...Array.from({ length: 4 }, () => without),
  ])
})

describe('rights', () => {
  it('of people are changed and taken away', async () => {
    await accept(ben, 1)
    await granted(set(ann, { people: [{ hash_string: ben.id, user_rights: 3 }] }))
    expect(await levelOf(ben)).toBe(3)
    await granted(set(ann, { people: [{ hash_string: ben.id, user_rights: -1 }] }))
    expect(await levelOf(ben)).toBe(0)
    expect((await granted(ann.client.rights('Worksheet', hash))).people).toHaveLength(1)
  })

  it('are listed to who may assign them, and not to others', async () => {
    await accept(ben, 2)
    expect(await granted(ben.client.rights('Worksheet', hash))).toMatchObject({
      assign_rights: false,
      rights_level: 2,
      people: [],
      invited: [],
    })
    expect(await granted(ann.client.rights('Worksheet', hash))).toMatchObject({
      assign_rights: true,
      public_rights: -1,
      team_rights: -2,
      team: null,
      has_parent: false,
      people: [
        { name: 'Ann', owner: true, user_rights: 4 },
        { name: 'Ben', owner: false, user_rights: 2, email: ben.email },
      ],
    })
  })

  it.each<[string, () => Omit<Rights, 'item_type' | 'item_hash'>, string]>([
    ['invite with more than the own', () => ({ invite_emails: [cleo.email], invite_rights: 4 }), 'rights'],
    ['give everybody more than the own', () => ({ public_rights: 4 }), 'rights'],
    ['give oneself more', () => ({ people: [{ hash_string: ben.id, user_rights: 4 }] }), 'rights'],
    ['take from who has more', () => ({ people: [{ hash_string: cleo.id, user_rights: 1 }] }), 'rights'],
    ['take from the owner', () => ({ people: [{ hash_string: ann.id, user_rights: 1 }] }), 'invalid'],
    [
      'give to somebody unasked',
      () => ({ people: [{ hash_string: 'local-owner', user_rights: 1 }] }),
      'invalid',
    ],
    ['share with a team of others', () => ({ team_hash: 'another-team', team_rights: 1 }), 'rights'],
  ])('of 3 do not suffice to %s, and nothing is changed', async (_, rights, problem) => {
    await accept(ben, 3)
    await accept(cleo, 4)
    const before = await granted(ann.client.rights('Worksheet', hash))
    expect(await problemOf(set(ben, { invite_emails: ['more@example.com'], ...rights() }))).toBe(problem)
    expect(await granted(ann.client.rights('Worksheet', hash))).toEqual(before)
  })

  it('by a project around are shown, overridden and given back', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Around' }))
    const around = project.hash_string
    await granted(
      ann.client.setRights({
        item_type: 'Project',
        item_hash: around,
        invite_emails: [ben.email],
        invite_rights: 3,
      }),
    )
    await granted(ben.client.answerInvitation(around, true))
    await granted(ann.client.move('Worksheet', hash, around))
    expect(await levelOf(ben)).toBe(3)
    const shown = await granted(ann.client.rights('Worksheet', hash))
    expect(shown).toMatchObject({ has_parent: true, people: [{ name: 'Ann' }] })
    expect(shown.inherited_people).toMatchObject([
      { name: 'Ben', user_rights: -1, inherited_rights: 3, owner: false },
    ])
    await granted(set(ann, { inherited_people: [{ user_hash: ben.id, user_rights: 0 }] }))
    expect(await levelOf(ben)).toBe(0)
    await granted(set(ann, { inherited_people: [{ user_hash: ben.id, user_rights: -1 }] }))
    expect(await levelOf(ben)).toBe(3)
  })
})

describe('an invitation takes nothing', () => {
  const inviting = (who: TestPerson, email: string, rights: number) =>
    granted(set(who, { invite_emails: [email], invite_rights: rights }))

  it('from who has more by the project around', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Editors' }))
    const around = project.hash_string
    const editors = { invite_emails: [ben.email], invite_rights: 3 }
    await granted(ann.client.setRights({ item_type: 'Project', item_hash: around, ...editors }))
    await granted(ben.client.answerInvitation(around, true))
    await granted(ann.client.move('Worksheet', hash, around))
    await inviting(ann, ben.email, 1)
    expect(await levelOf(ben)).toBe(3)
    await inviting(ann, ben.email, 4)
    expect(await levelOf(ben)).toBe(4)
  })

  it.each([
    ['with an account', () => cleo.email],
    ['without', () => 'grand@example.com'],
  ])('from an address %s that was invited by who has more', async (_, email) => {
    await accept(ben, 3)
    await inviting(ann, email(), 4)
    await inviting(ben, email(), 1)
    await granted(set(ben, { withdraw_emails: [email()] }))
    expect((await granted(ann.client.rights('Worksheet', hash))).invited).toEqual([
      { email: email(), rights: 4 },
    ])
  })
})

describe('another address', () => {
  it('of a worksheet makes the old one answer like nothing', async () => {
    await accept(ben, 2)
    const { hash_string: fresh, url, url_end } = await granted(ann.client.invalidateUrl('Worksheet', hash))
    expect([url, url_end]).toEqual([`/worksheets/${fresh}/Beam`, 'Beam'])
    const bodies = await Promise.all(
      [hash, 'neverthere'].map(async hash_string => ann.client.getWorksheet({ hash_string })),
    )
    expect(bodies[0]).toEqual(bodies[1])
    expect(await granted(ben.client.getWorksheet({ hash_string: fresh }))).toMatchObject({ rights_level: 2 })
    expect((await granted(ben.client.list({ search_term: 'beam', limit: 1 }))).worksheets).toMatchObject([
      { hash_string: fresh },
    ])
  })

  it('takes saves by the old one from who has rights of their own, and tells them the new one', async () => {
    await granted(set(ann, { public_rights: 3 }))
    await accept(ben, 3)
    const { hash_string: fresh } = await granted(ann.client.invalidateUrl('Worksheet', hash))
    const save = { worksheet_hash: hash, name: 'Beam', known_server_version: 1 }
    expect(await granted(ben.client.save(save))).toMatchObject({ hash_string: fresh })
    expect(await problemOf(cleo.client.save(save))).toBe('not-found')
    const again = await granted(ben.client.save({ ...save, worksheet_hash: fresh }))
    expect(again.hash_string).toBeUndefined()
    const formerFor = async (who: TestPerson) =>
      (await granted(who.client.getWorksheet({ hash_string: fresh }))).former_hashes
    expect([await formerFor(ben), await formerFor(cleo)]).toEqual([[hash], []])
    await granted(set(ann, { people: [{ hash_string: ben.id, user_rights: 1 }] }, fresh))
    expect([await problemOf(ben.client.save(save)), await formerFor(ben)]).toEqual(['rights', []])
  })

  it('of a project', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Bridges' }))
    const { hash_string: fresh } = await granted(ann.client.invalidateUrl('Project', project.hash_string))
    const view = { view: 'project' } as const
    expect(await problemOf(ann.client.list({ ...view, hash_string: project.hash_string }))).toBe('not-found')
    expect(await granted(ann.client.list({ ...view, hash_string: fresh }))).toMatchObject({ name: 'Bridges' })
  })
})

describe('copies', () => {
  it('are listed with those that are shared, and the original', async () => {
    await accept(ben, 3)
    const { project } = await granted(ben.client.newProject({ name: 'Copies' }))
    const seen = await granted(
      ben.client.copyWorksheet({ hash_string: hash, author_rights: true, project_hash: project.hash_string }),
    )
    expect(seen.project_hash).toBe(project.hash_string)
    await granted(ben.client.copyWorksheet({ hash_string: hash, name: 'Secret' }))
    const { copies, original } = await granted(ann.client.copies(hash))
    expect(original).toBeNull()
    expect(copies.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { hash_string: null, name: '', author: 'Ben' },
      { hash_string: seen.hash_string, name: 'Beam (Copy)', author: 'Ben' },
    ])
    const { worksheets } = await granted(ann.client.list({ search_term: 'copy' }))
    expect(worksheets).toEqual([])
    expect((await granted(ben.client.copies(seen.hash_string))).original).toMatchObject({ hash_string: hash })
    await granted(set(ann, { people: [{ hash_string: ben.id, user_rights: -1 }] }))
    expect((await granted(ben.client.copies(seen.hash_string))).original).toBeNull()
  })
})
