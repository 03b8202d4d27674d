/** The first page of somebody without an account: a worksheet that can be tried at once, and stays in this browser. */
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DRAFT_HASH, draftSource } from '../drafts/draft-client.ts'
import { draftStore } from '../drafts/draft-store.ts'
import { WorksheetPage } from './worksheet-page.tsx'

export default function TryPage() {
  const { client } = useRouteContext({ from: '__root__' })
  const draft = useMemo(() => draftSource(client, draftStore), [client])
  return <WorksheetPage hash={DRAFT_HASH} source={draft} />
}
