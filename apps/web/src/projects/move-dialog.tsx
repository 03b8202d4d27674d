/** Asks for the project to move to: only those that may be written in, the present one chosen already. */
import { useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Modal, Spinner, Button } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import { ACTIVE_LIST, placeOf } from '../items/place.ts'
import { type MoveTarget, useMove } from '../items/use-move.ts'
import type { Moving } from './choice-row.tsx'
import { ChoiceTree } from './choice-tree.tsx'
import { MoveGains } from './move-gains.tsx'
import css from './move-dialog.module.css'
import { withoutProjects } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

interface MoveDialogProps {
  readonly items: readonly Item[]
  /** Where they are: null at the top, undefined when they differ. */
  readonly current: string | null | undefined
}

const TOP: MoveTarget = { hash: null, name: 'My docs' }

export default function MoveDialog({ items, current, onClose }: MoveDialogProps & DialogProps) {
  const move = useMove(placeOf(location.pathname) ?? ACTIVE_LIST)
  const [chosen, setChosen] = useState<MoveTarget | null>(null)
  const trees = [useTree('tree', true), useTree('team_tree', true), useTree('shared_tree', true)]
  const failed = trees.find(tree => tree.isError)
  const loading = trees.some(tree => tree.isPending)
  const own = new Set(items.map(item => item.hash))
  const known = new Map(trees.flatMap(tree => tree.data ?? []).map(node => [node.hash_string, node]))
  const writable = withoutProjects([...known.values()], own).filter(
    node => node.rights_level >= 3 && !node.archived,
  )
  const selected = chosen ? chosen.hash : current
  const submit = () => {
    onClose()
    if (chosen && chosen.hash !== current) void move(items, chosen)
  }
  return (
    <Modal
      title={items.length === 1 ? `Move “${items[0]!.name}”` : `Move ${items.length} items`}
      onClose={onClose}
    >
      <div className={`${modal.body} ${css.projects}`}>
        {failed ? (
          <p className={modal.problem} role="alert">
            An error occurred{' '}
            <Button onClick={() => trees.forEach(tree => tree.isError && void tree.refetch())}>
              Try again
            </Button>
          </p>
        ) : loading ? (
          <p className={modal.loading}>
            <Spinner label="Loading projects…" shown />
          </p>
        ) : (
          <ChoiceTree
            nodes={writable}
            top={TOP}
            moving={movingOf(items)}
            present={current}
            selected={selected}
            onSelect={setChosen}
            onSubmit={submit}
          />
        )}
      </div>
      {chosen && chosen.hash !== current && <MoveGains items={items} target={chosen} />}
      <div className={modal.actions} data-ruled>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="accent" disabled={chosen === null || chosen.hash === current} onClick={submit}>
          Move
        </Button>
      </div>
    </Modal>
  )
}

function movingOf([first, ...others]: readonly Item[]): Moving {
  return others.length === 0
    ? { name: first!.name, kind: first!.type }
    : { name: `${others.length + 1} items`, kind: 'several' }
}
