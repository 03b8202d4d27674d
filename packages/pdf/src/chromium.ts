/**
 * A Chromium to start. Browser tests use, on Linux, the one from npm, unpacked once into .cache/chromium, else
 * the machine's own. It is the same for everybody, and without windows it takes a quarter less of the
 * processors. CHROMIUM_PATH names another one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Quiet, and able to run as root in a container without a graphics card. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For the machine's own browser, which has windows even where none is shown: the pages of their address bars would
 * take two seconds of a processor for each window. This list replaces the one of the driver, and so repeats of it
 * what changes how pages load and are painted.
 */
export const machineArguments: readonly string[] = [
  ...chromiumArguments,
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'AimEnabled',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']

const PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const unpackFolder = join(import.meta.dirname, '../../../.cache/chromium')

/**
 * Path of a Chromium that can be started. Throws with a sentence when there is none.
 * @param first where it is looked for first: the machine's own browser is what people use
 */
export async function chromiumExecutable(first: 'package' | 'machine' = 'package'): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (isFile(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`)
  }
  const executable =
    (first === 'machine' ? onThisMachine() : null) ?? (await fromPackage()) ?? onThisMachine()
  if (executable !== undefined) return executable
  throw new Error('No Chromium is found. Install Chrome or Chromium, or name one by CHROMIUM_PATH.')
}

function onThisMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  const ending = process.platform === 'win32' ? '.exe' : ''
  const onPath = folders.flatMap(folder => NAMES.map(name => join(folder, name + ending)))
  return [...onPath, ...PLACES].find(isFile)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** undefined where it does not start, or is for another kind of machine. */
async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  return (await unpack()) ?? (await unpackAgain()) ?? undefined
}

/** An unpacking that was broken off left something that does not start. */
function unpackAgain(): Promise<string | null> {
  rmSync(unpackFolder, { recursive: true, force: true })
  return unpack()
}

async function unpack(): Promise<string | null> {
  // The package unpacks into the folder for temporary files, where others may have put something.
  const { TMPDIR } = process.env
  mkdirSync(unpackFolder, { recursive: true })
  process.env['TMPDIR'] = unpackFolder
  try {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
    const packed = join(import.meta.dirname, '../../../node_modules/@sparticuz/chromium/bin')
    const executable = await chromium.executablePath(packed)
    if (starts(executable)) return executable
    // A bare machine lacks libraries, which the package has too.
    const libraries = join(unpackFolder, 'al2023/lib')
    if (!existsSync(libraries)) await inflate(join(packed, 'al2023.tar.br'))
    setupLambdaEnvironment(libraries)
    return starts(executable) ? executable : null
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
}

function starts(executable: string): boolean {
  return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}
