/** Responsibilities: notices on values of properties that are less certain than others. */
import { message } from '@calcwright/math/messages/properties'
import type { Doubt } from '@calcwright/reference/holders'
import type { Notice } from '../block-result.ts'

/** @param doubt undefined for none */
export const doubtNotices = (doubt: Doubt | undefined): Notice[] =>
  doubt === undefined ? [] : [message('property.doubt', { doubt: doubt.text })]
