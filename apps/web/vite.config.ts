import { join } from 'node:path'

import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { createCodeSplitting } from './code-splitting.ts'
import { compileMessages } from './compile-messages.ts'
import { onServer } from './on-server.ts'
import { scopedName } from './scoped-name.ts'

/**
 * What the React compiler adds, about a third of a component, pays where prices move: in rows, on
 * match pages, in the slip and what they follow. The rest renders once or twice, as what stands in
 * the place of what loads.
 */
const memoised =
  /\/src\/(?:base|data|player|parts\/(?:odds|plays)|features\/(?:board|catalogue\/(?:group|list|row)|match|my-bets|slip))\/.*(?<!-skeleton)\.tsx?$/

const codeSplitting = createCodeSplitting(join(import.meta.dirname, 'src/app/client.tsx'))

/** Every page carries the names of what may come later: a short hash tells them apart. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** Pages name styles and fonts by what the server's build calls them. */
const namedOnServer = { assetFileNames: shortNames.assetFileNames }

/** Who starts the product can do nothing about the time that the compiler takes. */
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [
    compileMessages(),
    onServer(),
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
    babel({ presets: [reactCompilerPreset()], include: memoised }),
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
  environments: {
    client: {
      build: {
        // Tells the server which styles stand in which file: see hosting/late-styles.ts.
        manifest: true,
        rolldownOptions: {
          checks,
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: { codeSplitting, ...shortNames },
        },
      },
    },
    ssr: { build: { rolldownOptions: { checks, output: namedOnServer } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
})
