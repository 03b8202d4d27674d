/** Settings of a person for new worksheets. */
import type { EqualPopupAnswer, Settings, SettingsAnswer } from '@calcwright/contract'
import { type WorksheetSettings, defaultSettings, worksheetSettings } from '@calcwright/document'
import { eq } from '../db/drizzle.ts'
import * as z from 'zod/mini'
import { userSettings as table } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import { markOnce } from '../sessions.ts'
import type { Context } from '../context.ts'
import { settingsFromText } from '../documents/settings-from-text.ts'

export async function loadUserSettings(context: Context): Promise<SettingsAnswer> {
  authorize('load_user_settings', context.visitor, null)
  return { success: true, settings: await userSettings(context) }
}

/** Replaces the given settings and keeps the others. */
export async function setUserSettings(context: Context, given: Settings): Promise<SettingsAnswer> {
  authorize('set_user_settings', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const settings = checked({ ...(await userSettings(context)), ...settingsFromText(given) })
  await context.query
    .insert(table)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: table.userId, set: { settings, updatedAt: new Date() } })
  return { success: true, settings }
}

/** Notes that the tip about the equals sign shows. */
export async function equalPopup(context: Context): Promise<EqualPopupAnswer> {
  authorize('equal_popup', context.visitor, null)
  const { userId } = context.visitor as Visitor
  return { success: true, first: await markOnce(context.query, userId, 'equalPopup') }
}

/**
 * Returns all settings. Defaults of the product stand in for settings that the visitor never chose or that
 * can no longer be read.
 */
export async function userSettings({ query, visitor }: Context): Promise<WorksheetSettings> {
  const defaults = defaultSettings()
  if (visitor === null) return defaults
  const [stored] = await query
    .select({ settings: table.settings })
    .from(table)
    .where(eq(table.userId, visitor.userId))
  const shape = z.partial(worksheetSettings)
  const own = Object.entries(stored?.settings ?? {}).filter(
    ([field, value]) => field in defaults && shape.safeParse({ [field]: value }).success,
  )
  return { ...defaults, ...Object.fromEntries(own) }
}

function checked(settings: object): WorksheetSettings {
  const parsed = z.strictObject(worksheetSettings.shape).safeParse(settings)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refused('invalid', issue?.message ?? 'These settings cannot be read.')
}
