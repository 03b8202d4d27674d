/** The matches of a query in the worksheet as it stands, and how its blocks are searched. */
import type { Block } from '@calcwright/document'
import { useEffect, useMemo, useState } from 'react'
import type { EditorWithState } from '../state/editor.ts'
import type { BlockFinding } from '../types.ts'
import { type Findings, type Match, matchesIn } from './matches.ts'
import type { FindQuery } from './query.ts'

export function useMatches(editor: EditorWithState, query: FindQuery) {
  const findings = useFindings(editor)
  const blocks = useBlocks(editor)
  const matches: readonly Match[] = useMemo(
    () => matchesIn(blocks, query, findings),
    [blocks, query, findings],
  )
  return { matches, findings }
}

/** Empty until they have come. */
export function useFindings({ registry }: EditorWithState): Findings {
  const [findings, setFindings] = useState<Findings>(new Map())
  useEffect(() => {
    let wanted = true
    void allFindings(registry).then(all => wanted && setFindings(all))
    return () => {
      wanted = false
    }
  }, [registry])
  return findings
}

async function allFindings({ entries }: EditorWithState['registry']): Promise<Findings> {
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
