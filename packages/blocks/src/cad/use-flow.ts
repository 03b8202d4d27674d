/** The steps to a variable of Onshape, and what each of them asks the server. */
import { useCallback, useEffect, useState } from 'react'
import type { OnshapeLink, OnshapeNamed } from '@calcwright/editor'

export type FlowStep =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'document' }
  | { readonly kind: 'parts'; readonly parts: readonly OnshapeNamed[] }
  | { readonly kind: 'variables'; readonly part: OnshapeNamed; readonly variables: readonly OnshapeNamed[] }
  | { readonly kind: 'failed'; readonly problem: string }

interface Flow {
  readonly step: FlowStep
  /** Begins again. @param fresh asks Onshape although an answer is at hand */
  connect(fresh?: boolean): Promise<void>
  openPart(part: OnshapeNamed): Promise<void>
}

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether the person has to sign in to Onshape, again perhaps, before this works. */
export const needsSignIn = (error: unknown): boolean => (error as { need?: string }).need === 'sign-in'

const NO_VARIABLES = 'This part has no variables.  Create a variable in the part and try again.'

/** @param mayCreate whether a part without variables is good for something */
export function useFlow(link: OnshapeLink, mayCreate: boolean): Flow {
  const [step, setStep] = useState<FlowStep>({ kind: 'connecting' })
  /** Shows a step, or why there is none. */
  const show = useCallback(async (next: () => Promise<FlowStep>): Promise<void> => {
    setStep({ kind: 'connecting' })
    try {
      setStep(await next())
    } catch (error) {
      setStep(needsSignIn(error) ? { kind: 'sign-in' } : { kind: 'failed', problem: sentenceOf(error) })
    }
  }, [])
  const variablesOf = useCallback(
    async (part: OnshapeNamed, fresh?: boolean): Promise<FlowStep> => {
      const variables = await link.variables(part.id, fresh)
      return variables.length === 0 && !mayCreate
        ? { kind: 'failed', problem: NO_VARIABLES }
        : { kind: 'variables', part, variables }
    },
    [link, mayCreate],
  )
  const connect = useCallback(
    (fresh?: boolean) =>
      show(async () => {
        const { available, connected, message } = await link.status()
        if (!available) return { kind: 'failed', problem: message }
        if (!connected) return { kind: 'sign-in' }
        if (!link.isLinked()) return { kind: 'document' }
        const parts = await link.parts(fresh)
        const [only, ...others] = parts
        return only && others.length === 0 ? variablesOf(only, fresh) : { kind: 'parts', parts }
      }),
    [link, show, variablesOf],
  )
  const [start] = useState(() => connect)
  useEffect(() => void start(), [start])
  return { step, connect, openPart: part => show(() => variablesOf(part)) }
}
