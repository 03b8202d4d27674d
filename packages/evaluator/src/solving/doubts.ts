/** Responsibilities: notices on values of properties that are less certain than others. */
import { message } from '@calcwright/math/messages/properties'
import type { Notice } from '../block-result.ts'

/** @param doubt a sentence; undefined for none */
export const doubtNotices = (doubt: string | undefined): Notice[] =>
  doubt === undefined ? [] : [message('property.doubt', { doubt })]
