/** What is being typed in the search and was not asked of the server yet; null for nothing. */
import { plainText } from '@calcwright/contract'
import { create } from 'zustand'

export const useSearchDraft = create<{ readonly draft: string | null }>(() => ({ draft: null }))

/** Whether every word is somewhere in the name, as the server searches. */
export function matches(name: string, search: string): boolean {
  const plain = plainText(name)
  return plainText(search)
    .trim()
    .split(/\s+/)
    .every(word => plain.includes(word))
}
