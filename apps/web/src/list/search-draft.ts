/** Search term that is being typed and was not sent to the server yet; null for none. */
import { plainText } from '@calcwright/contract'
import { create } from 'zustand'

export const useSearchDraft = create<{ readonly draft: string | null }>(() => ({ draft: null }))

/** Whether every word is somewhere in the name, as the server searches. It alone knows filters, such as `owner:me`. */
export function matches(name: string, search: string): boolean {
  const plain = plainText(name)
  return plainText(search)
    .trim()
    .split(/\s+/)
    .every(word => word.includes(':') || plain.includes(word))
}
