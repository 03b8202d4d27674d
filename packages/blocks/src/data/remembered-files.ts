/** Files on their way from a drop or a paste to the blocks that send them. The views know only this of uploads. */

/** Files that were dropped or pasted, for the blocks that are made of them. */
const waiting = new Map<string, readonly File[]>()

/** Remembers files until the block is drawn, which sends them. */
export function rememberFiles(block: string, files: readonly File[]): void {
  waiting.set(block, files)
}

export function takeRememberedFiles(block: string): readonly File[] {
  const files = waiting.get(block) ?? []
  waiting.delete(block)
  return files
}
