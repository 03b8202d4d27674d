import { OwnMaterials, RemoveMaterials, SaveMaterials } from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import { listOwnMaterials, removeMaterials, saveMaterials } from '../../commands/materials/own-materials.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerOwnMaterials(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/materials/own',
    'Materials of the visitor and of the visitor’s teams',
    { body: z.object({}), answer: OwnMaterials },
    listOwnMaterials,
  )
  post(
    '/materials/save',
    'Makes or changes materials of the visitor or of a team',
    { body: SaveMaterials, answer: OwnMaterials },
    saveMaterials,
  )
  post(
    '/materials/remove',
    'Deletes materials of the visitor or of a team; worksheets keep the figures that they use',
    { body: RemoveMaterials, answer: OwnMaterials },
    (context, { team_hash: team, ids }) => removeMaterials(context, team, ids),
  )
}
