import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**']

// The times end a test that hangs. No test is about them: a machine may be busy with something else.
export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', ...ignored],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps}/**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: 'apps/server/src/db/testing/embedded-for-all.ts',
          // All files share one server, whose connections are limited.
          maxWorkers: Math.min(4, availableParallelism()),
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
})
