/** Menu of a row. The server is asked for the rights, and so for the entries, each time it opens. */
import type { ListItem } from '@calcwright/contract'
import { ProjectEntries } from '../projects/project-entries.tsx'
import { RightsMenu } from '../projects/rights-menu.tsx'
import { itemOf } from '../items/item.ts'
import { WorksheetEntries } from './worksheet-entries.tsx'

interface RowMenuProps {
  readonly item: ListItem
  readonly address: string
  readonly trigger: React.ReactElement
}

export default function RowMenu({ item, address, trigger }: RowMenuProps) {
  return (
    <RightsMenu item={itemOf(item)} trigger={trigger} openAtOnce>
      {(rights, choose) =>
        item.worksheet ? (
          <WorksheetEntries item={item} rights={rights} address={address} choose={choose} />
        ) : (
          <ProjectEntries item={itemOf(item)} rights={rights} choose={choose} />
        )
      }
    </RightsMenu>
  )
}
