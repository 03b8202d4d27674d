import { blockAt, orderOf } from '../outline.ts'
import type { WorksheetSettings } from '../settings.ts'
import type { Write } from '../stored.ts'
import type { Operation } from '../types.ts'
import { planSetEntries } from './entries.ts'
import { planConvert, planSetProps } from './fields.ts'
import { planFlag } from './flags.ts'
import { planIndent } from './indent.ts'
import { planInsert } from './insert.ts'
import { planMark } from './marks.ts'
import { planMove } from './move.ts'
import { planOutdent } from './outdent.ts'
import { planSeparate } from './separate.ts'
import type { Plan, PlanContext } from './plan.ts'
import { planRemove } from './remove.ts'
import { planRename, planSettings } from './sheet.ts'

export interface Sheet {
  readonly name: string
  readonly settings: WorksheetSettings
}

/** Plans the writes of an operation, or its refusal. */
export function planOperation(context: PlanContext, sheet: Sheet, operation: Operation): Plan {
  return withPrerequisiteWrites(context, planAlone(context, sheet, operation))
}

/** The plan, with the writes before it that a change of the structure needs. */
export function withPrerequisiteWrites(context: PlanContext, plan: Plan): Plan {
  if (!plan.ok || !plan.writes.some(write => STRUCTURAL.has(write.write))) return plan
  return { ...plan, writes: [...settlingWrites(context), ...plan.writes] }
}

const STRUCTURAL: ReadonlySet<string> = new Set(['create', 'delete', 'withdraw', 'place', 'body'])

/**
 * Blocks that stand elsewhere than stored get the place that is shown before anything else moves:
 * otherwise they would jump once their parent comes back or a circle opens.
 */
function settlingWrites({ outline }: PlanContext): Write[] {
  return outline.mended.map(id => {
    const { parent } = blockAt(outline, id)!
    return { write: 'place', id, place: { parent, order: orderOf(outline, id) } }
  })
}

function planAlone(context: PlanContext, sheet: Sheet, operation: Operation): Plan {
  switch (operation.kind) {
    case 'insert':
      return planInsert(context, operation)
    case 'remove':
      return planRemove(context, operation)
    case 'move':
      return planMove(context, operation)
    case 'separate':
      return planSeparate(context, operation)
    case 'indent':
      return planIndent(context, operation)
    case 'outdent':
      return planOutdent(context, operation)
    case 'setProps':
      return planSetProps(context, operation)
    case 'setEntries':
      return planSetEntries(context, operation)
    case 'convert':
      return planConvert(context, operation)
    case 'disable':
    case 'collapse':
      return planFlag(context, operation)
    case 'mark':
      return planMark(context, operation)
    case 'rename':
      return planRename(sheet.name, operation)
    case 'setSettings':
      return planSettings(sheet.settings, operation)
  }
}
