/** The entries of a project's menu, by the rights on it. */
import type { RightsLevelAnswer } from '@calcwright/contract'
import {
  Archive,
  ArchiveRestore,
  CodeXml,
  DraftingCompass,
  FolderInput,
  FolderPlus,
  ListX,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { openEmbedding } from '../embedding/open-embedding.ts'
import type { Item } from '../items/item.ts'
import { useArchive } from '../items/use-archive.ts'
import { useRemove } from '../items/use-remove.ts'
import { offersOnshape, openOnshapeLink } from '../onshape/open-link.ts'
import menu from '../shell/menu.module.css'
import { openSharing } from '../sharing/open-sharing.ts'
import type { Choose } from './rights-menu.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { openMove } from './open-move.ts'
import { askForProject, askToRename } from './open-prompts.ts'

interface ProjectEntriesProps {
  readonly item: Item
  readonly rights: RightsLevelAnswer
  readonly choose: Choose
}

export function ProjectEntries({ item, rights, choose }: ProjectEntriesProps) {
  const archive = useArchive()
  const remove = useRemove()
  const { rights_level: level, archived } = rights
  const managed = rights.onshape_managed === true
  const mayDelete = level >= 4 && !managed
  return (
    <>
      {level >= 3 && (
        <>
          {!archived && (
            <MenuEntry
              icon={FolderPlus}
              label="New sub-project…"
              onSelect={choose(() => askForProject({ parent: item }))}
            />
          )}
          {!managed && (
            <>
              <MenuEntry icon={Pencil} label="Rename…" onSelect={choose(() => askToRename(item))} />
              <MenuEntry icon={Users} label="Share…" onSelect={choose(() => openSharing(item))} />
            </>
          )}
          <MenuEntry
            icon={FolderInput}
            label="Move…"
            onSelect={choose(() => openMove([item], rights.parent_project_hash))}
          />
          <DropdownMenu.Separator className={menu.separator} />
        </>
      )}
      <MenuEntry icon={CodeXml} label="Embed…" onSelect={choose(() => openEmbedding(item))} />
      {(archived || !managed) && (
        <MenuEntry
          icon={archived ? ArchiveRestore : Archive}
          label={archived ? 'Restore' : 'Archive'}
          onSelect={choose(() => archive.mutate({ item, add: !archived }))}
        />
      )}
      {level >= 4 && (managed || offersOnshape()) && (
        <MenuEntry
          icon={DraftingCompass}
          label="Onshape…"
          onSelect={choose(() => openOnshapeLink(item, managed))}
        />
      )}
      {!rights.own && !rights.team && (
        <MenuEntry icon={ListX} label="Remove from my list…" onSelect={choose(() => remove(item, false))} />
      )}
      {mayDelete && (
        <MenuEntry
          icon={Trash2}
          label={rights.own ? 'Delete…' : 'Delete for everybody…'}
          onSelect={choose(() => remove(item, true, rights, rights.own ? '' : rights.owner))}
        />
      )}
    </>
  )
}
