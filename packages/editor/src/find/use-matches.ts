/** The matches of a query in the worksheet as it stands, and how its blocks are searched. */
import type { Block } from '@calcwright/document'
import { use, useEffect, useMemo, useState } from 'react'
import type { EditorWithState } from '../state/editor.ts'
import type { BlockFinding } from '../contract/block-finding.ts'
import type { ViewRegistry } from '../contract/block-view.ts'
import { type FindingByType, type Match, matchesIn } from './matches.ts'
import type { FindQuery } from '../contract/find-query.ts'

export function useMatches(editor: EditorWithState, query: FindQuery) {
  const findings = useFindings(editor)
  const blocks = useBlocks(editor)
  const matches: readonly Match[] = useMemo(
    () => matchesIn(blocks, query, findings),
    [blocks, query, findings],
  )
  return { matches, findings }
}

const known = new WeakMap<ViewRegistry, Promise<FindingByType>>()

/**
 * Suspends until the code that reads blocks has loaded, so that a key pressed in the component finds matches.
 */
export function useFindings({ registry }: EditorWithState): FindingByType {
  let findings = known.get(registry)
  if (!findings) {
    findings = allFindings(registry)
    known.set(registry, findings)
    findings.catch(() => known.delete(registry))
  }
  return use(findings)
}

async function allFindings({ entries }: ViewRegistry): Promise<FindingByType> {
  const loads = [...entries.values()].flatMap(({ type, finding }) =>
    finding ? finding().then((found): [string, BlockFinding<unknown>] => [type, found]) : [],
  )
  return new Map(await Promise.all(loads))
}

export function useBlocks({ worksheet }: EditorWithState): readonly Block[] {
  const [blocks, setBlocks] = useState(() => worksheet.blocks())
  useEffect(() => {
    setBlocks(worksheet.blocks())
    return worksheet.subscribe(() => setBlocks(worksheet.blocks()))
  }, [worksheet])
  return blocks
}
