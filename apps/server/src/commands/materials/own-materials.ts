/** Materials that people and teams enter: listing, storing and removing them. */
import { MATERIALS_OF_ONE, type OwnMaterials, type SaveMaterials } from '@calcwright/contract'
import { checkMaterial } from '@calcwright/blocks/own-materials'
import { databaseErrorCode } from '../../db/database.ts'
import type { Query } from '../../db/database.ts'
import { beyondRemaining } from '../../documents/remaining-storage.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import {
  type MaterialOwner,
  countMaterials,
  deleteMaterials,
  insertMaterial,
  storedBytes,
  updateMaterial,
  visibleMaterials,
} from '../../materials/own-material-rows.ts'
import { type Call, type Visitor, authorize } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { findAllowedTeam } from '../teams/find-allowed-team.ts'
import { teamsOf } from '../teams/list-teams.ts'

export async function listOwnMaterials(context: Context): Promise<OwnMaterials> {
  authorize('own_materials', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const teams = await teamsOf(context.query, userId)
  const rows = await visibleMaterials(context.query, userId)
  const materialsOf = (team: string | null) =>
    rows.flatMap(({ id, teamId, version, sheet }) => (teamId === team ? [{ ...sheet, id, version }] : []))
  return {
    success: true,
    collections: [
      { team_hash: null, name: OWN_NAME, materials: materialsOf(null) },
      ...teams.map(({ hash_string: team, name }) => ({
        team_hash: team,
        name,
        materials: materialsOf(team),
      })),
    ],
  }
}

/** The name of the folder with the materials of the person. */
export const OWN_NAME = 'My materials'

export async function saveMaterials(
  context: Context,
  { team_hash: team, materials }: SaveMaterials,
): Promise<OwnMaterials> {
  const owner = await allowedOwner(context, ['save_materials', 'save_team_materials'], team)
  const checked = materials.map(({ id, version, ...sheet }) => {
    const { text, problems, sheet: tidy } = checkMaterial(sheet)
    const [first] = problems
    if (first) throw new Refused('invalid', `${sheet.name.trim() || 'The material'}: ${first.text}`)
    return { id, version, sheet: { ...tidy, properties: [...tidy.properties] }, stringData: text }
  })
  const size = { worksheets: checked.reduce((sum, one) => sum + storedBytes(one), 0), files: 0 }
  await context.quotas.within(owner.userId, size, async (remaining, take) => {
    const full = beyondRemaining(remaining, size)
    if (full) throw full
    await context.query.transaction(async transaction => {
      for (const one of checked) await store(transaction, owner, one)
      if ((await countMaterials(transaction, owner)) > MATERIALS_OF_ONE)
        throw new Refused('too-many', `A person or team has at most ${MATERIALS_OF_ONE} materials.`)
    })
    take(size)
  })
  return listOwnMaterials(context)
}

interface Checked extends Pick<SaveMaterials['materials'][number], 'id' | 'version'> {
  readonly sheet: Parameters<typeof insertMaterial>[3]['sheet']
  readonly stringData: string
}

async function store(query: Query, owner: MaterialOwner, one: Checked): Promise<void> {
  const { id, version = 1, ...stored } = one
  try {
    if (id === undefined) await insertMaterial(query, owner, randomHash(), stored)
    else if (!(await updateMaterial(query, owner, { id, version }, stored)))
      throw new Refused(
        'changed',
        `${one.sheet.name} was changed or deleted by somebody else in the meantime.`,
      )
  } catch (error) {
    if (databaseErrorCode(error) !== UNIQUE) throw error
    throw new Refused('name', `There is a material ${one.sheet.name} already: give this one another name.`)
  }
}

/** PostgreSQL's code of a value that has to be unique. */
const UNIQUE = '23505'

export async function removeMaterials(
  context: Context,
  team: string | null,
  ids: readonly string[],
): Promise<OwnMaterials> {
  const owner = await allowedOwner(context, ['remove_materials', 'remove_team_materials'], team)
  await deleteMaterials(context.query, owner, ids)
  return listOwnMaterials(context)
}

async function allowedOwner(
  context: Context,
  [own, ofTeam]: readonly [Call, Call],
  team: string | null,
): Promise<MaterialOwner> {
  authorize(own, context.visitor, null)
  const { userId } = context.visitor as Visitor
  if (team === null) return { userId, teamId: null }
  return { userId, teamId: (await findAllowedTeam(context, ofTeam, team)).id }
}
