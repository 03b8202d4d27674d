/** Calls about worksheets and projects. */
import { type ServerClient, fromBase64, toBase64 } from '@calcwright/contract'
import { addLine, load, sheet } from '../sheets.ts'
import { addressOf } from './accounts.ts'
import { type CallServices, claim } from './call-services.ts'
import type { Kind } from './state.ts'
import type { Step } from './steps.ts'
import type { ModelItem } from './model-items.ts'
import type { Answer } from './window.ts'

/** Makes an item that does not exist yet. */
export async function makeItem({ accounts, modelItems }: CallServices, step: Step): Promise<Answer> {
  const { call, actor, into, made } = step
  const client = accounts.client(actor)
  const rights = call.startsWith('new_shared') ? { rights: invitation(step) } : {}
  const place = { ...rights, ...(into === null ? {} : { project_hash: modelItems.hashOf(into) }) }
  const name = `Made as ${made}`
  if (call === 'new_project' || call === 'new_shared_project') {
    const answer = await client.newProject({ name, ...place })
    if (answer.success) modelItems.remember(made, 'Project', actor, answer.project.hash_string)
    return answer
  }
  const document = toBase64(sheet('first').encode())
  const answer = await client.newWorksheet({ name, document, ...place })
  if (answer.success) modelItems.remember(made, 'Worksheet', actor, answer.hash_string)
  return answer
}

export async function callAboutItem(services: CallServices, step: Step, item: ModelItem): Promise<Answer> {
  const { accounts, modelItems } = services
  const client = accounts.client(step.actor)
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
      return claim(services, step, hash)
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
        ? client.renameProject(hash, modelItems.newName('Named'))
        : client.rename({ hash_string: hash, name: modelItems.newName('Named') })
    case 'save':
    case 'save_renamed':
      return save(services, step, item, hash)
    case 'save_by_former':
      return save(services, step, item, hashes[0]!)
    case 'open_by_former':
      return client.getWorksheet({ hash_string: hashes[0]! })
    case 'variables':
      return client.variableList(hash, null)
    case 'settings_of':
      return client.loadWorksheetSettings(hash)
    case 'move':
    case 'check_move': {
      return client.move(kind, hash, modelItems.hashOrTop(step.into), undefined, step.call === 'check_move')
    }
    case 'copy':
    case 'copy_for_author':
      return copy(services, step, hash)
    case 'invalidate': {
      const answer = await client.invalidateUrl(kind, hash)
      if (answer.success) hashes.push(answer.hash_string)
      return answer
    }
    default:
      return client.setRights({ item_type: kind, item_hash: hash, ...sharing(services, step) })
  }
}

async function copy(
  { accounts, modelItems }: CallServices,
  { call, actor, into, made }: Step,
  hash: string,
): Promise<Answer> {
  const project_hash = modelItems.hashOrTop(into)
  const author_rights = call === 'copy_for_author'
  const client = accounts.client(actor)
  const answer = await client.copyWorksheet({ hash_string: hash, project_hash, author_rights })
  if (answer.success) modelItems.remember(made, 'Worksheet', actor, answer.hash_string)
  return answer
}

function sharing({ accounts, modelItems }: CallServices, step: Step) {
  const { call, recipient, rights, team } = step
  const withTeam =
    team === null ? { team_hash: null } : { team_hash: modelItems.teams.get(team)!, team_rights: rights }
  switch (call) {
    case 'share_everybody':
      return { public_rights: rights }
    case 'share_person':
      return { people: [{ hash_string: accounts.idOf(recipient), user_rights: rights }] }
    case 'invite':
      return invitation(step)
    case 'withdraw':
      return { withdraw_emails: [addressOf(recipient)] }
    case 'share_at_once':
      return { public_rights: rights, ...withTeam, ...invitation(step) }
    default:
      return withTeam
  }
}

/** Saves on top of the stored document as its owner reads it, without the live changes of windows. */
async function save(
  { accounts, modelItems }: CallServices,
  step: Step,
  item: ModelItem,
  hash: string,
): Promise<Answer> {
  const none = { version: 1, document: null }
  const answer =
    item.kind === 'Worksheet'
      ? await accounts.client(item.owner).getWorksheet({ hash_string: item.hashes.at(-1)! })
      : none
  const { version, document } = 'version' in answer ? answer : none
  const worksheet = document === null ? sheet('first') : load(fromBase64(document))
  const renamed = step.call === 'save_renamed'
  return accounts.client(step.actor).save({
    worksheet_hash: hash,
    name: worksheet.name,
    known_server_version: version,
    patch: renamed ? rename(worksheet, modelItems.newName('Saved')) : addLine(worksheet, 'more'),
  })
}

const invitation = ({ recipient, rights }: Step) => ({
  invite_emails: [addressOf(recipient)],
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

function rename(worksheet: ReturnType<typeof sheet>, name: string): string {
  const before = worksheet.stateVector()
  worksheet.apply({ kind: 'rename', name })
  return toBase64(worksheet.encodeSince(before))
}
