/** Messages for somebody who has to sign in first; the toast offers to. */
export const SIGN_IN_FIRST = {
  /** The server's words. */
  call: 'Please log in to do this.',
  sharing: 'Login and create an account to share this document',
  ended: 'You were signed out. Sign in again to go on.',
  unsaved: 'You were signed out. Sign in again, and what you typed is saved.',
} as const
