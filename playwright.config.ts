import { defineConfig, devices } from '@playwright/test'
import { EVERY_BROWSER, RARE, isFull } from './tests/full.ts'
import { findFreePort } from './apps/server/src/db/embedded/cluster.ts'
import { firefoxExecutable } from './scripts/browsers.ts'
import { chromiumArguments, chromiumExecutable } from './scripts/chromium.ts'

// The processes of the tests read this file too, and have to find the same.
const port = Number((process.env['CALCWRIGHT_TEST_PORT'] ??= String(await findFreePort())))
const firefox = (process.env['CALCWRIGHT_TEST_FIREFOX'] ??= firefoxExecutable() ?? '')

const firefoxProject = {
  name: 'firefox',
  grep: new RegExp(EVERY_BROWSER),
  use: {
    ...devices['Desktop Firefox'],
    viewport: { width: 1440, height: 900 },
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: `${import.meta.dirname}/tests/browser/firefox/start.mjs`,
      env: { ...process.env, FIREFOX_PATH: firefox },
      // What a person allows by a click.
      firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
    },
  },
}

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  grepInvert: isFull ? [] : new RegExp(RARE),
  workers: 2,
  // Nothing is measured here: what is right in the end is right on a slow and busy machine, too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A loaded machine may let a page take longer than a person would wait.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'off',
    // Pages come from the build that is tested; the tests of the worker allow it.
    serviceWorkers: 'block',
    // Nobody is a first-time visitor, except where a test says so.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: [{ name: 'calcwright.welcomed', value: 'yes' }],
        },
      ],
    },
    launchOptions: {
      executablePath: await chromiumExecutable(),
      // A test asks little of the engine: to check and compile all of it for speed would take most of the time.
      args: [
        ...chromiumArguments,
        '--js-flags=--wasm-lazy-compilation --wasm-lazy-validation --liftoff-only',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /phone\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /phone\.spec\.ts/,
    },
    ...(firefox === '' ? [] : [firefoxProject]),
  ],
  webServer: {
    command: 'node tests/browser/server.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
