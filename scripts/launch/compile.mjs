import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const sources = ['apps/server/src', 'apps/web/hosting', 'packages', 'scripts']
const ignored = /^(node_modules|dist|.*\.test\.tsx?)$/

/**
 * Has a process of its own compile what a site is made of, when it changed. A process that has to
 * strip types itself keeps the program that does it: 18 MB, and 11 more in the thread of the feed.
 * What is wrong with the sources is told by the start, which reads them too.
 *
 * @param {string} root the repository
 * @param {string} node
 * @param {string[]} flags of the process that serves: V8 keeps what it compiled apart by its flags
 * @param {NodeJS.ProcessEnv} env
 */
export function compileIfChanged(root, node, flags, env) {
  const cache = env['NODE_COMPILE_CACHE']
  if (!cache || env['NODE_DISABLE_COMPILE_CACHE']) return
  const stamp = join(cache, 'compiled-from')
  const found = state(root, [node, ...flags].join(' '))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === found) return
  if (!isWritable(cache)) return
  const { status } = spawnSync(node, [...flags, join(root, 'scripts/serve/compiled-modules.ts')], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  if (status !== 0) return
  writeFileSync(stamp, found)
}

/**
 * Whoever runs a site need not be who installed it; then nothing is kept, and the start takes longer.
 *
 * @param {string} folder
 */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @param {string} program
 */
function state(root, program) {
  const hash = createHash('sha256').update(`${program}\n`)
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (ignored.test(entry.name)) continue
      if (entry.isDirectory()) walk(join(folder, entry.name))
      else if (/\.(ts|mjs)$/.test(entry.name)) add(join(folder, entry.name))
    }
  }
  for (const folder of sources) walk(join(root, folder))
  add(join(root, 'package-lock.json'))
  return hash.digest('hex')
}
