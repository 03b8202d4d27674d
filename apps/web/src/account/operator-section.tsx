/** The way to the people and the state of the server, for those who run it. */
import { operatorCalls } from '@calcwright/contract'
import { Button, openDialog } from '@calcwright/ui'
import { useQuery } from '@tanstack/react-query'
import { granted } from '../session/granted.ts'
import { Section } from './section.tsx'

const calls = operatorCalls(window.fetch.bind(window))

export function OperatorSection() {
  const state = useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => granted(calls.operatorState({ signal })),
    retry: false,
  })
  if (!state.data?.operator) return null
  return (
    <Section title="This server">
      <p>Its people and what they store, its mail, exchange rates and size.</p>
      <Button
        onClick={() => openDialog('The people of the server', () => import('./operator-dialog.tsx'), {})}
      >
        Show people and state…
      </Button>
    </Section>
  )
}
