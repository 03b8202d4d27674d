/** The calls of a frame beside its worksheet, for rates and materials: they say nothing about who asks. */
import { currencyCall, embedData, materialCalls } from '@calcwright/contract'
import type { MaterialSource } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import { setRatesCall } from '../evaluation/exchange-rates.ts'
import { anonymous } from './anonymous.ts'

setRatesCall(currencyCall(anonymous, embedData.base))

const calls = lazyModule(async () => {
  const module = await import('../opened/material-calls.ts')
  module.setMaterialCalls(materialCalls(anonymous, embedData.base))
  return module
})

export const frameMaterials: MaterialSource = {
  folder: parent => calls().then(({ folder }) => folder(parent)),
  search: query => calls().then(({ search }) => search(query)),
}
