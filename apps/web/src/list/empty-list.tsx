/** Why a list is empty, and where else to look. */
import { Link } from '@tanstack/react-router'
import { Button } from '@calcwright/ui'
import { openAddin } from '../fusion/open-addin.ts'
import { useCreateWorksheet } from '../home/use-create-worksheet.ts'
import css from './empty-list.module.css'
import { type Section, sectionAddress } from '@calcwright/contract'
import { type ListPlace, isArchive, placeAddress } from '../items/place.ts'
import { StarterGallery } from './starter-gallery.tsx'

interface EmptyListProps {
  readonly place: ListPlace
  readonly search: string
  /** Rows are there, but none that has what is being typed. */
  readonly narrowed: boolean
}

export function EmptyList({ place, search, narrowed }: EmptyListProps) {
  if (narrowed)
    return (
      <div className={css.empty} role="status">
        <p className={css.lead}>None of the worksheets at hand</p>
        <p>Press Enter to search all of them.</p>
      </div>
    )
  if (search === '' && place.kind === 'section' && place.section === 'active') return <Welcome />
  if (search === '' && place.kind === 'project' && !isArchive(place))
    return (
      <div className={css.empty} role="status">
        <p className={css.lead}>This project is empty</p>
        <p>Make a worksheet here, or move one in from another list.</p>
      </div>
    )
  if (search === '' && place.kind === 'section' && place.section === 'onshape_docs') return <NoOnshape />
  if (search === '' && place.kind === 'section' && place.section === 'fusion_docs') return <NoFusion />
  return (
    <div className={css.empty} role="status">
      <p className={css.lead}>No worksheets found</p>
      {search === '' && place.kind === 'section' && place.section === 'team' && (
        <p>What is shared with a team, by Share…, is listed here for all its members.</p>
      )}
      <ul className={css.suggestions}>
        {suggestions(place, search).map(({ label, to, term }) => (
          <li key={label}>
            <Link to={to} search={term === '' ? {} : { search: term }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Suggestion {
  readonly label: string
  readonly to: string
  readonly term: string
}

/** Less narrow lists and other places to look in. */
function suggestions(place: ListPlace, search: string): readonly Suggestion[] {
  const section = place.kind === 'section' ? place.section : null
  const starred = section === 'starred' || (place.kind === 'project' && place.scope === 'starred_projects')
  const at = (label: string, where: Section): Suggestion => ({
    label,
    to: sectionAddress(where),
    term: search,
  })
  return [
    ...(search === '' ? [] : [{ label: 'Remove the search term', to: placeAddress(place), term: '' }]),
    ...(starred ? [at('Include worksheets that are not starred', 'active')] : []),
    isArchive(place) ? at('Look in the active worksheets', 'active') : at('Look in the archive', 'archive'),
    ...(section === 'active' || starred || isArchive(place) ? [] : [at('Search all worksheets', 'active')]),
    ...(section === 'shared' ? [] : [at('Search worksheets that are shared with you', 'shared')]),
  ]
}

/** Explains how worksheets come into the list of Onshape. */
function NoOnshape() {
  return (
    <div className={css.empty} role="status">
      <p className={css.lead}>Worksheets for Onshape</p>
      <p>
        A worksheet that is linked to a document of Onshape is listed here. Insert Read variable or Store
        variable into a worksheet and give it the address of the document, or open this application in the
        right panel of Onshape.
      </p>
    </div>
  )
}

/** Explains how worksheets come into the list of Fusion. */
function NoFusion() {
  return (
    <div className={css.empty} role="status">
      <p className={css.lead}>Worksheets for Autodesk Fusion</p>
      <p>
        A worksheet that sets user parameters of a design is listed here. Type the word fusion on a line,
        choose or name the parameters, and press Sync: the add-in writes their values into the design that is
        open.
      </p>
      <Button tone="accent" onClick={openAddin}>
        Get the add-in
      </Button>
    </div>
  )
}

function Welcome() {
  const create = useCreateWorksheet()
  return (
    <div className={css.welcome}>
      <div className={css.empty} role="status">
        <p className={css.lead}>Welcome to Calcwright</p>
        <p>Your worksheets will be listed here. Start with a new worksheet, or open one of the examples.</p>
        <Button tone="accent" disabled={create.isPending} onClick={() => create.mutate({ kind: 'empty' })}>
          New worksheet
        </Button>
      </div>
      <StarterGallery />
    </div>
  )
}
