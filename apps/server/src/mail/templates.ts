/** The words of each mail, as plain text and as HTML of the same content. */
import { type NotificationKind, PAGES } from '@calcwright/contract'
import type { Invitation, Mail, Notice, PasskeyMail, PdfSent, TokenEnds } from './mail.ts'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
}

export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}

/** Content of a mail before it is rendered. */
interface Content {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Words that the person adds. */
  readonly quote?: string
  readonly button?: { readonly label: string; readonly path: string }
  /** Small print at the end. */
  readonly end: string
}

/** @param base address of the server */
export function renderMail(mail: Mail, base: URL): Message {
  const content = contentOf(mail, base)
  // Addresses are joined as text, because a path that begins with two slashes would name another host.
  const address = content.button && new URL(base.origin + content.button.path).href
  return {
    to: mail.to,
    subject: content.subject,
    text: asText(content, address),
    html: asHtml(content, address),
  }
}

const NOT_YOU = 'If you did not ask for this, ignore this mail: nothing changes.'

function contentOf(mail: Mail, base: URL): Content {
  const server = base.host
  switch (mail.template) {
    case 'sign-up':
      return {
        subject: 'Create your Calcwright account',
        paragraphs: [`Somebody, hopefully you, asked for an account at ${server} with this address.`],
        button: { label: 'Choose a name and password', path: mail.data.path },
        end: `The link works once, for 24 hours. ${NOT_YOU}`,
      }
    case 'account-exists':
      return {
        subject: 'You have a Calcwright account',
        paragraphs: [
          `Somebody, hopefully you, wanted to use this address for an account at ${server}. It has one already: sign in with it.`,
          'If you do not know the password any more, choose "Forgot your password?" there.',
        ],
        button: { label: 'Sign in', path: mail.data.path },
        end: NOT_YOU,
      }
    case 'reset':
      return {
        subject: 'Choose a new password for Calcwright',
        paragraphs: [`Somebody, hopefully you, asked for a new password for your account at ${server}.`],
        button: { label: 'Choose a new password', path: mail.data.path },
        end: `The link works once, for 2 hours. ${NOT_YOU}`,
      }
    case 'confirm-email':
      return {
        subject: 'Confirm your e-mail address for Calcwright',
        paragraphs: [`Your account at ${server} is to use this address from now on.`],
        button: { label: 'Use this address', path: mail.data.path },
        end: `The link works once, for 24 hours. ${NOT_YOU}`,
      }
    case 'email-changed':
      return {
        subject: 'Your e-mail address for Calcwright has changed',
        paragraphs: [`Your account at ${server} uses the address ${mail.data.email} now.`],
        end: 'If this was not you, write to whoever runs this server at once.',
      }
    case 'password-changed':
      return passwordChanged(mail.data.passkeys, server)
    case 'two-step-on':
      return {
        subject: 'Signing in to Calcwright takes a code now',
        paragraphs: [
          `Whoever signs in to your account at ${server} needs a code of your app besides the password from now on. Keep the recovery codes where you find them without your phone.`,
        ],
        button: { label: 'This was not me', path: PAGES.reset },
        end: 'If this was you, there is nothing to do.',
      }
    case 'two-step-off':
      return {
        subject: 'Signing in to Calcwright takes no code any more',
        paragraphs: [`Your password alone is enough to sign in to your account at ${server} from now on.`],
        button: { label: 'This was not me', path: PAGES.reset },
        end: 'If this was you, there is nothing to do.',
      }
    case 'passkey-added':
    case 'passkey-removed':
      return passkey(mail, server)
    case 'invitation':
      return invitation(mail.data, server)
    case 'pdf':
      return pdf(mail.data, server)
    case 'token-ends':
      return tokenEnds(mail.data, server)
    case 'notice':
      return notice(mail.data, server)
  }
}

function passwordChanged(passkeys: number, server: string): Content {
  return {
    subject: 'Your password for Calcwright has changed',
    paragraphs: [
      `The password of your account at ${server} has been changed, and every other place where you were signed in has been signed out.`,
      ...(passkeys > 0
        ? ['Your passkeys still sign you in. Look at them under Account, and remove any that is not yours.']
        : []),
    ],
    button: { label: 'This was not me', path: PAGES.reset },
    end: 'If this was you, there is nothing to do.',
  }
}

function passkey({ template, data }: PasskeyMail, server: string): Content {
  const isAdded = template === 'passkey-added'
  return {
    subject: `A passkey was ${isAdded ? 'added to' : 'removed from'} your Calcwright account`,
    paragraphs: [
      isAdded
        ? `The passkey “${data.name}” signs in to your account at ${server} from now on, without the password.`
        : `The passkey “${data.name}” no longer signs in to your account at ${server}.`,
    ],
    button: { label: 'See your passkeys', path: PAGES.account },
    end: isAdded
      ? 'If this was not you, remove it there and choose a new password.'
      : 'If this was not you, choose a new password at once.',
  }
}

/** Words on what somebody is invited to do, by level; with a team by role. */
const INVITED_TO: Readonly<Record<string, string>> = {
  1: 'to view',
  2: 'to view and duplicate',
  3: 'to edit',
  4: 'to administer',
  member: 'to be a member of',
  administrator: 'to be an administrator of',
  owner: 'to be an owner of',
}

function invitation({ from, item, gives, name, message, path }: Invitation, server: string): Content {
  const hasSecret = path.includes('#')
  const title = name === '' ? `a ${item}` : `the ${item} “${name}”`
  return {
    // Subjects hold no words of people; those are inside.
    subject: `You are invited to a ${item} in Calcwright`,
    paragraphs: [`${from} invites you ${INVITED_TO[gives ?? ''] ?? 'to'} ${title} at ${server}.`],
    ...(message.trim() === '' ? {} : { quote: message.trim() }),
    button: { label: 'See the invitation', path },
    end: hasSecret
      ? 'Accept or reject it there. If you have no account yet, the link lets you create one with this address for two weeks: do not pass it on.'
      : 'Accept or reject it there. If you have no account yet, create one with this address.',
  }
}

function pdf({ name, problem, path }: PdfSent, server: string): Content {
  return {
    subject: problem === '' ? 'Your worksheet as PDF' : 'Your worksheet could not be made into a PDF',
    paragraphs: [
      problem === ''
        ? `You asked for the worksheet “${name}” at ${server} as PDF. It is attached.`
        : `You asked for ${name === '' ? 'a worksheet' : `the worksheet “${name}”`} at ${server} as PDF. ${problem}`,
    ],
    ...(path === '' ? {} : { button: { label: 'Open the worksheet', path } }),
    end: 'You receive this mail because somebody who is signed in with your account asked for it.',
  }
}

function tokenEnds({ tokens, path }: TokenEnds, server: string): Content {
  const [first] = tokens
  const isOne = tokens.length === 1 && first !== undefined
  return {
    subject: isOne ? 'A token for Calcwright ends soon' : 'Tokens for Calcwright end soon',
    paragraphs: [
      ...tokens.map(({ name, day }) => `Your token “${name}” at ${server} ends on ${day}.`),
      `Programs that call worksheets with ${isOne ? 'it' : 'them'} are refused from then on. Renew ${isOne ? 'it' : 'them'} before, and nothing has to be changed in the programs.`,
    ],
    button: { label: 'See your tokens', path },
    end: 'If no program needs it any more, there is nothing to do. You receive no second mail about this.',
  }
}

/** Subjects hold no words of people. */
const NOTICES: Readonly<Record<NotificationKind, readonly [subject: string, happened: string]>> = {
  mentioned: ['You are mentioned in a comment in Calcwright', 'mentions you in a comment on'],
  comment: ['A comment on a worksheet in Calcwright', 'has commented on'],
  to_check: ['You are asked to check a worksheet in Calcwright', 'asks you to check'],
  marked: ['A worksheet was marked as checked in Calcwright', 'has marked as checked'],
  mark_broken: [
    'A checked worksheet has changed in Calcwright',
    'has set a mark that is broken by a change of',
  ],
  invited: ['You are invited to a worksheet in Calcwright', 'invites you to'],
  shared: ['A worksheet or project is shared with you in Calcwright', 'shares with you'],
  access_asked: ['Somebody asks you for access in Calcwright', 'asks you for access to'],
  offered: ['You are offered a worksheet or project in Calcwright', 'wants to make you the owner of'],
}

function notice({ kind, from, name, item = 'worksheet', message, path }: Notice, server: string): Content {
  const [subject, happened] = NOTICES[kind]
  return {
    subject,
    paragraphs: [`${from} ${happened} the ${item} “${name}” at ${server}.`],
    ...(message.trim() === '' ? {} : { quote: message.trim() }),
    button: { label: 'Open it there', path },
    end: 'What you get mails about is up to you: choose it behind the bell above your worksheets.',
  }
}

function asText({ paragraphs, quote, button, end }: Content, address: string | undefined): string {
  const parts = [
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${address}`] : []),
    end,
  ]
  return `${parts.join('\n\n')}\n`
}

const STYLE = {
  body: 'margin:0;padding:24px;background:#eeebe4;font:15px/1.5 system-ui,sans-serif;color:#1e2326',
  sheet:
    'max-width:520px;margin:0 auto;padding:32px;background:#fdfcf9;border:1px solid #dcd7cc;border-radius:8px',
  button:
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#0f5c63;color:#ffffff;font-weight:600;text-decoration:none',
  quote: 'margin:16px 0;padding:4px 16px;border-left:3px solid #bfb9ac;white-space:pre-line',
  end: 'margin:24px 0 0;color:#545c60;font-size:13px',
} as const

function asHtml({ subject, paragraphs, quote, button, end }: Content, address: string | undefined): string {
  const rows = [
    ...paragraphs.map(text => `<p>${escapeHtml(text)}</p>`),
    ...(quote === undefined ? [] : [`<blockquote style="${STYLE.quote}">${escapeHtml(quote)}</blockquote>`]),
    ...(button
      ? [
          `<p><a style="${STYLE.button}" href="${escapeHtml(address ?? '')}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    `<p style="${STYLE.end}">${escapeHtml(end)}</p>`,
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.sheet}">
${rows.join('\n')}
</div></body></html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
