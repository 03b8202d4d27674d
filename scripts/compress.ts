/** Puts a .br and a .gz beside each file that gets smaller by it, for a server to send. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|wasm|txt|webmanifest)$/
const SMALLEST = 1024

/** Above this size the best quality takes a minute and gains three hundredths. */
const LARGE = 2 * 1024 * 1024

const METHODS = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 10 : 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 }),
}

/** @param cache folder of what was compressed before, by content: the engine hardly ever changes. */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // Folders that begin with a dot are not served.
  const chosen = files
    .filter(file => COMPRESSIBLE.test(file) && !file.startsWith('.'))
    .map(file => join(folder, file))
  await Promise.all(chosen.map(file => compressFile(file, cache)))
}

async function compressFile(file: string, cache: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < SMALLEST) return
  const digest = createHash('sha256').update(content).digest('hex')
  for (const [ending, compress] of Object.entries(METHODS)) {
    const cached = join(cache, `${digest}.${ending}`)
    const known = existsSync(cached)
    const small = known ? readFileSync(cached) : await compress(content)
    if (!known && content.length > LARGE) writeFileSync(cached, small)
    if (small.length < content.length) writeFileSync(`${file}.${ending}`, small)
  }
}
