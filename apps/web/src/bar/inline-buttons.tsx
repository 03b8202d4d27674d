import { worksheetAddress } from '@calcwright/contract'
import { useNavigate } from '@tanstack/react-router'
import { ChevronUp, Maximize2 } from 'lucide-react'
import { lastListAddress } from '../items/last-list.ts'
import { Button } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** The ways out of a worksheet that is open in its list. */
export function InlineButtons({ open }: { readonly open: OpenWorksheet }) {
  const navigate = useNavigate()
  return (
    <span>
      <Button
        tone="quiet"
        square
        aria-label="Close the worksheet"
        title="Close the worksheet"
        onClick={() => void navigate({ to: lastListAddress() })}
      >
        <ChevronUp size={18} />
      </Button>
      <Button
        tone="quiet"
        square
        aria-label="Open in full window"
        title="Open in full window"
        onClick={() => void navigate({ to: worksheetAddress(open.hash, open.worksheet.name) })}
      >
        <Maximize2 size={16} />
      </Button>
    </span>
  )
}
