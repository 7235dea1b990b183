import { defineConfig } from 'vite'

/** What hosts load from the site: `embed.js` by a script tag, `embed.mjs` by an import. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: '../../apps/web/dist/client',
    emptyOutDir: false,
    minify: true,
    // A module of a library keeps its spaces otherwise.
    rolldownOptions: { output: { minify: true } },
    lib: {
      entry: 'src/script.ts',
      name: 'Touchline',
      formats: ['iife', 'es'],
      fileName: (format) => (format === 'iife' ? 'embed.js' : 'embed.mjs'),
    },
  },
})
