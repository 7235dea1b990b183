import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../system/root.ts'
import { compileIfChanged } from './compile.mjs'

const flags = ['--memory-saver-mode']

const emptyCache = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What Node has loaded to strip types, in the main thread and in that of the feed. */
const parsersLoaded = (cache: string): string => {
  const modules = ['scripts/start.ts', 'scripts/serve/serve.ts', 'apps/server/src/feed/worker.ts']
  const imports = modules.map((path) => pathToFileURL(join(root, path)).href)
  const program = `
    import { isMainThread, Worker } from 'node:worker_threads'
    const tell = () => console.log(process.moduleLoadList.filter((name) => name.includes('amaro')).length)
    await import(${JSON.stringify(imports[0])})
    await import(${JSON.stringify(imports[1])})
    tell()
    const thread = "import(" + ${JSON.stringify(JSON.stringify(imports[2]))} + ").catch(() => 0).then(" + tell + ")"
    new Worker(thread, { eval: true, workerData: { startedAt: 0, speed: 1, kind: 'none', path: '/nowhere' } })
  `
  const { stdout } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    encoding: 'utf8',
  })
  return stdout
}

it('[R9] leaves nothing of types to strip to the process that serves, and compiles again only what changed', () => {
  const cache = emptyCache()
  const env = { ...process.env, NODE_COMPILE_CACHE: cache }
  compileIfChanged(root, process.execPath, flags, env)
  expect(parsersLoaded(cache)).toBe('0\n0\n')
  const stamp = join(cache, 'compiled-from')
  utimesSync(stamp, 0, 0)
  compileIfChanged(root, process.execPath, flags, env)
  expect(statSync(stamp).mtimeMs).toBe(0)
})

it('does nothing where nothing is kept', () => {
  const cache = emptyCache()
  compileIfChanged(root, process.execPath, flags, {
    ...process.env,
    NODE_COMPILE_CACHE: cache,
    NODE_DISABLE_COMPILE_CACHE: '1',
  })
  expect(readdirSync(cache)).toEqual([])
})

it('lets a site start that may not keep it', () => {
  const file = join(emptyCache(), 'a-file')
  writeFileSync(file, '')
  const env = { ...process.env, NODE_COMPILE_CACHE: join(file, 'node') }
  expect(() => compileIfChanged(root, process.execPath, flags, env)).not.toThrow()
})
