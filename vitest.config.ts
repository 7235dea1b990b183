import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testsWithoutPublicData } from './scripts/system/public-data.ts'

const ignored = ['**/node_modules/**', '**/dist/**', ...testsWithoutPublicData()]

/**
 * Files that put something else in the place of modules or globals have a process of their own. All
 * others share what they import, which costs more than most tests do.
 */
const alone = globSync('{packages,apps,scripts}/**/*.test.{ts,tsx}', {
  exclude: (path) => path === 'node_modules' || path === 'dist',
}).filter((file) =>
  /\bvi\.(?:mock|doMock|stubGlobal|resetModules)\(/.test(readFileSync(file, 'utf8')),
)

/** What Vite builds for the browser, and JSX. */
const ofPages = ['apps/web/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.ts', '**/*.test.tsx']

/**
 * What Node runs in the product it runs here too, as it is. Vite would lead each use of an import
 * through an object of its own, which takes a fifth more of a processor.
 */
const asNodeRunsIt = { viteModuleRunner: false, nodeLoader: false }

/**
 * Vitest itself leaves one processor out: of two, that is half. The workers are processes: threads of
 * one hear each other's channels and wait for each other's locks, as tabs do.
 */
const maxWorkers = availableParallelism()

const unit = {
  maxWorkers,
  include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

// The times end a test that hangs. No test is about them: a machine may be busy with something else.
export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          exclude: ['**/*.int.test.ts', ...ofPages, ...alone, ...ignored],
          pool: 'forks',
          isolate: false,
          experimental: asNodeRunsIt,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit pages',
          include: ofPages,
          exclude: ['**/*.int.test.ts', '**/*.surface.test.tsx', ...alone, ...ignored],
          pool: 'forks',
          isolate: false,
        },
      },
      'apps/web/vitest.surfaces.config.ts',
      {
        test: {
          ...unit,
          name: 'unit alone',
          include: alone,
          exclude: ['**/*.int.test.ts', ...ignored],
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['apps/server/src/modules/testing/cheap-passwords.ts'],
          include: ['{packages,apps}/**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: 'apps/server/src/db/testing/embedded-for-all.ts',
          // All files share one server, whose connections are limited.
          maxWorkers: Math.min(4, availableParallelism() + 1),
          isolate: false,
          experimental: asNodeRunsIt,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
})
