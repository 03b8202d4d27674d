/** Jobs run after the answer and survive the process that added them. */
import type { AccountMail } from '../accounts/account-mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { PdfMail } from '../pdf/pdf-mail.ts'

/** Data of each kind of job. */
export interface JobData {
  readonly mail: Mail & AskedAt
  readonly 'account-mail': AccountMail & AskedAt
  readonly 'pdf-mail': PdfMail & AskedAt
}

interface AskedAt {
  /** Origin of the page, where links are to lead; absent for the published address. */
  readonly origin?: string | undefined
}

export type JobName = keyof JobData

/**
 * Performs one job. A job may run again after it was done, when the process ended before that was recorded:
 * the second run has to lead to the same state.
 * @param id the same for each run, and fit for a file name
 */
export type JobHandler<Data> = (data: Data, id: string) => Promise<void>

export type JobHandlers = { readonly [Name in JobName]: JobHandler<JobData[Name]> }

export interface Jobs {
  /** Resolves when the job is stored durably. */
  add<Name extends JobName>(name: Name, data: JobData[Name]): Promise<void>
}
