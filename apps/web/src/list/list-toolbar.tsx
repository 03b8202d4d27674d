/** Toolbar of the list: its title and order, or the actions on the selected rows. */
import { type ListAnswer, projectAddress } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import { CodeXml, Share2 } from 'lucide-react'
import { ProjectMenu } from '../projects/project-menu.tsx'
import { openEmbedding } from '../embedding/open-embedding.ts'
import { openSharing } from '../sharing/open-sharing.ts'
import { Suspense } from 'react'
import { Button, lazyPart, useLoaded } from '@calcwright/ui'
import type { SortBy } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import css from './list-toolbar.module.css'
import { type ListPlace, isArchive, sectionTitle } from '../items/place.ts'
import { clearSelection, useSelection } from '../items/selection.ts'
import { sortBy as chooseSort } from './sort-choice.ts'

interface ListToolbarProps {
  readonly place: ListPlace
  readonly first: ListAnswer | undefined
  readonly sortBy: SortBy
  /** The worksheet that is open in the list. */
  readonly open: Item | null
}

const Filters = lazyPart(() => import('./filters.tsx'))

const loadBatch = () => import('./batch-toolbar.tsx')

export function ListToolbar({ place, first, sortBy, open }: ListToolbarProps) {
  const selecting = useSelection(state => state.items.size > 0)
  const batch = useLoaded(loadBatch, { wanted: selecting, what: 'The toolbar', onFailure: clearSelection })
  if (selecting && batch) return <batch.default place={place} />
  const project = place.kind === 'project' && first?.hash_string === place.hash ? first : null
  const item: Item | null = project && { hash: project.hash_string, name: project.name, type: 'Project' }
  return (
    <div className={css.bar}>
      {place.kind === 'section' ? (
        <h1 className={css.title}>{sectionTitle(place.section)}</h1>
      ) : (
        <ProjectTitle project={project} archived={project?.archived ?? isArchive(place)} />
      )}
      {item && <ProjectMenu item={item} />}
      <span className={css.space} />
      <Suspense>
        <Filters />
      </Suspense>
      <Button tone="quiet" onClick={() => openSharing(open ?? item)} aria-label="Share">
        <Share2 size={16} />
        <span className={css.word}>Share</span>
      </Button>
      <Button tone="quiet" onClick={() => openEmbedding(open ?? item)} aria-label="Embed">
        <CodeXml size={16} />
        <span className={css.word}>Embed</span>
      </Button>
      {!(place.kind === 'section' && place.section === 'invites') && <SortToggle sortBy={sortBy} />}
    </div>
  )
}

interface ProjectTitleProps {
  readonly project: ListAnswer | null
  readonly archived: boolean
}

function ProjectTitle({ project, archived }: ProjectTitleProps) {
  return (
    <div className={css.path}>
      {project?.path.map(({ hash_string: hash, name }) => (
        <span key={hash} className={css.step}>
          <Link to={projectAddress(hash, name, archived ? 'archive_projects' : 'projects')}>{name}</Link>
          <span aria-hidden> / </span>
        </span>
      ))}
      <h1 className={css.title}>{project?.name ?? 'Project'}</h1>
      {archived && <span className={css.tag}>Archived</span>}
    </div>
  )
}

function SortToggle({ sortBy }: { readonly sortBy: SortBy }) {
  const choice = (value: SortBy, label: string) => (
    <button
      type="button"
      className={css.choice}
      aria-pressed={sortBy === value}
      onClick={() => chooseSort(value)}
    >
      {label}
    </button>
  )
  return (
    <div role="group" aria-label="Sort by" className={css.sort}>
      {choice('date', 'Date')}
      {choice('name', 'Name')}
    </div>
  )
}
