/** The add-in for Fusion as a zip archive that knows its server. */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { pageOrigin } from '../../http/page-origin.ts'
import { authorize } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'

const FOLDER = join(import.meta.dirname, '../../../../../integrations/fusion/Calcwright')
const FILE = /\.(manifest|py|txt)$/

/** Line of the module that says where the server is. */
const SERVER = /^SERVER = .*$/m

/** @param host header of the request, the address where none is published */
export async function makeAddin({ visitor, config }: Context, host: string): Promise<Uint8Array> {
  authorize('fusion_addin', visitor, null)
  const origin = config.publicUrl?.origin ?? pageOrigin() ?? `http://${host}`
  const names = (await readdir(FOLDER)).filter(name => FILE.test(name))
  const files = await Promise.all(
    names.map(async name => {
      const text = await readFile(join(FOLDER, name), 'utf8')
      return [`Calcwright/${name}`, strToU8(text.replace(SERVER, () => `SERVER = ${JSON.stringify(origin)}`))]
    }),
  )
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)
}
