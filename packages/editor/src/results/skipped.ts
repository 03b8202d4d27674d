/** Whether a line stands in a branch that was not chosen. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Block, Worksheet } from '@calcwright/document'
import type { Outcome } from '@calcwright/evaluator'
import type { ResultsStore } from './store.ts'

type Sheet = Pick<Worksheet, 'block' | 'childrenOf' | 'registry'>

/** Renders only when the answer changes. */
export function useSkipped(worksheet: Sheet, results: ResultsStore, block: Block | null): boolean {
  const ids = block ? [block.id, ...headsOver(worksheet, block)].join(' ') : ''
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids === '' ? [] : ids.split(' ').map(id => results.subscribe(id, listener))
      return () => stops.forEach(stop => stop())
    },
    [results, ids],
  )
  return useSyncExternalStore(subscribe, () => block !== null && isSkipped(worksheet, results, block))
}

/** A block that computes nothing, such as a text, is skipped with the branch that it stands in. */
export function isSkipped(worksheet: Sheet, results: Pick<ResultsStore, 'get'>, block: Block): boolean {
  const outcomesOf = (id: string): readonly Outcome[] => results.get(id).result?.outcomes ?? []
  const own = outcomesOf(block.id)
  if (own.length > 0) return own.every(({ skipped }) => skipped)
  const heads = headsOver(worksheet, block)
  const [head] = heads
  if (head === undefined) return false
  const isOtherwise = outcomesOf(head).length === 0
  return isOtherwise
    ? heads.slice(1).some(id => outcomesOf(id).some(({ truth, skipped }) => truth === true || skipped))
    : outcomesOf(head).some(({ truth, skipped }) => truth === false || skipped)
}

/** The heads of the branches up to the one that a block stands in, the nearest first; none outside a choice. */
function headsOver(worksheet: Sheet, block: Block): readonly string[] {
  const { registry } = worksheet
  const parent = block.parent === null ? undefined : worksheet.block(block.parent)
  if (!parent || registry.get(block.type)?.divides) return []
  const siblings = worksheet.childrenOf(parent.id)
  const before = siblings.slice(0, siblings.indexOf(block.id))
  const divides = (id: string): boolean => registry.get(worksheet.block(id)?.type ?? '')?.divides === true
  return [...before.filter(divides).reverse(), parent.id]
}
