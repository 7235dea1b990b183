import { defineConfig } from 'vite'

/** What the loader has beside itself for a site that is away: `embed-away.mjs`. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: '../../apps/web/dist/client',
    emptyOutDir: false,
    minify: true,
    rolldownOptions: { output: { minify: true, comments: { annotation: false } } },
    lib: { entry: 'src/stand-in.ts', formats: ['es'], fileName: () => 'embed-away.mjs' },
  },
})
