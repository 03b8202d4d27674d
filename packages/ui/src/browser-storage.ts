/**
 * Texts that this browser keeps by a key. A page may not use the store where the browser forbids it, such as in
 * a sandboxed frame of another site: then it keeps nothing, and goes on.
 */
export const browserStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // A value that is not kept holds until the page is closed.
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // There was nothing.
    }
  },
}
