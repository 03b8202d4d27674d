import { useEffect, useState } from 'react'
import type { BlockViewProps, VariableSource } from '@calcwright/editor'
import { functionProps, includeProps } from './include-block.ts'
import type { IncludeProps } from './schema.ts'

const UNREACHABLE =
  'An Error occured while loading the variable data from the server.  Ensure you have read-level access to the source worksheet.'

export interface Source {
  /** Present name of the source, as far as it is known. */
  readonly name: string
  /** The source has other values than the block. */
  readonly newer: boolean
  readonly loading: boolean
  /** Why the last refresh failed, '' for nothing. */
  readonly problem: string
  refresh(): void
}

/** Compares the block with its source, once when it is opened for editing, and brings it up to date on request. */
export function useSource(view: BlockViewProps<IncludeProps>, mayEdit: boolean): Source {
  const { block, props, editor } = view
  const { worksheets } = editor.actions
  const [found, setFound] = useState<VariableSource | null>(null)
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState('')
  const { hash_string } = props
  useEffect(() => {
    if (!mayEdit || !worksheets) return
    let left = false
    // Nobody asked: without access to the source the values of the block are as good as before.
    worksheets.variables(hash_string).then(
      source => left || setFound(source),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [hash_string, mayEdit, worksheets])
  const refresh = async (): Promise<void> => {
    if (!worksheets) return
    setLoading(true)
    try {
      const source = await worksheets.variables(hash_string)
      setFound(source)
      setProblem('')
      const present = propsFrom(source, props)
      if (!present.ok) {
        setProblem(present.problem)
        return setLoading(false)
      }
      const now = updated(props, present.props)
      if (now) editor.setProps(block.id, now, { step: true })
      editor.announce(now ? 'Values refreshed' : 'The values are up to date')
    } catch {
      setProblem(UNREACHABLE)
    }
    setLoading(false)
  }
  const source = found?.hash === hash_string ? found : null
  return {
    name: source?.name ?? props.worksheet_name,
    newer: source !== null && isNewer(props, source),
    loading,
    problem,
    refresh: () => void refresh(),
  }
}

/** The fields with the values of the source; null when they have them already. */
function updated(props: IncludeProps, now: IncludeProps): IncludeProps | null {
  return now.worksheet_name === props.worksheet_name && sameValues(props, now) ? null : now
}

/** The block as the source has it now: values, or functions of its inputs. */
function propsFrom(source: VariableSource, props: IncludeProps): ReturnType<typeof functionProps> {
  const { function_name: name, inputs, outputs } = props
  return name === ''
    ? { ok: true, props: includeProps(source, namesIn(props)) }
    : functionProps(source, { name, inputs, outputs })
}

function isNewer(props: IncludeProps, source: VariableSource): boolean {
  const now = propsFrom(source, props)
  return !now.ok || !sameValues(props, now.props)
}

const namesIn = ({ variables }: IncludeProps): string[] => variables.map(({ name }) => name)

const sameValues = (props: IncludeProps, now: IncludeProps): boolean =>
  now.defaults.join() === props.defaults.join() &&
  now.variables.length === props.variables.length &&
  now.variables.every(({ name, data }) => props.variables.some(old => old.name === name && old.data === data))
