/** Performs the steps of the model on a running server. */
import type { BatchRequest, ListView } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { addLine } from '../sheets.ts'
import type { TestServer } from '../test-server.ts'
import { Accounts } from './accounts.ts'
import type { CallServices } from './call-services.ts'
import { callAboutItem, makeItem } from './item-calls.ts'
import { type Actor, UNREGISTERED } from './state.ts'
import type { Step } from './steps.ts'
import { callAboutTeam } from './team-calls.ts'
import { type Exchange, ModelItems } from './model-items.ts'
import { type Answer, ModelWindow } from './window.ts'

const LEFT = `
  delete from users where email in (${UNREGISTERED.map(name => `'${name}@example.com'`).join(', ')});
  delete from worksheets; delete from worksheet_rights; delete from worksheet_shelf; delete from worksheet_hashes;
  delete from worksheet_snapshots; delete from worksheet_updates; delete from projects; delete from project_rights;
  delete from project_shelf; delete from teams; delete from team_members; delete from invitations;
  delete from rate_limits;`

export class Driver {
  readonly #services: CallServices
  readonly #windows = new Map<string, ModelWindow>()

  /** Use `Driver.on`, which signs the people in. */
  constructor(services: CallServices) {
    this.#services = services
  }

  static async on(server: TestServer): Promise<Driver> {
    return new Driver({ server, accounts: await Accounts.on(server), modelItems: new ModelItems() })
  }

  /** Returns all exchanges since the last call. */
  takeExchanges(): readonly Exchange[] {
    return this.#services.accounts.takeExchanges()
  }

  /** Items that an answer names and its request does not. */
  namedIn(exchange: Exchange): string[] {
    return this.#services.modelItems.namedIn(exchange)
  }

  /** Resets to the state in which nobody has made anything. */
  async clear(): Promise<void> {
    const { server, accounts, modelItems } = this.#services
    for (const window of this.#windows.values()) window.close()
    this.#windows.clear()
    accounts.clear()
    modelItems.clear()
    server.mails.length = 0
    await server.database.pool.query(LEFT)
  }

  /** Returns 'done', or the problem of the refusal. */
  async perform(step: Step): Promise<string> {
    if (step.call.startsWith('batch_')) return this.#batch(step)
    const answer = await this.#answer(step)
    return answer.success ? 'done' : (answer.problem ?? answer.message)
  }

  async levelOf(actor: Actor, id: string): Promise<number> {
    const answer = await this.#services.accounts.client(actor).rightsLevel(this.hashOf(id))
    return answer.success ? answer.rights_level : 0
  }

  /**
   * Levels in the rows of a list, by item: of a project's list, or for a signed-in person of a search in one
   * of the sections. Items that the model does not know are under their hashes.
   */
  async listed(actor: Actor, project: string, view: ListView): Promise<Map<string, number>> {
    const client = this.#services.accounts.client(actor)
    const answers = [await client.list({ hash_string: this.hashOf(project), view: 'project' })]
    if (actor !== null) answers.push(await client.list({ view, search_term: 'e' }))
    const names = new Map(
      [...this.#services.modelItems.items].map(([id, { hashes }]) => [hashes.at(-1)!, id]),
    )
    const rows = answers.flatMap(answer => (answer.success ? [...answer.worksheets, ...answer.projects] : []))
    return new Map(rows.map(({ hash_string: hash, rights_level: level }) => [names.get(hash) ?? hash, level]))
  }

  window(id: string): ModelWindow | undefined {
    return this.#windows.get(id)
  }

  hashOf(id: string): string {
    return this.#services.modelItems.hashOf(id)
  }

  async #answer(step: Step): Promise<Answer> {
    const { about, call } = step
    const { accounts, modelItems } = this.#services
    const item = modelItems.items.get(about)
    if (call.startsWith('team_') || call === 'new_team') return callAboutTeam(this.#services, step)
    if (call.startsWith('write') || call === 'close_window') return this.#inWindow(step)
    if (call === 'sign_out' || call === 'delete_account') return accounts.endSession(step)
    if (call === 'sign_up') return accounts.signUp(step.recipient)
    if (call === 'open_window') return this.#open(step, item!.hashes.at(-1)!)
    return item ? callAboutItem(this.#services, step, item) : makeItem(this.#services, step)
  }

  async #batch({ call, actor, batch, into }: Step): Promise<string> {
    const { accounts, modelItems } = this.#services
    const answer = await accounts.client(actor).batch({
      command: COMMANDS[call] ?? 'clear',
      items: batch.map(id => this.hashOf(id)),
      ...(call === 'batch_move' ? { project_hash: modelItems.hashOrTop(into) } : {}),
    })
    if (!answer.success) return answer.problem ?? answer.message
    const failed = batch.filter(id => answer.failed.includes(this.hashOf(id)))
    return failed.length === 0 ? 'done' : `all but ${failed.join(' ')}`
  }

  async #open({ actor, made }: Step, hash: string): Promise<Answer> {
    const { server, accounts } = this.#services
    const address = `${server.address.replace('http', 'ws')}/worksheets/${hash}/live`
    const window = new ModelWindow(address, accounts.headersOf(actor))
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

const COMMANDS: Partial<Record<Step['call'], BatchRequest['command']>> = {
  batch_move: 'move',
  batch_archive: 'archive',
  batch_star: 'add_star',
  batch_remove: 'remove',
  batch_accept: 'Invite',
}

/** Each makes a real change everywhere, because everybody may write what is there already. */
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
