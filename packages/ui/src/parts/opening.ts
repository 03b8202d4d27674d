/**
 * The opening of a sheet. Until it shows its results, and the answer to keys that came before them, nothing may take
 * the processor that neither of the two needs: such parts are fetched after it.
 */

/** Milliseconds after which an opening holds up nothing any more: keys may be slow, and a hidden page paints nothing. */
const LONGEST = 2500

let over = Promise.resolve()
let end = (): void => {}

/** A sheet begins to open. Another one that has not ended is over with it. */
export function beginOpening(): void {
  end()
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, LONGEST)
  over = promise
  end = () => {
    clearTimeout(timer)
    resolve()
  }
}

/** The sheet shows what it opened for, or cannot be opened. */
export function endOpening(): void {
  end()
}

/** Fetches a part once no sheet is opening. @param load the import of the part */
export async function afterOpening<Part>(load: () => Promise<Part>): Promise<Part> {
  await over
  return load()
}
