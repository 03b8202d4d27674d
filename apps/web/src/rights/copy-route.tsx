/** The copy of a worksheet, opened in a window of its own. */
import { useParams, useSearch } from '@tanstack/react-router'
import { CopyPage } from './copy-page.tsx'

export function CopyRoute() {
  const { hash = '' } = useParams({ strict: false })
  const { author_rights = false } = useSearch({ strict: false })
  return <CopyPage hash={hash} authorRights={author_rights} />
}
