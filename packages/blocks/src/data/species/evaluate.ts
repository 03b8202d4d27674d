/** The species of a file have a name of their own, which the mixtures below it read. */
import type { BlockEvaluation, ResourceReading } from '@calcwright/evaluator'
import { PropertyFault, SPECIES_LIBRARY } from '@calcwright/reference/holders'
import type { SpeciesProps } from './schema.ts'

/** Most refused records that are listed one by one. */
const MOST = 40

const speciesEvaluation: BlockEvaluation<SpeciesProps> = {
  type: 'speciesFile',
  plan: ({ digest, upload_name }) =>
    digest === ''
      ? { statements: [] }
      : {
          statements: [],
          resources: [
            {
              kind: 'resource',
              digest,
              options: upload_name,
              names: [],
              holder: SPECIES_LIBRARY,
              read: bytes => readFile(bytes, digest, upload_name),
            },
          ],
        },
}

export default speciesEvaluation

async function readFile(bytes: Uint8Array, digest: string, name: string): Promise<ResourceReading> {
  const { refusal, SpeciesFile } = await import('@calcwright/reference/fluids')
  try {
    const holder = new SpeciesFile(bytes, digest, name)
    const { refused } = holder
    const named = refused.slice(0, MOST).map(one => `Refused: ${refusal(one)}.`)
    const others = refused.length - named.length
    return { ok: true, holder, remarks: others > 0 ? [...named, `Refused: ${others} more records.`] : named }
  } catch (error) {
    if (!(error instanceof PropertyFault)) throw error
    return { ok: false, message: error.message }
  }
}
