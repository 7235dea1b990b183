import { defineConfig } from 'vite'

/**
 * What stands beside the loader: `embed-away.mjs`, which it fetches for a site that is away, and
 * `embed-check.mjs`, by which a host proves its own page.
 */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: '../../apps/web/dist/client',
    emptyOutDir: false,
    minify: true,
    rolldownOptions: { output: { minify: true, comments: { annotation: false } } },
    lib: {
      entry: { 'embed-away': 'src/stand-in.ts', 'embed-check': 'src/check-host.ts' },
      formats: ['es'],
      fileName: (_, name) => `${name}.mjs`,
    },
  },
})
