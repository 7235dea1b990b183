import { defineConfig } from 'vite'

/** What hosts load from the site: `embed.js` by a script tag, `embed.mjs` by an import. */
export default defineConfig({
  plugins: [
    {
      name: 'stand-in-beside',
      enforce: 'pre',
      resolveId: (source) =>
        source === './stand-in.ts' ? { id: './embed-away.mjs', external: true } : null,
    },
  ],
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: '../../apps/web/dist/client',
    emptyOutDir: false,
    minify: true,
    // A module of a library keeps its spaces otherwise.
    rolldownOptions: {
      output: { minify: true, comments: false, generatedCode: { symbols: false } },
    },
    lib: {
      entry: 'src/script.ts',
      name: 'Touchline',
      formats: ['iife', 'es'],
      fileName: (format) => (format === 'iife' ? 'embed.js' : 'embed.mjs'),
    },
  },
})
