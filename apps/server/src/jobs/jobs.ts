/** Work that is done after the answer, and survives the process that was asked for it. */
import type { AccountMail } from '../accounts/account-mail.ts'
import type { Mail } from '../mail/mail.ts'

/** Each kind of work, and what it is told. */
export interface JobData {
  readonly mail: Mail
  readonly 'account-mail': AccountMail
}

export type JobName = keyof JobData

/**
 * Does one piece of work. It may run again after it was done, when the process ended before that was
 * noted: the second time has to lead to the same state.
 * @param id the same each time, and fit for a file name
 */
export type JobHandler<Data> = (data: Data, id: string) => Promise<void>

export type JobHandlers = { readonly [Name in JobName]: JobHandler<JobData[Name]> }

export interface Jobs {
  /** Resolves when it is sure to be done. */
  add<Name extends JobName>(name: Name, data: JobData[Name]): Promise<void>
}
