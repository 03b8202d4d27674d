/** /account: what a person sees and changes of the own account. */
import { Link } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import { Logo } from '../shell/logo.tsx'
import { MessagePage } from '../shell/message-page.tsx'
import css from './account.module.css'
import { DeleteSection } from './delete-section.tsx'
import { GivePlanSection } from './give-plan-section.tsx'
import { OperatorSection } from './operator-section.tsx'
import type { Person } from './person.ts'
import { EmailSection, NameSection } from './profile-sections.tsx'
import { PasswordSection } from './password-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { OnshapeSection } from './onshape-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TokensSection } from './tokens-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { Button, openDialog } from '@calcwright/ui'
import { Section } from './section.tsx'
import { openOwnMaterials } from '../materials/open-own-materials.ts'

export function AccountPage() {
  usePageTitle('Account')
  const session = useSession()
  if (session === undefined)
    return (
      <p className={css.loading} role="status">
        Loading your account…
      </p>
    )
  if (session.user === null)
    return (
      <MessagePage title="Nobody is signed in" more={<SignInLinks />}>
        <p>Sign in to see your account.</p>
      </MessagePage>
    )
  return <Sections person={session.user} />
}

function Sections({ person }: { readonly person: Person }) {
  return (
    <main className={css.page}>
      <header className={css.header}>
        <Link to="/" className={css.home} aria-label="All worksheets">
          <Logo />
        </Link>
        <h1 className={css.title}>Account</h1>
      </header>
      {person.local && (person.email === null || !person.has_password) && (
        <p className={css.note}>
          You are signed in because you sit at this computer. Give yourself an e-mail address and a password:
          then others can make accounts on this server, and you can sign in from elsewhere.
        </p>
      )}
      <NameSection person={person} />
      <EmailSection person={person} />
      <PasswordSection person={person} />
      {person.has_password && <TwoStepSection />}
      <PasskeysSection person={person} />
      <PlanSection person={person} />
      {person.local && <GivePlanSection />}
      <OperatorSection />
      <SessionsSection />
      <AuditSection />
      <MaterialsSection />
      <TokensSection />
      <OnshapeSection />
      <DeleteSection person={person} />
    </main>
  )
}

/** The way to what was done with the worksheets and projects of the person. */
function AuditSection() {
  return (
    <Section title="Audit log">
      <p>Who shared, opened by link, exported, deleted, restored or took over what you own.</p>
      <Button onClick={() => openDialog('The audit log', () => import('../audit/audit-dialog.tsx'), {})}>
        Show the audit log…
      </Button>
    </Section>
  )
}

/** Materials of the person and of the person's teams, which blocks of worksheets choose from. */
const MaterialsSection = () => (
  <Section title="Materials">
    <p className={css.hint}>Materials of your own and of your teams, with their figures and sources.</p>
    <Button onClick={() => openOwnMaterials()}>Own materials…</Button>
  </Section>
)
