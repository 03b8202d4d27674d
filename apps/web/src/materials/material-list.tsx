import type { MaterialCollection, OwnMaterialEntry } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import css from './own-materials.module.css'

interface MaterialListProps {
  readonly collections: readonly MaterialCollection[]
  readonly collection: MaterialCollection
  choose(team: string | null): void
  open(material: OwnMaterialEntry): void
  remove(material: OwnMaterialEntry): void
}

export function MaterialList({ collections, collection, choose, open, remove }: MaterialListProps) {
  const { materials } = collection
  return (
    <div className={modal.body}>
      {collections.length > 1 && (
        <label>
          <span className={modal.label}>Belong to</span>
          <select
            className={modal.select}
            value={collection.team_hash ?? ''}
            onChange={event => choose(event.currentTarget.value || null)}
          >
            {collections.map(({ team_hash: team, name }) => (
              <option key={team ?? ''} value={team ?? ''}>
                {team === null ? 'Me' : `${name} (team)`}
              </option>
            ))}
          </select>
        </label>
      )}
      {materials.length === 0 && (
        <p className={css.hint}>
          There are none yet. Make one, or paste a table from a spreadsheet. They stand in the list of
          materials that blocks choose from.
        </p>
      )}
      <ul className={css.list} aria-label={collection.name}>
        {materials.map(material => (
          <li key={material.id}>
            <span className={css.name}>
              <strong>{material.name}</strong>
              <span className={css.hint}>
                {material.properties.map(({ name }) => name).join(', ')}
                {material.source && ` · ${material.source}`}
              </span>
            </span>
            <Button aria-label={`Change ${material.name}`} onClick={() => open(material)}>
              Change…
            </Button>
            <Button tone="quiet" aria-label={`Delete ${material.name}`} onClick={() => remove(material)}>
              Delete…
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
