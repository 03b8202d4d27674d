/** A worksheet in a full window. */
import { useParams } from '@tanstack/react-router'
import { WorksheetPage } from './worksheet-page.tsx'

export function WorksheetRoute() {
  const { hash = '' } = useParams({ strict: false })
  return <WorksheetPage hash={hash} />
}
