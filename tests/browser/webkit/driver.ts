/** A window of WebKitGTK's own browser on a screen that nobody sees, driven by the WebDriver protocol. */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { findFreePort } from '../../../apps/server/src/db/embedded/cluster.ts'
import type { webkitPrograms } from '../../../scripts/browsers.ts'

/** Keys that are no characters, as the protocol writes them. */
export const KEYS = {
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

export interface WebkitWindow {
  goTo(address: string): Promise<void>
  reload(): Promise<void>
  /** Presses one key after the other. */
  type(text: string): Promise<void>
  /** Presses a key while others are held. */
  press(key: string, ...held: readonly string[]): Promise<void>
  /** Clicks on the first element that fits. */
  click(selector: string): Promise<void>
  /** Runs the body of a function in the page. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>
  close(): Promise<void>
}

/** Milliseconds that programs may take to start, on a busy machine too. */
const START = 60_000

export async function openWebkit({
  driver,
  screen,
}: NonNullable<ReturnType<typeof webkitPrograms>>): Promise<WebkitWindow> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
  const { number, child: shown } = await startScreen(screen)
  const port = await findFreePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const call = async (method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
    const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, init)
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = { binary, args: ['--automation', '--geometry=1400x900'] }
  const begun = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  const { sessionId } = (await untilStarted(() => call('POST', '', begun))) as { sessionId: string }
  const act = (path: string, body?: object): Promise<unknown> => call('POST', `/${sessionId}${path}`, body)
  const keys = (...steps: readonly (readonly ['keyDown' | 'keyUp', string])[]): Promise<unknown> => {
    const actions = steps.map(([type, value]) => ({ type, value }))
    return act('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    goTo: async url => void (await act('/url', { url })),
    reload: async () => void (await act('/refresh')),
    async type(text) {
      for (const key of text) await keys(['keyDown', key], ['keyUp', key])
    },
    async press(key, ...held) {
      const down = [...held, key].map(each => ['keyDown', each] as const)
      await keys(...down, ...down.map(([, each]) => ['keyUp', each] as const).reverse())
    },
    async click(value) {
      const found = (await act('/element', { using: 'css selector', value })) as Record<string, string>
      await act(`/element/${Object.values(found)[0]}/click`)
    },
    run: async <T>(script: string, ...args: readonly unknown[]) =>
      (await act('/execute/sync', { script, args })) as T,
    async close() {
      await call('DELETE', `/${sessionId}`).catch(() => undefined)
      child.kill()
      shown.kill()
    },
  }
}

/** The program of the screen chooses a free number and writes it. */
async function startScreen(program: string): Promise<{ number: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1440x960x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb did not start')))
    child.stdio[3]!.once('data', text => resolve(String(text).trim()))
  })
  return { number, child }
}

async function untilStarted<T>(start: () => Promise<T>): Promise<T> {
  const end = Date.now() + START
  for (;;) {
    try {
      return await start()
    } catch (error) {
      // The program does not listen yet.
      if (!(error instanceof TypeError) || Date.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
