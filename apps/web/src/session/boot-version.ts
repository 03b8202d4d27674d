let first: string | undefined

/** The version that the server had when this page first heard of it; a later, different one is newer. */
export function bootVersion(current: string): string {
  first ??= current
  return first
}
