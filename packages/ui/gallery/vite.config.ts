import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { flagFile } from '../src/flag/flag-files.ts'
import { buildSprite } from '../src/icons/sprite.ts'

/** Serves what the product's server serves under /fe-api. */
const images: Plugin = {
  name: 'gallery-images',
  configureServer({ middlewares }) {
    middlewares.use('/fe-api', (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://gallery').pathname
      const code = /^\/flags\/([\w-]+)\.svg$/.exec(path)?.[1]
      const svg = path === '/icons.svg' ? buildSprite().svg : code && flagFile(code)
      if (!svg) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(svg)
    })
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '/tmp/touchline-gallery',
  plugins: [react(), images],
})
