/**
 * Run after a change of the list of block types or of what one of them saves:
 * `node packages/blocks/scripts/register.ts`. It writes `src/registered/` and keeps new formats in
 * `fixtures/history/`.
 */
import { writeFileSync } from 'node:fs'
import { registeredModules, SOURCES } from './registered.ts'

for (const [path, text] of registeredModules()) writeFileSync(new URL(path, SOURCES), text)

// The import runs after the writing above, since the script reads the new modules.
await import('./keep-formats.ts')
