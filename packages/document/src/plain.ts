/** A worksheet as plain notation, one line a block, and back: for paste, copy and the command line. */
import type { Block, NewBlock, Registry } from './types.ts'
import { Worksheet } from './worksheet.ts'

/** Each line becomes a block of the first type that takes it; empty lines and lines for no type are left out. */
export function blocksFromPlain(registry: Registry, text: string): NewBlock[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .flatMap(line => blockFromPlain(registry, line) ?? [])
}

function blockFromPlain(registry: Registry, line: string): NewBlock | null {
  for (const { type, fromPlain } of registry.types) {
    const props = fromPlain?.(line)
    if (props) return { type, props }
  }
  return null
}

export function worksheetFromPlain(registry: Registry, text: string, name?: string): Worksheet {
  return Worksheet.create(registry, { name, blocks: blocksFromPlain(registry, text) })
}

/** Blocks that have no plain form, and those that cannot be read here, are left out. */
export function plainFromBlocks(registry: Registry, blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ type, status, props }) =>
      status === 'ok' ? (registry.get(type)?.toPlain?.(props) ?? []) : [],
    )
    .map(line => `${line}\n`)
    .join('')
}

export const plainFromWorksheet = (worksheet: Worksheet): string =>
  plainFromBlocks(worksheet.registry, worksheet.blocks())
