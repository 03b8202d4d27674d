import {
  CopiesAnswer,
  CopiesRequest,
  InvalidateAnswer,
  InvalidateRequest,
  RightsAnswer,
  RightsRequest,
  SetRightsAnswer,
  SetRightsRequest,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { listCopies } from '../../commands/list-copies.ts'
import { invalidateUrl } from '../../commands/rights/invalidate-url.ts'
import { readRights } from '../../commands/rights/read-rights.ts'
import { setRights } from '../../commands/rights/set-rights.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerRights(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/rights',
    'Who may do what with a worksheet or project',
    { body: RightsRequest, answer: RightsAnswer },
    (context, { item_type: type, item_hash: hash }) => readRights(context, type, hash),
  )
  post(
    '/rights/set_rights',
    'Changes rights and invites',
    { body: SetRightsRequest, answer: SetRightsAnswer },
    (context, { rights }) => setRights(context, rights),
  )
  post(
    '/rights/invalidate_url',
    'Gives a worksheet or project another address',
    { body: InvalidateRequest, answer: InvalidateAnswer },
    (context, { item_type: type, item_hash: hash }) => invalidateUrl(context, type, hash),
  )
  post(
    '/worksheets_children',
    'Copies of a worksheet',
    { body: CopiesRequest, answer: CopiesAnswer },
    (context, { hash_string: hash }) => listCopies(context, hash),
  )
}
