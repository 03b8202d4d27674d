/** The bar over everything: search, and what can be made new. */
import { Link } from '@tanstack/react-router'
import { FilePlus2, FolderPlus, LibraryBig, Menu } from 'lucide-react'
import { LazyAccountMenu } from '../account/lazy-account-menu.tsx'
import { LazyBell } from '../notifications/lazy-bell.tsx'
import { useCreateWorksheet } from '../home/use-create-worksheet.ts'
import { openPopup, usePopup } from '../shell/popup-state.ts'
import { askForProject } from '../projects/open-prompts.ts'
import { Button } from '@calcwright/ui'
import { Logo } from '../shell/logo.tsx'
import type { Item } from '../items/item.ts'
import css from './list-bar.module.css'
import { sectionAddress } from '@calcwright/contract'
import { SearchBox } from './search-box.tsx'

interface ListBarProps {
  readonly search: string
  /** Address of the list that is searched. */
  readonly address: string
  /** Where new things are made; null for the top. */
  readonly project: Item | null
  /** Somebody without an account, who has no projects. */
  readonly visitor: boolean
  /** Opens the side of a phone; null when there is none. */
  readonly onMenu: (() => void) | null
}

export function ListBar({ search, address, project, visitor, onMenu }: ListBarProps) {
  const touring = usePopup(state => state.kind === 'tutorial')
  const create = useCreateWorksheet()
  return (
    <header className={css.bar}>
      {onMenu && (
        <Button
          tone="quiet"
          square
          className={css.toggle}
          aria-label="Projects and sections"
          onClick={onMenu}
        >
          <Menu size={18} />
        </Button>
      )}
      <Link to={sectionAddress('active')} className={css.brand} aria-label="Calcwright">
        <Logo />
        <span className={css.name}>Calcwright</span>
      </Link>
      <SearchBox key={address} search={search} address={address} />
      <div className={css.actions}>
        <Button aria-label="Gallery" onClick={() => openPopup('gallery')}>
          <LibraryBig size={16} />
          <span className={css.word}>Gallery</span>
        </Button>
        {!visitor && (
          <Button
            aria-label="New project"
            title={project ? `New project in ${project.name}` : undefined}
            onClick={() => askForProject({ parent: project })}
          >
            <FolderPlus size={16} />
            <span className={css.word}>New project</span>
          </Button>
        )}
        <Button
          tone="accent"
          aria-label="New worksheet"
          title={project ? `New worksheet in ${project.name}` : undefined}
          className={`${css.create} ${touring ? css.spotlight : ''}`}
          data-spotlight={touring || undefined}
          disabled={create.isPending}
          onClick={() => create.mutate({ kind: 'empty', project: project?.hash })}
        >
          <FilePlus2 size={16} />
          <span className={css.word}>New worksheet</span>
        </Button>
        <LazyBell />
        <LazyAccountMenu />
      </div>
    </header>
  )
}
