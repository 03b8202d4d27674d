/**
 * Settings of a person and of worksheets. The contract carries them without knowing their fields, as
 * everywhere (common.ts).
 */
import * as z from 'zod/mini'
import { ProjectHash, Settings } from './common.ts'

/** POST /users/set_settings: what new worksheets of the visitor begin with. Keeps what is not named. */
export const SetUserSettings = z.object({ settings: Settings })

/** POST /worksheets/load_settings: those of one worksheet (rights 1), without one those of the product. */
export const LoadWorksheetSettings = z.object({ hash_string: z.optional(ProjectHash) })

/** Answers POST /users/load_settings, /users/set_settings and /worksheets/load_settings: all settings. */
export const SettingsAnswer = z.object({ success: z.literal(true), settings: Settings })
export type SettingsAnswer = z.infer<typeof SettingsAnswer>
