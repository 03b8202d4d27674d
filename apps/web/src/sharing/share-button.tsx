import { useRouteContext } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { Button } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { shareWorksheet } from './share-worksheet.ts'

export function ShareButton({ open }: { readonly open: OpenWorksheet }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  return (
    <Button
      tone="quiet"
      square
      aria-label="Share"
      title="Share"
      onClick={() => void shareWorksheet(open, client, queryClient)}
    >
      <Share2 size={18} />
    </Button>
  )
}
