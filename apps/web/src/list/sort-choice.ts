/** Sort order of lists, by date or by name, remembered in this browser. */
import { create } from 'zustand'
import type { SortBy } from '../items/groups.ts'

const KEY = 'calcwright.sort'

export const useSortChoice = create<{ readonly sortBy: SortBy }>(() => ({
  sortBy: localStorage.getItem(KEY) === 'name' ? 'name' : 'date',
}))

export function sortBy(choice: SortBy): void {
  localStorage.setItem(KEY, choice)
  useSortChoice.setState({ sortBy: choice })
}
