/** Handlers of each kind of job. */
import { accountMail } from '../accounts/account-mail.ts'
import { type Config, addressOf } from '../config.ts'
import type { Query } from '../db/database.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Mail } from '../mail/mail.ts'
import { renderMail } from '../mail/templates.ts'
import { pdfMessage } from '../pdf/mail-pdf.ts'
import type { MakePdf } from '../pdf/make-pdf.ts'
import type { JobHandlers } from './jobs.ts'

/** @param makePdf resolves once the application is put together */
export function jobHandlers(
  query: Query,
  config: Config,
  delivery: Delivery,
  makePdf: Promise<MakePdf>,
): JobHandlers {
  const deliver = (mail: Mail, id: string, origin = addressOf(config)) =>
    delivery.deliver(renderMail(mail, new URL(origin)), id)
  return {
    mail: ({ origin, ...mail }, id) => deliver(mail, id, origin),
    'account-mail': async ({ origin, ...asked }, id) => {
      const mail = await accountMail(query, config, asked)
      if (mail) await deliver(mail, id, origin)
    },
    'pdf-mail': async ({ origin = addressOf(config), ...asked }, id) =>
      delivery.deliver(await pdfMessage(query, await makePdf, asked, new URL(origin)), id),
  }
}
