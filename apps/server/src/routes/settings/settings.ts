import {
  EqualPopupAnswer,
  LoadWorksheetSettings,
  Refusal,
  SetUserSettings,
  SettingsAnswer,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { settingsOfWorksheet } from '../../commands/load-worksheet.ts'
import { equalPopup, loadUserSettings, setUserSettings } from '../../commands/user-settings.ts'
import type { App } from '../../http/types.ts'
import { takeSlotIfLarge } from '../worksheets/large-slot.ts'

export function registerSettings(app: App, services: Services): void {
  const response = { 200: SettingsAnswer, '4xx': Refusal }
  const config = { mayBeEmpty: true }
  app.post(
    '/users/load_settings',
    { schema: { summary: "Settings of the visitor's new worksheets", response }, config },
    request => loadUserSettings({ ...services, visitor: request.visitor }),
  )
  app.post(
    '/users/set_settings',
    {
      schema: {
        summary: "Changes settings of the visitor's new worksheets",
        body: SetUserSettings,
        response,
      },
    },
    request => setUserSettings({ ...services, visitor: request.visitor }, request.body.settings),
  )
  app.post(
    '/users/equal_popup',
    {
      schema: {
        summary: 'Notes that the visitor sees the tip about the equals sign',
        response: { 200: EqualPopupAnswer, '4xx': Refusal },
      },
    },
    request => equalPopup({ ...services, visitor: request.visitor }),
  )
  app.post(
    '/worksheets/load_settings',
    {
      schema: {
        summary: 'Settings of a worksheet, or the shipped ones',
        body: LoadWorksheetSettings,
        response,
      },
      config,
      // Without a field it is sent without a body, too.
      preValidation: async request => void (request.body ??= {}),
    },
    async (request, reply) => {
      const hash = request.body.hash_string ?? undefined
      await takeSlotIfLarge(services, hash, request, reply)
      return settingsOfWorksheet({ ...services, visitor: request.visitor }, hash)
    },
  )
}
