/** Lookups of worksheets in frames, beside the worksheet: exchange rates and materials, as everybody gets them. */
import {
  CurrencyAnswer,
  CurrencyRequest,
  MaterialList,
  MaterialRequest,
  MaterialSearch,
  MaterialsRequest,
  Refusal,
  SingleMaterial,
  embedData,
} from '@calcwright/contract'
import type { Context } from '../../context.ts'
import { currencyRates } from '../../commands/currency-rates.ts'
import { getMaterial, populateMaterials, searchMaterials } from '../../commands/materials/list-materials.ts'
import type { App } from '../../http/types.ts'

/** These calls identify no visitor, and pages without an origin make them. */
const OPEN = { visitor: 'none', anyOrigin: true } as const

/** @param anonymous services without a visitor */
export function registerLookups(app: App, anonymous: Context): void {
  app.post(
    `${embedData.base}/currency`,
    {
      schema: {
        summary: 'Exchange rates of a day, for frames of other sites',
        body: CurrencyRequest,
        response: { 200: CurrencyAnswer, '4xx': Refusal },
      },
      config: OPEN,
    },
    request => currencyRates(anonymous, request.body.date),
  )
  app.post(
    `${embedData.base}/populate_materials`,
    {
      schema: {
        summary: 'A folder of materials, for frames of other sites',
        body: MaterialsRequest,
        response: { 200: MaterialList, '4xx': Refusal },
      },
      config: OPEN,
    },
    async ({ body }) => populateMaterials(anonymous, body.data_type, body.parent_id ?? ''),
  )
  app.post(
    `${embedData.base}/material_search`,
    {
      schema: {
        summary: 'Materials by name, number or folder, for frames of other sites',
        body: MaterialSearch,
        response: { 200: MaterialList, '4xx': Refusal },
      },
      config: OPEN,
    },
    async ({ body }) => searchMaterials(anonymous, body.data_type, body.query),
  )
  app.post(
    `${embedData.base}/get_material`,
    {
      schema: {
        summary: 'A material with its properties, for frames of other sites',
        body: MaterialRequest,
        response: { 200: SingleMaterial, '4xx': Refusal },
      },
      config: OPEN,
    },
    async ({ body }) => getMaterial(anonymous, body.data_type, body.id),
  )
}
