import {
  AskCheck,
  CheckAnswer,
  CheckersAnswer,
  CheckersRequest,
  ChecksAnswer,
  ChecksRequest,
  MarkChecked,
  SetChecker,
  WithdrawCheck,
} from '@calcwright/contract'
import { askCheck } from '../../commands/checks/ask-check.ts'
import { listCheckers, setChecker } from '../../commands/checks/checkers.ts'
import { listChecks, markChecked, withdrawCheck } from '../../commands/checks/checks.ts'
import type { Services } from '../../context.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerChecks(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/checks',
    'Marks of a worksheet that somebody has checked it',
    { body: ChecksRequest, answer: ChecksAnswer },
    (context, { hash_string: hash }) => listChecks(context, hash),
  )
  post(
    '/checks/mark',
    'Marks a worksheet or a revision as checked',
    { body: MarkChecked, answer: CheckAnswer },
    (context, asked) => markChecked(context, asked),
  )
  post(
    '/checks/withdraw',
    'Withdraws a mark of one’s own',
    { body: WithdrawCheck, answer: CheckAnswer },
    (context, { hash_string: hash, check }) => withdrawCheck(context, hash, check),
  )
  post(
    '/checks/ask',
    'Asks a checker to check a worksheet, or takes that back',
    { body: AskCheck, answer: ChecksAnswer },
    (context, asked) => askCheck(context, asked),
  )
  post(
    '/checks/people',
    'Who may mark a worksheet, or those of a project, as checked',
    { body: CheckersRequest, answer: CheckersAnswer },
    (context, { item_type: type, item_hash: hash }) => listCheckers(context, type, hash),
  )
  post(
    '/checks/set_person',
    'Names somebody who may mark as checked, or takes that away',
    { body: SetChecker, answer: CheckersAnswer },
    (context, asked) => setChecker(context, asked),
  )
}
