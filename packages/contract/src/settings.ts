/**
 * Settings of a person and of worksheets. The contract carries them without knowing their fields, as
 * everywhere (common.ts).
 */
import * as z from 'zod/mini'
import { ProjectHash, Settings } from './common.ts'

/** POST /users/set_settings: changes the visitor's settings for new worksheets; absent ones stay. */
export const SetUserSettings = z.object({ settings: Settings })

/** POST /worksheets/load_settings: settings of a worksheet (rights 1), or those of the product without one. */
export const LoadWorksheetSettings = z.object({ hash_string: z.optional(ProjectHash) })

/**
 * Answer to POST /users/load_settings, /users/set_settings and /worksheets/load_settings, with all settings.
 */
export const SettingsAnswer = z.object({ success: z.literal(true), settings: Settings })
export type SettingsAnswer = z.infer<typeof SettingsAnswer>

/** Answer to POST /users/equal_popup: whether the person sees the tip about the equals sign for the first time. */
export const EqualPopupAnswer = z.object({ success: z.literal(true), first: z.boolean() })
export type EqualPopupAnswer = z.infer<typeof EqualPopupAnswer>
