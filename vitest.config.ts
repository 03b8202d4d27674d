import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** Nothing is measured here: what is right in the end is right on a slow and busy machine, too. */
const PATIENT = { testTimeout: 180_000, hookTimeout: 180_000 }

/** Tests that put another module in the place of one that others load. */
const ISOLATED = [
  'packages/blocks/src/states.test.ts',
  'apps/cli/src/without-engine.test.ts',
  'apps/cli/src/both-routes.test.ts',
  'apps/server/src/live/read-message.test.ts',
]

/** Tests of the field of a formula, which need a DOM. */
const FIELD = ['packages/editor/src/math/edges.test.ts']

export default defineConfig({
  test: {
    // The tests of the server wait for the database and for time to pass: others run meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // To load the modules anew for each file takes longer than most tests: few files are isolated.
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ISOLATED, ...FIELD],
          ...PATIENT,
        },
      },
      { test: { name: 'unit-isolated', include: ISOLATED, ...PATIENT } },
      {
        test: {
          name: 'unit-field',
          include: FIELD,
          environment: 'happy-dom',
          setupFiles: ['packages/editor/src/math/testing/dom.ts'],
          // Node takes the MathLive that only draws.
          alias: [
            {
              find: /^mathlive$/,
              replacement: join(import.meta.dirname, 'node_modules/mathlive/mathlive.min.mjs'),
            },
          ],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ISOLATED],
          // Node loads what the server consists of twice as fast as it is, from compiled code.
          experimental: { viteModuleRunner: false },
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/cheap-passwords.ts'],
          ...PATIENT,
        },
      },
    ],
  },
})
