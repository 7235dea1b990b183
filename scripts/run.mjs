// Runs on the host's Node, 18 or newer; everything behind it runs on the Node that package.json pins.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileIfChanged } from './launch/compile.mjs'
import { installIfNeeded } from './launch/install.mjs'
import { findNode } from './launch/find-node.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const commands = [
  'start',
  'dev',
  'build',
  'test',
  'check',
  'bench',
  'format',
  'outbox',
  'reopen',
  'refund',
  'held-deposits',
  'left-money',
  'cancel-draw',
  'offers',
  'site',
  'hub-test-profile',
  'untranslated',
  'texts',
  'playground',
]
const [command = '', ...options] = process.argv.slice(2)

try {
  if (!commands.includes(command)) {
    throw new Error(`There is no command "${command}". There are: ${commands.join(', ')}.`)
  }
  installIfNeeded(root)
  const node = findNode(root)
  const env = environment(command, node)
  if (isSite(command)) compileIfChanged(root, node, flagsFor(command), env)
  run(node, join(root, 'scripts', `${command}.ts`), env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Benches measure the site as it runs.
 *
 * @param {string} name
 */
function isSite(name) {
  return name === 'start' || name === 'bench' || name === 'playground'
}

/**
 * Node lets what is new take three times 16 MB and more in each thread. What else keeps a site small
 * (scripts/launch/save-memory.ts) comes once it is ready: it would double the time until then.
 *
 * @param {string} name
 */
function flagsFor(name) {
  return isSite(name) ? ['--max-semi-space-size=8'] : []
}

/**
 * The C library gives up to eight pools per processor to the threads, each of which keeps its own
 * leavings; two serve all of them. Its thresholds for what goes back to the system at once move up
 * with every large buffer, unless they are set. Who has chosen otherwise is heard. What a start has
 * compiled is kept for the next one: it is half of the time until the site listens.
 *
 * @param {string} name
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
function environment(name, node) {
  const forSite = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  }
  return {
    ...(isSite(name) ? forSite : {}),
    ...process.env,
    PATH: `${dirname(node)}:${process.env['PATH'] ?? ''}`,
  }
}

/**
 * The IPC channel is there for its end only: when this process is killed, the child notices.
 *
 * @param {string} node
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
function run(node, script, env) {
  const child = spawn(node, [...flagsFor(command), script, ...options], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`Could not start ${node}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
  })
}
