/** Mails of the server, and the interface that sends them. */

import type { NotificationKind, TeamRole } from '@calcwright/contract'

/** One message. Addresses in `data` are paths of this server, which become complete when it is sent. */
export type Mail =
  | { readonly to: string; readonly template: 'invitation'; readonly data: Invitation }
  | { readonly to: string; readonly template: 'sign-up'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'account-exists'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'reset'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'confirm-email'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'email-changed'; readonly data: { readonly email: string } }
  | { readonly to: string; readonly template: 'pdf'; readonly data: PdfSent }
  | { readonly to: string; readonly template: 'token-ends'; readonly data: TokenEnds }
  | { readonly to: string; readonly template: 'notice'; readonly data: Notice }
  | {
      readonly to: string
      readonly template: 'two-step-on' | 'two-step-off'
      readonly data: Record<string, never>
    }
  | {
      readonly to: string
      readonly template: 'password-changed'
      /** Number of passkeys, which open the account as before. */
      readonly data: { readonly passkeys: number }
    }
  | PasskeyMail

export interface PasskeyMail {
  readonly to: string
  readonly template: 'passkey-added' | 'passkey-removed'
  readonly data: { readonly name: string }
}

export interface Invitation {
  /** Name of the person who invites. */
  readonly from: string
  readonly item: 'worksheet' | 'project' | 'team'
  /** The level that the invitation gives, or the role in a team; waiting mails of earlier versions lack it. */
  readonly gives?: number | TeamRole
  /** Name of the item. */
  readonly name: string
  /** Words that the person adds; '' for nothing. */
  readonly message: string
  /** Path of the page: `/invites/`. */
  readonly path: string
}

export interface PdfSent {
  /** Name of the worksheet; '' when it is not known. */
  readonly name: string
  /** Why there is no PDF; '' when it is attached. */
  readonly problem: string
  /** Path of the worksheet; '' for none. */
  readonly path: string
}

/** Tokens of a person that end soon. */
export interface TokenEnds {
  /** The first to end comes first; `day` as 2026-11-30. */
  readonly tokens: readonly { readonly name: string; readonly day: string }[]
  /** Path of the page that has the tokens. */
  readonly path: string
}

/** Something that happened in a worksheet. */
export interface Notice {
  readonly kind: NotificationKind
  /** Name of the person who did it. */
  readonly from: string
  /** Name of the worksheet or project. */
  readonly name: string
  /** Kind of the item; a worksheet when absent. */
  readonly item?: 'worksheet' | 'project'
  /** Words of the person; '' for none. */
  readonly message: string
  /** Path of the worksheet. */
  readonly path: string
}

export interface WithLink {
  /** Path with the secret of the link. */
  readonly path: string
}

export interface MailSender {
  /** Resolves when the message is queued durably, not when it is delivered. */
  send(mail: Mail): Promise<void>
}
