import type { ReactElement } from 'react'
import type { Item } from '../items/item.ts'
import { RightsMenu } from './rights-menu.tsx'
import { ProjectEntries } from './project-entries.tsx'

interface ProjectMenuContentProps {
  readonly item: Item
  readonly trigger: ReactElement
}

export default function ProjectMenuContent({ item, trigger }: ProjectMenuContentProps) {
  return (
    <RightsMenu item={item} trigger={trigger} openAtOnce>
      {(rights, choose) => <ProjectEntries item={item} rights={rights} choose={choose} />}
    </RightsMenu>
  )
}
