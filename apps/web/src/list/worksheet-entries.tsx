/** The entries of a worksheet's menu, by the rights on it. */
import { type ListItem, type RightsLevelAnswer, printAddress } from '@calcwright/contract'
import { useNavigate } from '@tanstack/react-router'
import {
  Archive,
  ArchiveRestore,
  CodeXml,
  Copy,
  CopyCheck,
  FileDown,
  FolderInput,
  History,
  ListX,
  Maximize2,
  Pencil,
  Printer,
  Trash2,
  Users,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { openCopies } from '../copies/open-copies.ts'
import { askToCopy } from '../copies/ask-to-copy.ts'
import type { Choose } from '../projects/rights-menu.tsx'
import { MenuEntry } from '../projects/menu-entry.tsx'
import { openEmbedding } from '../embedding/open-embedding.ts'
import { openPdf } from '../print/open-pdf.ts'
import { openMove } from '../projects/open-move.ts'
import { askToRename } from '../projects/open-prompts.ts'
import menu from '../shell/menu.module.css'
import { openRevisions } from '../revisions/open-revisions.ts'
import { openSharing } from '../sharing/open-sharing.ts'
import { itemOf } from '../items/item.ts'
import { useArchive } from '../items/use-archive.ts'
import { useRemove } from '../items/use-remove.ts'

interface WorksheetEntriesProps {
  readonly item: ListItem
  readonly rights: RightsLevelAnswer
  /** Address that opens the worksheet in the whole window. */
  readonly address: string
  readonly choose: Choose
}

export function WorksheetEntries({ item: row, rights, address, choose }: WorksheetEntriesProps) {
  const navigate = useNavigate()
  const archive = useArchive()
  const remove = useRemove()
  const item = itemOf(row)
  const { rights_level: level, archived } = rights
  return (
    <>
      <MenuEntry
        icon={Maximize2}
        label="Open in full window"
        onSelect={choose(() => void navigate({ to: address }))}
      />
      <MenuEntry
        icon={Printer}
        label="Print"
        onSelect={choose(() => window.open(printAddress(row.hash_string), '_blank', 'noopener'))}
      />
      <MenuEntry
        icon={FileDown}
        label="PDF…"
        onSelect={choose(() => openPdf({ worksheets: [{ hash: row.hash_string, name: row.name }] }))}
      />
      <MenuEntry
        icon={CodeXml}
        label="Embed…"
        onSelect={choose(() => openEmbedding(item, row.path.at(-1)))}
      />
      {level >= 2 && (
        <MenuEntry
          icon={Copy}
          label="Create a duplicate…"
          onSelect={choose(() => askToCopy({ item, author: row.author, own: rights.own }))}
        />
      )}
      {level >= 3 && (
        <>
          <MenuEntry
            icon={FolderInput}
            label="Move…"
            onSelect={choose(() => openMove([item], rights.parent_project_hash))}
          />
          <MenuEntry icon={History} label="Revisions…" onSelect={choose(() => openRevisions(item))} />
          <MenuEntry icon={CopyCheck} label="Copies…" onSelect={choose(() => openCopies(item))} />
        </>
      )}
      <MenuEntry
        icon={archived ? ArchiveRestore : Archive}
        label={archived ? 'Restore' : 'Archive'}
        onSelect={choose(() => archive.mutate({ item, add: !archived }))}
      />
      <DropdownMenu.Separator className={menu.separator} />
      {level >= 4 && <MenuEntry icon={Pencil} label="Rename…" onSelect={choose(() => askToRename(item))} />}
      {level >= 3 && <MenuEntry icon={Users} label="Share…" onSelect={choose(() => openSharing(item))} />}
      {!rights.own && (
        <MenuEntry icon={ListX} label="Remove from my list…" onSelect={choose(() => remove(item, false))} />
      )}
      {level >= 4 && (
        <MenuEntry
          icon={Trash2}
          label={rights.own ? 'Delete…' : 'Delete for everybody…'}
          onSelect={choose(() => remove(item, true, undefined, rights.own ? '' : rights.owner))}
        />
      )}
    </>
  )
}
