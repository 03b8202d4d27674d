/** The application in the right panel of Onshape: the worksheets of the document, and the way to a new one. */
import {
  type OnshapeStatus,
  PANEL_HEADER,
  createClient,
  onshapeCalls,
  projectAddress,
  worksheetAddress,
} from '@calcwright/contract'
import { Button, Spinner } from '@calcwright/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { emailProblem, noPassword } from '../account/checks.ts'
import { EmailField } from '../account/email-field.tsx'
import { Field } from '../account/field.tsx'
import { Form } from '../account/form.tsx'
import { useFields } from '../account/use-fields.ts'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import { openPopup } from '../shell/popup-state.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { whenSignedIn } from './channel.ts'
import { rememberOnshapeHost } from './host.ts'
import { type PanelContext, documentAddress, panelContext, startMessages } from './panel-context.ts'
import { ensureStorage } from './storage-of-window.ts'
import css from './panel.module.css'

const calls = onshapeCalls(window.fetch.bind(window))

ensureStorage()

export function OnshapePanelPage() {
  usePageTitle('Onshape')
  const status = useQuery({ queryKey: ['onshape'], queryFn: () => granted(calls.status()) })
  const { refetch } = status
  useEffect(() => whenSignedIn(() => void refetch()), [refetch])
  const session = useSession()
  return (
    <main className={css.panel}>
      <h1 className={css.title}>Calcwright</h1>
      {status.isError && <p role="alert">{status.error.message}</p>}
      {(status.isPending || session === undefined) && <Spinner label="Loading" />}
      {status.data && session && <Content status={status.data} name={session.user?.name ?? null} />}
      <Button tone="quiet" onClick={() => openPopup('tutorial')}>
        Welcome tour
      </Button>
    </main>
  )
}

interface ContentProps {
  readonly status: OnshapeStatus
  /** Name of the person who is signed in to this application; null for nobody. */
  readonly name: string | null
}

function Content({ status, name }: ContentProps) {
  const context = status.available ? panelContext(location.search, status.site) : status.message
  useEffect(() => {
    if (typeof context === 'string') return
    rememberOnshapeHost(context.documentId)
    startMessages(context)
  })
  if (typeof context === 'string') return <p role="alert">{context}</p>
  if (name === null) return <SignIn />
  if (!status.connected)
    return (
      <>
        <p>Sign in to Onshape once, so that worksheets may read and set variables for you.</p>
        <p>The window that opens may ask you to sign in to Calcwright first: sign in as {name} there, too.</p>
        <Button
          tone="accent"
          onClick={() => window.open('/onshape/connect', 'onshape', 'popup,width=520,height=720')}
        >
          Connect to Onshape
        </Button>
      </>
    )
  return <Worksheets context={context} site={status.site} />
}

/** A browser stores the cookie of this sign-in for pages inside of Onshape alone. */
const inPanel = createClient((input, init) => {
  const headers = { ...(init?.headers as Record<string, string> | undefined), [PANEL_HEADER]: '1' }
  return window.fetch(input, { ...init, headers })
})

function SignIn() {
  const fields = useFields({ email: '', password: '' })
  const { email, password } = fields.values
  return (
    <Form
      action="Sign in"
      check={() => fields.check({ email: emailProblem(email), password: noPassword(password) })}
      send={() => inPanel.signIn({ email, password })}
      onDone={() => window.location.reload()}
    >
      <p>Sign in to Calcwright.</p>
      <EmailField autoComplete="username" {...fields.of('email')} />
      <Field label="Password" type="password" autoComplete="current-password" {...fields.of('password')} />
    </Form>
  )
}

interface WorksheetsProps {
  readonly context: PanelContext
  readonly site: string
}

function Worksheets({ context, site }: WorksheetsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const { documentId } = context
  const list = useQuery({
    queryKey: ['onshape', documentId],
    queryFn: async () => (await granted(calls.documents(documentId))).items,
  })
  const create = useMutation({
    mutationFn: async () => {
      const { hash_string, name } = await granted(client.newWorksheet({ name: 'Onshape worksheet' }))
      const address = documentAddress(context, site)
      await granted(calls.link({ hash_string, item_type: 'Worksheet', address }))
      return worksheetAddress(hash_string, name)
    },
    onSuccess: address => navigate({ to: address }),
  })
  return (
    <>
      <h2 className={css.heading}>Worksheets of this document</h2>
      {list.isPending && <Spinner label="Loading" />}
      {list.isError && <p role="alert">{list.error.message}</p>}
      {list.data?.length === 0 && (
        <p role="status">None yet. A new worksheet is linked to this document from the start.</p>
      )}
      <ul className={css.list}>
        {list.data?.map(({ hash_string: hash, name, item_type: type }) => (
          <li key={hash}>
            <Link
              className={css.entry}
              to={type === 'Project' ? projectAddress(hash, name) : worksheetAddress(hash, name)}
            >
              {name}
              {type === 'Project' && <span className={css.kind}>Project</span>}
            </Link>
          </li>
        ))}
      </ul>
      <Button tone="accent" disabled={create.isPending} onClick={() => create.mutate()}>
        New worksheet
      </Button>
      {create.isError && <p role="alert">{create.error.message}</p>}
    </>
  )
}
