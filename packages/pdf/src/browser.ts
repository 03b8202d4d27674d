/** The Chromium that prints: started when it is needed, kept warm, killed when it hangs. */
import { type Browser, type BrowserContext, type BrowserServer, chromium } from 'playwright-core'
import { chromiumExecutable, machineArguments } from './chromium.ts'

/** Milliseconds for which a browser without work stays. */
const IDLE_LIMIT = 5 * 60_000

const START_LIMIT = 30_000

/** A page asks little of the engine: to compile all of it for speed would take most of the time. */
const ENGINE = '--js-flags=--wasm-lazy-compilation --wasm-lazy-validation --liftoff-only'

interface Started {
  readonly server: BrowserServer
  readonly browser: Browser
  /** Keeps what was loaded, so that the next page need not read it again. */
  readonly context: BrowserContext
}

export class PrintBrowser {
  #starting: Promise<Started> | null = null
  #idle: ReturnType<typeof setTimeout> | undefined

  /** The context for the next page; a browser that died is replaced. */
  async context(): Promise<BrowserContext> {
    clearTimeout(this.#idle)
    const started = await (this.#starting ??= this.#start())
    if (started.browser.isConnected()) return started.context
    await this.kill()
    return (await (this.#starting = this.#start())).context
  }

  /** Lets the browser end after a time without requests. */
  rest(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.kill(), IDLE_LIMIT)
    this.#idle.unref()
  }

  /** Ends the browser whatever it does. */
  async kill(): Promise<void> {
    clearTimeout(this.#idle)
    const starting = this.#starting
    this.#starting = null
    const started = await starting?.catch(() => null)
    await started?.server.kill().catch(() => {})
  }

  async #start(): Promise<Started> {
    try {
      const server = await chromium.launchServer({
        executablePath: await chromiumExecutable('machine'),
        args: [...machineArguments, ENGINE],
        timeout: START_LIMIT,
        host: '127.0.0.1',
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
      const browser = await chromium.connect(server.wsEndpoint())
      const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false })
      return { server, browser, context }
    } catch (error) {
      this.#starting = null
      throw error
    }
  }
}
