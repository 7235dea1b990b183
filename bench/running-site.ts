import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../scripts/system/root.ts'
import { makeDataDir, stillFeed } from './site.ts'

export type RunningSite = { url: string; stop: () => Promise<void> }

/** The built site in a process of its own, as `npm start` runs it, with a feed that stands still. */
export async function startSite(): Promise<RunningSite> {
  const dataDir = makeDataDir()
  const child = spawn(process.execPath, [join(root, 'scripts/serve/serve.ts')], {
    env: { ...process.env, ...stillFeed(dataDir) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /ready at (http:\/\/\S+?)\/sports/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
