import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../system/root.ts'
import { runTool } from '../system/run.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'

const app = join(root, 'apps/web')
const stamp = join(app, 'dist/built-from')

/** What the built pages are made of. */
const inputs = ['packages', 'apps/web', 'locales', 'package-lock.json', 'tsconfig.base.json']

/** Builds the pages when their sources differ from those of the last build. @returns an exit code */
export async function buildWebIfChanged(): Promise<number> {
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return built === fingerprint(root, inputs) ? 0 : buildWeb()
}

/** Builds apps/web into apps/web/dist/{client,server}. @returns an exit code */
export async function buildWeb(): Promise<number> {
  console.log('Building the pages ...')
  const sources = fingerprint(root, inputs)
  if (!mayBuild()) {
    console.error(
      `This user may not write to ${app}: run "npm run build" as the one who installed Touchline, then start again.`,
    )
    return 1
  }
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: app,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) return code
  const worker = await runTool(
    'vite/bin/vite.js',
    ['build', '--config', 'service-worker.config.ts', '--logLevel', 'warn'],
    { cwd: app, env: { NODE_ENV: 'production' } },
  )
  if (worker !== 0) return worker
  for (const config of ['vite.config.ts', 'beside.config.ts']) {
    const loader = await runTool(
      'vite/bin/vite.js',
      ['build', '--config', config, '--logLevel', 'warn'],
      { cwd: join(root, 'packages/embed'), env: { NODE_ENV: 'production' } },
    )
    if (loader !== 0) return loader
  }
  // Other bytes are a new version to a browser.
  appendFileSync(join(app, 'dist/client/service-worker.js'), `\n// ${sources}\n`)
  compressFiles(join(app, 'dist/client'))
  writeFileSync(stamp, sources)
  return 0
}

/** Takes the stamp of the last build away: what follows may end half-way. */
function mayBuild(): boolean {
  try {
    rmSync(stamp, { force: true })
    accessSync(app, constants.W_OK)
    return true
  } catch {
    return false
  }
}
