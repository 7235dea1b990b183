import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { codeSplitting } from './code-splitting.ts'
import { compileMessages } from './compile-messages.ts'
import { notMemoised } from './memoised-files.ts'
import { scopedName } from './scoped-name.ts'
import { withoutSummaries } from './without-summaries.ts'

export default defineConfig({
  plugins: [
    compileMessages(),
    withoutSummaries(),
    tanstackStart({
      client: { entry: './app/client.tsx' },
      server: { entry: './app/server.ts' },
      start: { entry: './app/start.ts' },
      router: {
        entry: './app/router.tsx',
        generatedRouteTree: './app/route-tree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.',
        // What shows while a page loads, or in its place, cannot come with the page.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    react(),
    babel({ presets: [reactCompilerPreset()], exclude: notMemoised }),
  ],
  resolve: {
    // React has had the hook itself since 18; the router's store asks for a substitute.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2023',
    // Older ones know no `:dir()`, whose substitute by language fails where a host sets `dir`.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
})
