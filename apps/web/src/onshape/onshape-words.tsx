/** The strip of a worksheet that is linked to a document of Onshape. */
import { onshapeCalls } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { granted } from '../session/granted.ts'
import type { OnshapeDocument } from '../opened/onshape-document.ts'

const client = onshapeCalls(window.fetch.bind(window))

export default function OnshapeWords({ place }: { readonly place: OnshapeDocument }) {
  const status = useQuery({ queryKey: ['onshape'], queryFn: () => granted(client.status()) })
  const site = status.data?.site ?? ''
  const tab = place.element === null ? '' : `/e/${place.element}`
  return (
    <>
      Linked to a document of Onshape.{' '}
      {site !== '' && (
        <a href={`${site}/documents/${place.did}/${place.parent}${tab}`} target="_blank" rel="noopener">
          Open it in Onshape
        </a>
      )}
    </>
  )
}
