/** What the server writes to people, and the way to send it. */

/** One message. Addresses in `data` are paths of this server; they become whole addresses when it is sent. */
export type Mail =
  | { readonly to: string; readonly template: 'invitation'; readonly data: Invitation }
  | { readonly to: string; readonly template: 'sign-up'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'account-exists'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'reset'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'confirm-email'; readonly data: WithLink }
  | { readonly to: string; readonly template: 'email-changed'; readonly data: { readonly email: string } }
  | { readonly to: string; readonly template: 'password-changed'; readonly data: Record<string, never> }

export interface Invitation {
  /** Name of the person who invites. */
  readonly from: string
  readonly item: 'worksheet' | 'project' | 'team'
  /** Name of the item. */
  readonly name: string
  /** What the person adds in their own words; '' for nothing. */
  readonly message: string
  /** Where to look at it: `/invites/`. */
  readonly path: string
}

export interface WithLink {
  /** Path with the secret of the link. */
  readonly path: string
}

export interface MailSender {
  /** Resolves when the message is sure to be sent, not when it is. */
  send(mail: Mail): Promise<void>
}
