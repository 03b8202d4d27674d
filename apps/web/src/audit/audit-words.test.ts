import type { AuditEntry } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { auditText } from './audit-words.ts'

const entry = { id: '1', at: 0, item_type: 'Worksheet', name: 'Beam', details: '', count: 1 } as const

it.each<[Partial<AuditEntry>, string]>([
  [
    { by: 'Ann', action: 'shared', details: 'Bob may edit' },
    'Ann changed the sharing of “Beam”: Bob may edit',
  ],
  [
    { by: '', action: 'shared', details: 'The link has ended' },
    'The server changed the sharing of “Beam”: The link has ended',
  ],
  [
    { by: '', action: 'opened', details: 'by link', count: 3 },
    'Somebody without an account opened “Beam” by link, 3 times that day',
  ],
  [{ by: 'Bob', action: 'exported', details: 'as docx' }, 'Bob exported “Beam” as docx'],
  [{ by: 'Ann', action: 'deleted' }, 'Ann deleted “Beam”'],
])('%j: %s', (given, text) => {
  expect(auditText({ ...entry, by: '', action: 'shared', ...given })).toBe(text)
})
