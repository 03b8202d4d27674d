/** /worksheet_copy/{hash}: makes a copy of a stored worksheet and goes there. */
import { worksheetAddress } from '@calcwright/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SignInLinks } from '../account/sign-in-links.tsx'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import { MessagePage } from '../shell/message-page.tsx'

interface CopyPageProps {
  readonly hash: string
  /** Lets the author of the original view the copy. */
  readonly authorRights: boolean
}

export function CopyPage({ hash, authorRights }: CopyPageProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const copy = useMutation({
    mutationFn: async () => {
      const answer = await granted(client.copyWorksheet({ hash_string: hash, author_rights: authorRights }))
      await navigate({ to: worksheetAddress(answer.hash_string, answer.name), replace: true })
    },
  })
  const { mutate } = copy
  const asked = useRef(false)
  const session = useSession()
  const known = session?.user != null
  useEffect(() => {
    // One address opened is one copy made, however often React starts its effects.
    if (known && !asked.current) mutate()
    asked.current ||= known
  }, [known, mutate])
  if (session?.user === null)
    return (
      <MessagePage title="Sign in to copy this worksheet" more={<SignInLinks />} home={false}>
        <p>A copy is a worksheet of your own. It is made as soon as you are signed in.</p>
      </MessagePage>
    )
  if (!copy.isError)
    return (
      <MessagePage title="Creating a copy…">
        <p role="status">It opens as soon as it is made.</p>
      </MessagePage>
    )
  return (
    <MessagePage
      title="This worksheet cannot be copied"
      action={{ label: 'Try again', run: () => copy.mutate() }}
    >
      <p role="alert">There was an error: {copy.error.message}</p>
    </MessagePage>
  )
}
