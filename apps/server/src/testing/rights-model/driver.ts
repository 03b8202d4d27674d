/** Carries the steps of the model out on a running server. */
import {
  type BatchRequest,
  type ListView,
  type ServerClient,
  createClient,
  fromBase64,
  toBase64,
} from '@calcwright/contract'
import { createHash } from 'node:crypto'
import type { Worksheet } from '@calcwright/document'
import { randomHash } from '../../identifiers.ts'
import { PASSWORD, signUp } from '../browser.ts'
import { person } from '../people.ts'
import { addLine, load, sheet } from '../sheets.ts'
import { type TestServer, cookieOf } from '../test-server.ts'
import { type Actor, type Kind, PEOPLE, STRANGERS } from './state.ts'
import type { Step } from './steps.ts'
import { type Answer, ModelWindow } from './window.ts'

interface Made {
  readonly kind: Kind
  readonly owner: string
  /** The present one last. */
  readonly hashes: string[]
}

/** What was answered to somebody. */
export interface Told {
  readonly actor: Actor
  /** What they had sent. */
  readonly sent: string
  readonly answer: string
}

const NOBODY = { cookie: '' }
const LEFT = `
  delete from users where email in (${STRANGERS.map(name => `'${name}@example.com'`).join(', ')});
  delete from worksheets; delete from worksheet_rights; delete from worksheet_shelf; delete from worksheet_hashes;
  delete from worksheet_snapshots; delete from worksheet_updates; delete from projects; delete from project_rights;
  delete from project_shelf; delete from teams; delete from team_members; delete from invitations;
  delete from rate_limits;`

export class Driver {
  readonly #server: TestServer
  readonly #headers = new Map<Actor, Record<string, string>>([[null, NOBODY]])
  readonly #clients = new Map<Actor, ServerClient>()
  readonly #items = new Map<string, Made>()
  readonly #teams = new Map<string, string>()
  readonly #windows = new Map<string, ModelWindow>()
  /** Ids of strangers who have signed up. */
  readonly #ids = new Map<string, string>()
  #told: Told[] = []
  #written = 0

  private constructor(server: TestServer) {
    this.#server = server
    this.#clients.set(null, this.#clientWith(null, NOBODY))
  }

  static async on(server: TestServer): Promise<Driver> {
    const driver = new Driver(server)
    for (const name of PEOPLE) driver.#signIn(name, (await person(server, name)).headers)
    return driver
  }

  #signIn(name: string, headers: Record<string, string>): void {
    this.#clients.set(name, this.#clientWith(name, headers))
    this.#headers.set(name, headers)
  }

  #clientWith(actor: Actor, headers: Record<string, string>): ServerClient {
    return createClient(async (input, init) => {
      const response = await fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } })
      const answer = await response.text()
      this.#told.push({ actor, sent: String(init?.body ?? ''), answer })
      return new Response(answer, response)
    }, this.#server.address)
  }

  /** Everything that was answered since it was asked for last. */
  told(): readonly Told[] {
    return this.#told.splice(0)
  }

  /** Items that an answer names, apart from those that were named in the request. */
  namedIn({ sent, answer }: Told): string[] {
    const isNamed = (hash: string) => answer.includes(hash) && !sent.includes(hash)
    return [...this.#items].filter(([, { hashes }]) => hashes.some(isNamed)).map(([id]) => id)
  }

  /** As if nobody had made anything. */
  async clear(): Promise<void> {
    for (const window of this.#windows.values()) window.close()
    this.#windows.clear()
    this.#items.clear()
    this.#teams.clear()
    this.#ids.clear()
    this.#server.mails.length = 0
    await this.#server.database.pool.query(LEFT)
  }

  /** 'done', or the problem of the refusal. */
  async perform(step: Step): Promise<string> {
    if (step.call.startsWith('batch_')) return this.#batch(step)
    const answer = await this.#answer(step)
    return answer.success ? 'done' : (answer.problem ?? answer.message)
  }

  async levelOf(actor: Actor, id: string): Promise<number> {
    const answer = await this.#client(actor).rightsLevel(this.#item(id).hashes.at(-1)!)
    return answer.success ? answer.rights_level : 0
  }

  /**
   * The levels that rows have, by item: of a project's list, or, for whoever is signed in, of what is found
   * in one of the sections. Items that the model does not know are under their hashes.
   */
  async listed(actor: Actor, project: string, view: ListView): Promise<Map<string, number>> {
    const client = this.#client(actor)
    const answers = [await client.list({ hash_string: this.hashOf(project), view: 'project' })]
    if (actor !== null) answers.push(await client.list({ view, search_term: 'e' }))
    const names = new Map([...this.#items].map(([id, { hashes }]) => [hashes.at(-1)!, id]))
    const rows = answers.flatMap(answer => (answer.success ? [...answer.worksheets, ...answer.projects] : []))
    return new Map(rows.map(({ hash_string: hash, rights_level: level }) => [names.get(hash) ?? hash, level]))
  }

  window(id: string): ModelWindow | undefined {
    return this.#windows.get(id)
  }

  hashOf(id: string): string {
    return this.#item(id).hashes.at(-1)!
  }

  #client(actor: Actor): ServerClient {
    return this.#clients.get(actor)!
  }

  #item(id: string): Made {
    return this.#items.get(id)!
  }

  async #answer(step: Step): Promise<Answer> {
    const { actor, about, call } = step
    const client = this.#client(actor)
    const item = this.#items.get(about)
    if (call.startsWith('team_') || call === 'new_team') return this.#aboutTeam(step, client)
    if (call.startsWith('write') || call === 'close_window') return this.#inWindow(step)
    if (call === 'sign_out' || call === 'delete_account') return this.#endSession(step, client)
    if (call === 'sign_up') return this.#signUp(step.whom)
    if (call === 'open_window') return this.#open(step, item!.hashes.at(-1)!)
    if (item) return this.#aboutItem(step, client, item)
    return this.#make(step, client)
  }

  async #batch({ call, actor, batch, into }: Step): Promise<string> {
    const answer = await this.#client(actor).batch({
      command: COMMANDS[call] ?? 'clear',
      items: batch.map(id => this.hashOf(id)),
      ...(call === 'batch_move' ? { project_hash: into === null ? null : this.hashOf(into) } : {}),
    })
    if (!answer.success) return answer.problem ?? answer.message
    const failed = batch.filter(id => answer.failed.includes(this.hashOf(id)))
    return failed.length === 0 ? 'done' : `all but ${failed.join(' ')}`
  }

  /** Whoever comes back has another session, or another account under the same address. */
  async #endSession({ call, actor }: Step, client: ServerClient): Promise<Answer> {
    const isNew = actor !== null && this.#ids.has(actor)
    const answer = await (call === 'sign_out'
      ? client.signOut()
      : client.deleteAccount(isNew ? PASSWORD : ''))
    if (!answer.success || actor === null) return answer
    const session = await client.session()
    if (!session.success || session.user !== null)
      return { success: true, message: 'still signed in' } as never
    if (call === 'sign_out') this.#signIn(actor, await cookieOf(this.#server, this.#idOf(actor)))
    else if (isNew) this.#ids.delete(actor)
    else this.#signIn(actor, (await person(this.#server, actor)).headers)
    return answer
  }

  /** By the link in a mail, as everybody does. */
  async #signUp(name: string): Promise<Answer> {
    const { pool } = this.#server.database
    await pool.query('delete from rate_limits')
    const browser = await signUp(this.#server, addressOf(name), name)
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
      addressOf(name),
    ])
    this.#ids.set(name, rows[0]!.id)
    this.#signIn(name, { cookie: [...browser.cookies].map(pair => pair.join('=')).join('; ') })
    return { success: true }
  }

  #idOf(name: string): string {
    return this.#ids.get(name) ?? name
  }

  async #make(step: Step, client: ServerClient): Promise<Answer> {
    const { call, actor, into, made } = step
    const rights = call.startsWith('new_shared') ? { rights: invitation(step) } : {}
    const place = { ...rights, ...(into === null ? {} : { project_hash: this.hashOf(into) }) }
    const name = `Made as ${made}`
    if (call === 'new_project' || call === 'new_shared_project') {
      const answer = await client.newProject({ name, ...place })
      if (answer.success) this.#remember(made, 'Project', actor, answer.project.hash_string)
      return answer
    }
    const document = toBase64(sheet('first').encode())
    const answer = await client.newWorksheet({ name, document, ...place })
    if (answer.success) this.#remember(made, 'Worksheet', actor, answer.hash_string)
    return answer
  }

  #remember(id: string, kind: Kind, owner: Actor, hash: string): void {
    this.#items.set(id, { kind, owner: owner!, hashes: [hash] })
  }

  async #aboutItem(step: Step, client: ServerClient, item: Made): Promise<Answer> {
    const { kind, hashes } = item
    const hash = hashes.at(-1)!
    switch (step.call) {
      case 'open':
        return client.getWorksheet({ hash_string: hash })
      case 'name':
        return client.getName(hash)
      case 'list':
        return client.list({ hash_string: hash, view: 'project' })
      case 'see_rights':
        return seeRights(client, kind, hash)
      case 'claim':
        return this.#claim(step, client, hash)
      case 'settings':
        return client.updateSettings({ hash_string: hash, settings: { angle: 'deg' } })
      case 'copies':
        return client.copies(hash)
      case 'set_public':
        return client.setPublic(hash)
      case 'star':
        return client.star(hash, true)
      case 'archive':
        return client.archive(kind, hash, true)
      case 'remove':
        return client.remove(kind, hash)
      case 'accept':
      case 'reject':
        return client.answerInvitation(hash, step.call === 'accept')
      case 'rename':
        return kind === 'Project'
          ? client.renameProject(hash, `Named ${++this.#written}`)
          : client.rename({ hash_string: hash, name: `Named ${++this.#written}` })
      case 'save':
      case 'save_renamed':
        return this.#save(client, item, hash, step.call === 'save_renamed')
      case 'save_by_former':
        return this.#save(client, item, hashes[0]!, false)
      case 'open_by_former':
        return client.getWorksheet({ hash_string: hashes[0]! })
      case 'variables':
        return client.variableList(hash)
      case 'settings_of':
        return client.loadWorksheetSettings(hash)
      case 'move':
      case 'check_move': {
        const into = step.into === null ? null : this.hashOf(step.into)
        return client.move(kind, hash, into, undefined, step.call === 'check_move')
      }
      case 'copy':
      case 'copy_for_author':
        return this.#copy(step, client, hash)
      case 'invalidate': {
        const answer = await client.invalidateUrl(kind, hash)
        if (answer.success) hashes.push(answer.hash_string)
        return answer
      }
      default:
        return client.setRights({ item_type: kind, item_hash: hash, ...this.#sharing(step) })
    }
  }

  async #copy({ call, actor, into, made }: Step, client: ServerClient, hash: string): Promise<Answer> {
    const project_hash = into === null ? null : this.hashOf(into)
    const author_rights = call === 'copy_for_author'
    const answer = await client.copyWorksheet({ hash_string: hash, project_hash, author_rights })
    if (answer.success) this.#remember(made, 'Worksheet', actor, answer.hash_string)
    return answer
  }

  /** As if the letter were at hand: of its token only a digest is stored. */
  async #claim({ whom }: Step, client: ServerClient, hash: string): Promise<Answer> {
    const token = randomHash()
    const digest = createHash('sha256').update(token).digest('hex')
    const which =
      'select id from worksheets where hash = $3 union select id from projects where hash = $3 union select $3'
    await this.#server.database.pool.query(
      `update invitations set token_hash = $1 where email = $2 and item_id in (${which})`,
      [digest, addressOf(whom), hash],
    )
    return client.claimInvitation(token)
  }

  #sharing(step: Step) {
    const { call, whom, rights, team } = step
    const withTeam =
      team === null ? { team_hash: null } : { team_hash: this.#teams.get(team)!, team_rights: rights }
    switch (call) {
      case 'share_everybody':
        return { public_rights: rights }
      case 'share_person':
        return { people: [{ hash_string: this.#idOf(whom), user_rights: rights }] }
      case 'invite':
        return invitation(step)
      case 'withdraw':
        return { withdraw_emails: [addressOf(whom)] }
      case 'share_at_once':
        return { public_rights: rights, ...withTeam, ...invitation(step) }
      default:
        return withTeam
    }
  }

  /** With what is stored now, as its owner reads it: what was said in windows is not in it. */
  async #save(client: ServerClient, item: Made, hash: string, renamed: boolean): Promise<Answer> {
    const none = { version: 1, document: null }
    const answer =
      item.kind === 'Worksheet'
        ? await this.#client(item.owner).getWorksheet({ hash_string: item.hashes.at(-1)! })
        : none
    const { version, document } = 'version' in answer ? answer : none
    const worksheet = document === null ? sheet('first') : load(fromBase64(document))
    return client.save({
      worksheet_hash: hash,
      name: worksheet.name,
      known_server_version: version,
      patch: renamed ? rename(worksheet, `Saved ${++this.#written}`) : addLine(worksheet, 'more'),
    })
  }

  async #aboutTeam(step: Step, client: ServerClient): Promise<Answer> {
    const { call, about, whom, role, made } = step
    const hash = this.#teams.get(about) ?? ''
    switch (call) {
      case 'new_team': {
        const answer = await client.newTeam(made)
        if (answer.success) this.#teams.set(made, answer.hash_string)
        return answer
      }
      case 'team_invite':
        return client.inviteToTeam({ hash_string: hash, emails: [addressOf(whom)], role })
      case 'team_role':
        return client.setRole(hash, this.#idOf(whom), role)
      case 'team_remove':
        return client.removeMember(hash, this.#idOf(whom))
      case 'team_see':
        return client.team(hash)
      case 'team_rename':
        return client.renameTeam(hash, `Team ${++this.#written}`)
      case 'team_withdraw':
        return client.withdrawFromTeam(hash, addressOf(whom))
      case 'team_claim':
        return this.#claim(step, client, hash)
      case 'team_leave':
        return client.leaveTeam(hash)
      case 'team_dissolve':
        return client.removeTeam(hash)
      default:
        return client.answerInvitation(hash, call === 'team_accept')
    }
  }

  async #open({ actor, made }: Step, hash: string): Promise<Answer> {
    const address = `${this.#server.address.replace('http', 'ws')}/worksheets/${hash}/live`
    const window = new ModelWindow(address, this.#headers.get(actor)!)
    if (!(await window.hello())) return { success: false, problem: 'not-found', message: '' }
    this.#windows.set(made, window)
    return { success: true }
  }

  async #inWindow({ call, about }: Step): Promise<Answer> {
    const window = this.#windows.get(about)!
    if (call === 'close_window') {
      window.close()
      this.#windows.delete(about)
      return { success: true }
    }
    return window.write(CHANGES[call]!)
  }
}

const addressOf = (name: string): string => `${name}@example.com`

const invitation = ({ whom, rights }: Step) => ({
  invite_emails: [addressOf(whom)],
  invite_rights: Math.max(rights, 1),
  invite_notify: 0 as const,
})

async function seeRights(client: ServerClient, kind: Kind, hash: string): Promise<Answer> {
  const answer = await client.rights(kind, hash)
  if (!answer.success) return answer
  const { people, inherited_people: around, invited } = answer
  if (people.length + around.length + invited.length === 0) return { success: true }
  return { success: false, message: 'with people' }
}

const COMMANDS: Partial<Record<Step['call'], BatchRequest['command']>> = {
  batch_move: 'move',
  batch_archive: 'archive',
  batch_star: 'add_star',
  batch_remove: 'remove',
  batch_accept: 'Invite',
}

/** Each is one wherever it is made: to write what is there already is allowed to everybody. */
const CHANGES: Partial<Record<Step['call'], (worksheet: Worksheet) => void>> = {
  write: worksheet => void addLine(worksheet, 'said'),
  write_settings: worksheet =>
    void worksheet.apply({
      kind: 'setSettings',
      settings: { angle: worksheet.settings.angle === 'deg' ? 'rad' : 'deg' },
    }),
  write_name: worksheet =>
    void worksheet.apply({ kind: 'rename', name: worksheet.name === 'Said' ? 'Said again' : 'Said' }),
}

function rename(worksheet: ReturnType<typeof sheet>, name: string): string {
  const before = worksheet.stateVector()
  worksheet.apply({ kind: 'rename', name })
  return toBase64(worksheet.encodeSince(before))
}
