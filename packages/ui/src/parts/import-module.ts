/** The file that a module lacked when it was asked for last. */
const lacking = new WeakMap<() => Promise<unknown>, string>()

/**
 * Imports a module, also after it could not be fetched before: some browsers keep that failure for the
 * address until the page is loaded again, and the bundler asks for a style sheet only once.
 *
 * @param load the same function at each attempt, `() => import(…)`
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = lacking.get(load)
  try {
    if (before?.endsWith('.css')) await addStyle(before)
    return await load()
  } catch (error) {
    const file = /\S+\.(?:js|css)$/.exec(String(error))?.[0]
    if (file?.endsWith('.js') && file === before)
      return (await import(/* @vite-ignore */ `${file}?again=${Date.now()}`)) as Module
    if (file) lacking.set(load, file)
    throw error
  }
}

const addStyle = (href: string): Promise<unknown> =>
  new Promise((onload, fail) => {
    const link = document.createElement('link')
    const onerror = (): void => {
      link.remove()
      fail(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }))
  })
