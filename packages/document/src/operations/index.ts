import type { WorksheetSettings } from '../settings.ts'
import type { Operation } from '../types.ts'
import { planConvert, planSetProps } from './fields.ts'
import { planFlag } from './flags.ts'
import { planIndent } from './indent.ts'
import { planInsert } from './insert.ts'
import { planMove } from './move.ts'
import { planOutdent } from './outdent.ts'
import type { Plan, PlanContext } from './plan.ts'
import { planRemove } from './remove.ts'
import { planRename, planSettings } from './sheet.ts'

export interface Sheet {
  readonly name: string
  readonly settings: WorksheetSettings
}

/** What an operation would write, or why it is refused. */
export function planOperation(context: PlanContext, sheet: Sheet, operation: Operation): Plan {
  switch (operation.kind) {
    case 'insert':
      return planInsert(context, operation)
    case 'remove':
      return planRemove(context, operation)
    case 'move':
      return planMove(context, operation)
    case 'indent':
      return planIndent(context, operation)
    case 'outdent':
      return planOutdent(context, operation)
    case 'setProps':
      return planSetProps(context, operation)
    case 'convert':
      return planConvert(context, operation)
    case 'disable':
    case 'collapse':
      return planFlag(context, operation)
    case 'rename':
      return planRename(sheet.name, operation)
    case 'setSettings':
      return planSettings(sheet.settings, operation)
  }
}
