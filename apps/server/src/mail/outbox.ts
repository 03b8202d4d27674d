/** Reads the mails that were written to files because there is no mail server. */
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxEntry, OutboxMail } from '@calcwright/contract'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { Refused } from '../failure.ts'

/** Number of mails that are shown; older files stay where they are. */
const SHOWN = 100

const NAME = /^[\w-]+$/

/** Returns the newest first. */
export async function listOutbox(folder: string): Promise<readonly OutboxEntry[]> {
  const names = (await filesIn(folder)).filter(name => name.endsWith('.eml'))
  const files = await Promise.all(
    names.map(async name => ({ id: name.slice(0, -'.eml'.length), at: await changedAt(join(folder, name)) })),
  )
  const newest = files.sort((a, b) => b.at - a.at).slice(0, SHOWN)
  return Promise.all(newest.map(async ({ id, at }) => entryOf(id, at, await parse(folder, id))))
}

export async function readOutbox(folder: string, id: string): Promise<OutboxMail> {
  if (!NAME.test(id) || !(await filesIn(folder)).includes(`${id}.eml`))
    throw new Refused('not-found', 'There is no such mail in the outbox.')
  const email = await parse(folder, id)
  const at = await changedAt(join(folder, `${id}.eml`))
  return {
    success: true,
    ...entryOf(id, at, email),
    from: email.from ? written(email.from) : '',
    text: email.text ?? '',
    html: email.html ?? '',
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [] // No mail was written yet.
    throw error
  }
}

const changedAt = async (file: string): Promise<number> => (await stat(file)).mtimeMs

const parse = async (folder: string, id: string): Promise<Email> =>
  PostalMime.parse(await readFile(join(folder, `${id}.eml`)))

function entryOf(id: string, at: number, email: Email): OutboxEntry {
  return {
    id,
    to: (email.to ?? []).map(written).join(', '),
    subject: email.subject ?? '',
    sent_at: Math.floor(at / 1000),
  }
}

const written = ({ name, address }: Address): string =>
  name && address ? `${name} <${address}>` : (address ?? name)
