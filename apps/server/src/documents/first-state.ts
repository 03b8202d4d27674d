/** Makes the first state of a worksheet from the content that a client sent. */
import { registry } from '@calcwright/blocks/schemas'
import type { PlanLimits, Settings } from '@calcwright/contract'
import { type NewBlock, Worksheet, type WorksheetSettings } from '@calcwright/document'
import { Refused } from '../failure.ts'
import { checkArchive, withinArchiveLimit } from './archive.ts'
import { imageBytes } from './image-bytes.ts'
import { fromBase64 } from './base64.ts'
import { refuseBeyondLimits } from './beyond-plan.ts'
import { applyOrRefuse, loadOrRefuse, refuseBlank } from './refusals.ts'
import { settingsFromText } from './settings-from-text.ts'
import { oversizedRefusal } from './size-limits.ts'

export interface FirstState {
  readonly name: string
  readonly limits: PlanLimits
  /** Bytes of the largest document. */
  readonly limit: number
  /** Base64 or stored bytes; without a document it is made from settings and blocks. */
  readonly document?: string | Uint8Array | undefined
  readonly archive: string
  readonly settings?: Settings | undefined
  /** Settings of a new empty worksheet. */
  readonly own?: Partial<WorksheetSettings> | undefined
  readonly blocks?: readonly NewBlock[] | undefined
}

export interface NewSheet {
  readonly name: string
  readonly settings: WorksheetSettings
  readonly document: Uint8Array
  readonly archive: string
  /** Bytes of the pictures in it. */
  readonly images: number
}

/** Throws Refused when the content makes no valid worksheet. */
export function makeFirstState(state: FirstState): NewSheet {
  const { name, settings, limit } = state
  const archive = { text: state.archive, full: true }
  checkArchive(archive, 'archive_string')
  const worksheet = open(state)
  if (!worksheet.complete) throw new Refused('invalid', 'document: parts of it are missing')
  refuseBlank(worksheet)
  if (worksheet.name !== name) applyOrRefuse(worksheet, { kind: 'rename', name })
  if (settings) {
    const change = settingsFromText(settings) as Partial<WorksheetSettings>
    applyOrRefuse(worksheet, { kind: 'setSettings', settings: change })
  }
  refuseBeyondLimits(worksheet, state.limits)
  const document = worksheet.encode()
  if (document.length > limit) throw oversizedRefusal(document.length, limit)
  return {
    name: worksheet.name,
    settings: worksheet.settings,
    document,
    archive: withinArchiveLimit(archive).text,
    images: imageBytes(document),
  }
}

function open({ document, name, own, blocks = [] }: FirstState): Worksheet {
  if (document === undefined)
    return Worksheet.create(registry, { name, settings: own, blocks: [...blocks, { type: 'math' }] })
  return loadOrRefuse(typeof document === 'string' ? fromBase64(document) : document, 'document')
}
