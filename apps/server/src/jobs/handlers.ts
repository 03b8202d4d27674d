/** Handlers of each kind of job. */
import { accountMail } from '../accounts/account-mail.ts'
import { type Config, addressOf } from '../config.ts'
import type { Query } from '../db/database.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Mail } from '../mail/mail.ts'
import { renderMail } from '../mail/templates.ts'
import type { JobHandlers } from './jobs.ts'

export function jobHandlers(query: Query, config: Config, delivery: Delivery): JobHandlers {
  const base = new URL(addressOf(config))
  const deliver = (mail: Mail, id: string) => delivery.deliver(renderMail(mail, base), id)
  return {
    mail: deliver,
    'account-mail': async (asked, id) => {
      const mail = await accountMail(query, config, asked)
      if (mail) await deliver(mail, id)
    },
  }
}
