import { useEffect, useState } from 'react'
import type { BlockViewProps, OtherWorksheets, VariableSource } from '@calcwright/editor'
import { isOutdated, refreshOf } from './outdated.ts'
import type { IncludeProps } from './fields.ts'
import { sourceRemark } from './source-remark.ts'

const UNREACHABLE =
  'An Error occured while loading the variable data from the server.  Ensure you have read-level access to the source worksheet.'

type OlderSource = NonNullable<VariableSource['older']>[number]

interface Found {
  readonly hash: string
  readonly source: VariableSource | 'none'
}

/** @returns `none` where the source does not exist or may not be seen */
async function readSource(worksheets: OtherWorksheets, hash: string): Promise<VariableSource | 'none'> {
  try {
    return await worksheets.variables(hash)
  } catch (error) {
    if (error instanceof Error && error.name === NO_SOURCE) return 'none'
    throw error
  }
}

const NO_SOURCE = 'NoSource'

/** Tells all includes of the page that one was refreshed: others may have a source that is newer, or that includes it. */
const refreshed = new EventTarget()
const REFRESHED = 'refreshed'

export interface Source {
  /** Present name of the source, as far as it is known. */
  readonly name: string
  /** The source has other values than the block. */
  readonly newer: boolean
  /** Worksheets behind it whose own includes have older values. */
  readonly older: readonly OlderSource[]
  /** False where there are more worksheets behind it than are looked at. */
  readonly whole: boolean
  readonly loading: boolean
  /** Why the values cannot be brought up to date, '' for no reason. */
  readonly remark: string
  /** Why the last refresh failed, '' for nothing. */
  readonly problem: string
  refresh(): void
}

/**
 * Compares the block with its source when it is opened and whenever the page is shown again, and brings it up to date
 * on request. Worksheets that include one another are noted in the block at once: its values are void.
 */
export function useSource(view: BlockViewProps<IncludeProps>, mayEdit: boolean): Source {
  const { block, props, editor } = view
  const { worksheets } = editor.actions
  const [found, setFound] = useState<Found | null>(null)
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState('')
  const { hash_string } = props
  useEffect(() => {
    if (!worksheets) return
    let left = false
    const ask = (): void => {
      if (document.hidden) return
      readSource(worksheets, hash_string).then(
        source => left || setFound({ hash: hash_string, source }),
        // Nobody asked: without a network the values of the block are as good as before.
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    refreshed.addEventListener(REFRESHED, ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      refreshed.removeEventListener(REFRESHED, ask)
    }
  }, [hash_string, worksheets])
  const answer = found?.hash === hash_string ? found.source : null
  const source = answer === 'none' ? null : answer
  const remark = sourceRemark(props, answer, mayEdit)
  const circle = source?.circle ?? props.circle
  const isNoted = circle.join('\n') === props.circle.join('\n')
  useEffect(() => {
    if (isNoted) return
    if (mayEdit) editor.setProps(block.id, { circle: [...circle] })
    else editor.operate(block.id, { circle: [...circle] })
  }, [isNoted, circle, mayEdit, editor, block.id])
  const refresh = async (): Promise<void> => {
    if (!worksheets) return
    setLoading(true)
    try {
      const source = await readSource(worksheets, hash_string)
      setFound({ hash: hash_string, source })
      setProblem('')
      if (source === 'none' || sourceRemark(props, source, mayEdit) !== '') return setLoading(false)
      const changes = refreshOf(editor.worksheet.blocks(), source)
      if (changes.length > 0) editor.perform(changes)
      editor.announce(changes.length > 0 ? 'Values refreshed' : 'The values are up to date')
      refreshed.dispatchEvent(new Event(REFRESHED))
    } catch {
      setProblem(UNREACHABLE)
    }
    setLoading(false)
  }
  return {
    name: source?.name ?? props.worksheet_name,
    newer: source !== null && remark === '' && isOutdated(props, source),
    remark,
    older: source?.older ?? [],
    whole: source?.whole ?? true,
    loading,
    problem,
    refresh: () => void refresh(),
  }
}
