import { followParent } from './launch/follow-parent.ts'
import { loadEnv } from './launch/load-env.ts'
import { saveMemory } from './launch/save-memory.ts'
import { servesPages } from './serve/serves-pages.ts'
import { buildWebIfChanged } from './web/build-web.ts'

if (import.meta.main) {
  followParent()
  loadEnv()
  const isReady = !servesPages(process.env['ROLE']) || (await buildWebIfChanged()) === 0
  if (isReady) {
    const { serve } = await import('./serve/serve.ts')
    await serve()
    saveMemory()
  } else process.exitCode = 1
}
