/**
 * Browsers that block third-party cookies let no frame of another site have storage: to read `sessionStorage` throws.
 * The window gets storage then that lasts as long as it does.
 */
class WindowStorage implements Storage {
  readonly [name: string]: unknown
  readonly #items = new Map<string, string>()

  get length(): number {
    return this.#items.size
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value)
  }
  removeItem(key: string): void {
    this.#items.delete(key)
  }
  clear(): void {
    this.#items.clear()
  }
}

export function ensureStorage(target: Window = window): void {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    try {
      // A mere reading would be left out by the minifier.
      target[name].getItem('')
    } catch {
      Object.defineProperty(target, name, { value: new WindowStorage() })
    }
}
