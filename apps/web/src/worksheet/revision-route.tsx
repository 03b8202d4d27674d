/** An earlier version of a worksheet, which is read and calculated, and neither saved nor live. */
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { revisionClient } from '../revisions/revision-client.ts'
import { noUnsentStore } from '../saving/unsent-store.ts'
import { WorksheetPage, type WorksheetSource } from './worksheet-page.tsx'

export function RevisionRoute() {
  const { hash = '', revision = '' } = useParams({ strict: false })
  const { client } = useRouteContext({ from: '__root__' })
  const source = useMemo(
    (): WorksheetSource => ({
      client: {
        ...client,
        getWorksheet: (_, options) => revisionClient.getRevision({ hash_string: hash, revision }, options),
      },
      unsent: noUnsentStore,
    }),
    [client, hash, revision],
  )
  return <WorksheetPage hash={hash} source={source} />
}
