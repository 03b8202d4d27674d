/** Materials of the person and of the person's teams: lists, a table for each, and a place to paste many. */
import type { MaterialCollection, OwnMaterialEntry, OwnMaterialFields } from '@calcwright/contract'
import { EMPTY_ROW } from '@calcwright/blocks/own-materials'
import { useEffect, useState } from 'react'
import { Button, confirm, Modal, Spinner, toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { MaterialForm } from './material-form.tsx'
import { MaterialList } from './material-list.tsx'
import { PasteForm } from './paste-form.tsx'
import { useOwnMaterials } from './use-own-materials.ts'

type Draft = OwnMaterialFields & Partial<Pick<OwnMaterialEntry, 'id' | 'version'>>

const NEW: Draft = { name: '', source: '', note: '', properties: [] }
const EMPTY_ROWS = 5
const withRows = (draft: Draft): Draft => ({
  ...draft,
  properties: [...draft.properties, ...Array.from({ length: EMPTY_ROWS }, () => EMPTY_ROW)],
})

interface OwnMaterialsProps extends DialogProps {
  onClosed(): void
}

export default function OwnMaterialsDialog({ onClosed, onClose }: OwnMaterialsProps) {
  const own = useOwnMaterials()
  const [team, setTeam] = useState<string | null>(null)
  const [draft, setDraft] = useState<Draft | 'pasted' | null>(null)
  useEffect(() => onClosed, [onClosed])
  const collection = own.collections?.find(one => one.team_hash === team) ?? own.collections?.[0]
  const show = (next: Draft | 'pasted' | null) => {
    own.forgetFailure()
    setDraft(next)
  }
  const store = async (materials: readonly Draft[]) => {
    try {
      await own.save({ team_hash: collection?.team_hash ?? null, materials: [...materials] })
    } catch {
      return // The failure is shown in the form.
    }
    toast.success(
      materials.length === 1 ? `Saved ${materials[0]!.name}` : `Saved ${materials.length} materials`,
    )
    show(null)
  }
  const forms = { failure: own.failure?.message ?? '', busy: own.busy, store, back: () => show(null) }
  return (
    <Modal title={titleOf(draft, collection)} size="large" onClose={onClose}>
      {collection === undefined ? (
        <div className={modal.body}>
          {own.error ? (
            <p role="alert">{own.error.message}</p>
          ) : (
            <Spinner label="Loading the materials…" shown />
          )}
        </div>
      ) : draft === 'pasted' ? (
        <PasteForm {...forms} />
      ) : draft ? (
        <MaterialForm key={draft.id ?? ''} draft={draft} many={() => show('pasted')} {...forms} />
      ) : (
        <>
          <MaterialList
            collections={own.collections ?? []}
            collection={collection}
            choose={setTeam}
            open={material => show(withRows(material))}
            remove={({ id, name }) =>
              confirm(`Delete “${name}”?`, {
                text: 'Worksheets that use it keep their figures. This cannot be undone.',
                action: 'Delete',
                run: async () => void (await own.remove(collection.team_hash, id)),
              })
            }
          />
          <div className={modal.actions} data-ruled>
            <Button className={modal.apart} onClick={() => show('pasted')}>
              Paste a table…
            </Button>
            <Button onClick={() => show(withRows(NEW))}>New material…</Button>
            <Button tone="accent" onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}

function titleOf(draft: Draft | 'pasted' | null, collection: MaterialCollection | undefined): string {
  if (draft === 'pasted') return 'Paste materials'
  if (draft) return draft.id === undefined ? 'New material' : 'Change a material'
  return collection?.team_hash ? `Materials of ${collection.name}` : 'My materials'
}
