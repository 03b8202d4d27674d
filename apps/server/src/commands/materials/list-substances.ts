/** Lists the substances that mixtures take as components: data_type 2 of the calls for materials. */
import type { MaterialItem, MaterialList, SingleMaterial } from '@calcwright/contract'
import type { FoundSpecies } from '@calcwright/reference/fluids'
import { Refused } from '../../failure.ts'

const LEAST_LETTERS = 2
/** Entries of a search that are sent. */
const MOST_FOUND = 60

const FOLDERS = [
  { id: 'gases', name: 'Gases', holds: ({ gas }: FoundSpecies) => gas },
  { id: 'condensed', name: 'Liquids and solids', holds: ({ gas }: FoundSpecies) => !gas },
] as const

/** The data of thousand species are read when somebody asks for them. */
const speciesLike = async (phrase: string): Promise<readonly FoundSpecies[]> =>
  (await import('@calcwright/reference/fluids')).findSpecies(phrase)

/** @throws Refused for a folder that is none */
export async function substanceFolder(parent: string): Promise<MaterialList> {
  if (parent === '')
    return {
      ...listOf('', []),
      parent: null,
      parent_id: null,
      groups: FOLDERS.map(({ id, name }) => ({ id, name })),
    }
  const folder = FOLDERS.find(({ id }) => id === parent)
  if (!folder) throw new Refused('not-found', `There is no folder ${parent} of substances.`)
  return listOf(folder.name, (await speciesLike('')).filter(folder.holds))
}

/** @throws Refused for a phrase that is too short */
export async function searchSubstances(query: string): Promise<MaterialList> {
  const words = query.replace(/\s/g, '')
  if (words.length < LEAST_LETTERS)
    throw new Refused('invalid', `Please enter a search phrase of at least ${LEAST_LETTERS} characters`)
  return listOf(query, (await speciesLike(words)).slice(0, MOST_FOUND))
}

/**
 * @param id the word that is typed for it in a mixture
 * @throws Refused for one that is unknown
 */
export async function getSubstance(id: string): Promise<SingleMaterial> {
  const found = (await speciesLike(id)).find(({ word }) => word === id)
  if (!found) throw new Refused('not-found', `There is no substance ${id}.`)
  const { name, data } = itemOf(found)
  return { success: true, name: id, full_name: name, data }
}

const listOf = (folder: string, found: readonly FoundSpecies[]): MaterialList => ({
  success: true,
  message: '',
  folder,
  parent: '',
  parent_id: '',
  groups: [],
  items: found.map(itemOf),
})

/** Its id is the word that is typed for it in a mixture. */
const itemOf = ({ word, name, M, source }: FoundSpecies): MaterialItem => ({
  id: word,
  name,
  source,
  string_data: '',
  data: [
    {
      name: 'M',
      title: 'molar mass',
      value: String(Number(M.toPrecision(8))),
      units: 'g/mol',
      takes: '',
      source,
    },
  ],
})
