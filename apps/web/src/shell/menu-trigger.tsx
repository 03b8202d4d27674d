import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@calcwright/ui'

/** The button of the menu, the same before and after the menu itself is there. */
export function MenuTrigger(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Button tone="quiet" square aria-label="Worksheet menu" title="Worksheet menu" {...props}>
      <EllipsisVertical size={18} />
    </Button>
  )
}
