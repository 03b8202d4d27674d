import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Nothing is measured here: what is right in the end is right on a slow and busy machine, too. */
const PATIENT = { testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    // The tests of the server wait for the database and for time to pass: others run meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/cheap-passwords.ts'],
          ...PATIENT,
        },
      },
    ],
  },
})
