/** Delivers mail to a mail server, or to files for the operator. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, addressOf } from '../config.ts'
import type { Message } from './templates.ts'

export interface Delivery {
  /** @param id the same when a message is delivered again */
  deliver(message: Message, id: string): Promise<void>
}

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/** By SMTP when there is a mail server, else into the outbox. */
export function openDelivery(config: Config): Delivery {
  const host = new URL(addressOf(config)).hostname
  const from = config.mailFrom ?? `Calcwright <calcwright@${host}>`
  const messageId = (id: string) => `<${id}@${host}>`
  return config.smtpUrl === null
    ? fileDelivery(outboxOf(config.dataDir), from, messageId)
    : smtpDelivery(config.smtpUrl, from, messageId)
}

/** Loaded with the first message, because that takes long. */
const loadMailer = () => import('nodemailer')

function smtpDelivery(url: string, from: string, messageId: (id: string) => string): Delivery {
  return {
    async deliver(message, id) {
      const { createTransport } = await loadMailer()
      await createTransport(url).sendMail({ from, messageId: messageId(id), ...letterOf(message) })
    },
  }
}

/** The library changes lists that it gets. */
const letterOf = ({ attachments = [], ...message }: Message) => ({
  ...message,
  attachments: attachments.map(each => ({ ...each })),
})

/**
 * Writes one .eml file a message, readable only for the user of the server, because it may hold a link to an
 * account.
 */
function fileDelivery(folder: string, from: string, messageId: (id: string) => string): Delivery {
  return {
    async deliver(message, id) {
      const { createTransport } = await loadMailer()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message: bytes } = await transport.sendMail({
        from,
        messageId: messageId(id),
        ...letterOf(message),
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A message is written as a whole, under the same name when it is delivered again.
      const unfinished = join(folder, `${id}.part`)
      await writeFile(unfinished, bytes as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, `${id}.eml`))
    },
  }
}
