import type { Answer, Settings, SettingsAnswer } from '@calcwright/contract'
import { type WorksheetSettings, defaultSettings, worksheetSettings } from '@calcwright/document'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '@calcwright/ui'
import { SIGN_IN_FIRST } from '../session/sign-in-first.ts'
import type { SectionProps } from './use-settings-steps.ts'

const KEY = ['user-settings']

/**
 * The person's settings, shown as changed at once and kept by the server, one change after the other;
 * null until they are there.
 * @param onFailure told when they cannot be loaded, after the person was
 */
export function useUserSettings(onFailure: () => void): SectionProps | null {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const loaded = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      readSettings(orThrow<SettingsAnswer>(await client.loadUserSettings({ signal })).settings),
    retry: false,
    staleTime: 0,
  })
  const { error } = loaded
  useEffect(() => {
    if (!error) return
    const { message } = error
    toast.error(message === SIGN_IN_FIRST.call ? message : `The settings could not be loaded: ${message}`)
    onFailure()
  }, [error, onFailure])
  const save = useMutation({
    scope: { id: KEY[0]! },
    mutationFn: async (change: Partial<WorksheetSettings>) =>
      orThrow<SettingsAnswer>(await client.setUserSettings(change as Settings)),
    onError: async ({ message }) => {
      toast.error(`The settings could not be saved: ${message}`)
      await queries.invalidateQueries({ queryKey: KEY })
    },
  })
  if (!loaded.data) return null
  return {
    settings: loaded.data,
    set(change) {
      queries.setQueryData<WorksheetSettings>(KEY, now => ({ ...(now ?? defaultSettings()), ...change }))
      save.mutate(change)
    },
  }
}

/** A server of another version may have others: those that this page does not know are left out. */
function readSettings(settings: Settings): WorksheetSettings {
  return worksheetSettings.parse({ ...defaultSettings(), ...settings })
}

function orThrow<T extends { success: true }>(answer: Answer<T>): T {
  if (answer.success === false) throw new Error(answer.message)
  return answer
}
