/** Texts of the banners for somebody who is not signed in. */
import { SignInLinks } from '../account/sign-in-links.tsx'

interface VisitorWordsProps {
  /** A worksheet of this browser only; a session that has ended; rights that an account may have. */
  readonly about: 'draft' | 'ended' | 'rights'
}

const WORDS: Readonly<Record<VisitorWordsProps['about'], string>> = {
  draft: 'This worksheet is kept in this browser only. With an account you keep and share it:',
  ended: 'Saving Disabled. You were signed out; this browser keeps what you typed.',
  rights: 'Is it shared with you?',
}

export default function VisitorWords({ about }: VisitorWordsProps) {
  return (
    <>
      {WORDS[about]} <SignInLinks />
    </>
  )
}
