import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { compileMessages } from './compile-messages.ts'

/** As Node finds it, which is as players have it: the other one looks through all texts at each page. */
const texts = ['use-intl', 'use-intl/core'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
}))

/** Surfaces in a DOM without a browser: docs/contributing.md says how to write such a test. */
export default defineConfig({
  plugins: [compileMessages()],
  // The React that players have. The other one takes twice as long.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { alias: texts },
  test: {
    name: 'unit surfaces',
    // They wait for the page's own pauses more than half of their time. Another number of workers than
    // the other unit tests have wants a turn of its own.
    maxWorkers: availableParallelism() + 2,
    sequence: { groupOrder: 1 },
    include: ['src/**/*.surface.test.tsx'],
    environment: 'happy-dom',
    env: { NODE_ENV: 'production' },
    pool: 'forks',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
