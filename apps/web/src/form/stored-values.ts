/** Values of forms in this browser, and in the fragments of addresses, which no server sees. */
import type { EnteredValues } from './form-values.ts'

const keyOf = (hash: string): string => `calcwright-form-${hash}`

/** @returns null when there are none, or this browser stores nothing */
export function readStored(hash: string): EnteredValues | null {
  try {
    const text = localStorage.getItem(keyOf(hash))
    return text === null ? null : enteredIn(JSON.parse(text))
  } catch {
    return null
  }
}

export function writeStored(hash: string, entered: EnteredValues): void {
  try {
    if (Object.keys(entered).length === 0) localStorage.removeItem(keyOf(hash))
    else localStorage.setItem(keyOf(hash), JSON.stringify(entered))
  } catch {
    // A browser without a store forgets the values with the page; a link keeps them.
  }
}

function enteredIn(value: unknown): EnteredValues | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const entries = Object.entries(value).filter(([, each]) => /^(string|number|boolean)$/.test(typeof each))
  return Object.fromEntries(entries) as EnteredValues
}

/** `F=3 [kN]&steel=S355&wind=true` */
export function toFragment(entered: EnteredValues): string {
  return new URLSearchParams(Object.entries(entered).map(([name, value]) => [name, String(value)])).toString()
}

/** @returns null for a fragment without values */
export function fromFragment(fragment: string): EnteredValues | null {
  const entries = [...new URLSearchParams(fragment.replace(/^#/, ''))]
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
