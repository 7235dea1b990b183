import { defineConfig } from 'vite'

/** What a host proves its own page by: `embed-check.mjs`. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: '../../apps/web/dist/client',
    emptyOutDir: false,
    lib: { entry: 'src/check-host.ts', formats: ['es'], fileName: () => 'embed-check.mjs' },
  },
})
