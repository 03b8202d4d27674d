/** Setup of each server test file: password hashes take hardly any time. */
import { vi } from 'vitest'
import type { HashCost } from '../accounts/password-cost.ts'

vi.mock('../accounts/password-cost.ts', () => ({
  COST: { memory: 8, passes: 1, parallelism: 1 } satisfies HashCost,
}))
