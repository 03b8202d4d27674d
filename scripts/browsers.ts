/**
 * Firefox and WebKit, in which the main ways are tested as well. On Debian their packages are installed where they
 * are missing; elsewhere, and without a network or the right to, these tests are left out with a sentence.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The driver of the tests needs commands that earlier ones lack. */
const OLDEST_FIREFOX = 153

/** FIREFOX_PATH names another one. @returns null where there is none that the driver can use */
export function firefoxExecutable(): string | null {
  const found = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox')
  if (found === null) return null
  const version = /(\d+)\./.exec(output(found, '--version'))?.[1]
  return Number(version) >= OLDEST_FIREFOX ? found : null
}

/** The driver of WebKitGTK, and a screen for its windows. */
export const webkitPrograms = (): { readonly driver: string; readonly screen: string } | null => {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  return driver && screen ? { driver, screen } : null
}

/** Installs what is missing. @returns sentences about what could not be */
export function installBrowsers(withWebkit: boolean): string[] {
  const missing = (): string[] => [
    ...(firefoxExecutable() ? [] : ['firefox-esr']),
    ...(withWebkit && !webkitPrograms() ? ['webkit2gtk-driver', 'xvfb'] : []),
  ]
  const wanted = missing()
  if (wanted.length === 0) return []
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${wanted.join(', ')} for the tests`)
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...wanted)
  }
  const left = missing()
  return left.length === 0
    ? []
    : [`${left.join(', ')} cannot be installed here: the tests in it are left out.`]
}

/** Its failure shows in what is still missing. */
const apt = (...args: readonly string[]): void =>
  void spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const output = (program: string, ...args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 }).stdout ?? ''

function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  const places = folders.map(folder => join(folder, name))
  return places.find(place => statSync(place, { throwIfNoEntry: false })?.isFile()) ?? null
}
