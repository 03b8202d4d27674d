import { useQueryClient } from '@tanstack/react-query'

/** Looks up again who is signed in: something about them has changed. */
export function useSessionAgain(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: ['session'] })
}
