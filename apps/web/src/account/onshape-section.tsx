/** The person's sign-in to Onshape, on servers that are set up for it. */
import { onshapeCalls } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { granted } from '../session/granted.ts'
import css from './account.module.css'
import { Section } from './section.tsx'

const calls = onshapeCalls(window.fetch.bind(window))
const QUERY = ['onshape'] as const

export function OnshapeSection() {
  const status = useQuery({ queryKey: QUERY, queryFn: () => granted(calls.status()) })
  const queries = useQueryClient()
  const disconnect = useMutation({
    mutationFn: () => granted(calls.disconnect()),
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY }),
  })
  if (!status.data?.available) return null
  const { connected, site } = status.data
  return (
    <Section title="Onshape" id="onshape">
      <p className={css.hint}>
        {connected
          ? 'You are signed in to Onshape: worksheets read and set variables with your rights there.'
          : 'You are not signed in to Onshape. A worksheet asks for it when it needs a variable.'}
      </p>
      {connected && (
        <Button disabled={disconnect.isPending} onClick={() => disconnect.mutate()}>
          Disconnect from Onshape
        </Button>
      )}
      {disconnect.data && (
        <p role="status">
          {disconnect.data.message}{' '}
          <a href={site} target="_blank" rel="noopener">
            Open Onshape
          </a>
        </p>
      )}
      {disconnect.error && (
        <p role="alert" className={css.refusal}>
          {disconnect.error.message}
        </p>
      )}
    </Section>
  )
}
