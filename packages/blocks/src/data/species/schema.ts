/** Species of a file in the format of NASA's `thermo.inp`: the mixtures of the lines below take them. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

const speciesProps = z.object({
  /** Digest of the file; '' until one is chosen. */
  digest: z.string(),
  upload_name: z.string(),
})

export type SpeciesProps = z.infer<typeof speciesProps>

const species: BlockType<SpeciesProps> = {
  type: 'speciesFile',
  version: 1,
  props: speciesProps,
  defaults: () => ({ digest: '', upload_name: '' }),
  migrations: {},
  counts: () => 'table',
  toPlain: ({ upload_name }) => `# Species of ${upload_name}`.trim(),
  resources: ({ digest }) => (digest === '' ? [] : [digest]),
}

export default species
