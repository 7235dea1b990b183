import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/**
 * Runs `npm ci` when node_modules is missing or differs from package-lock.json.
 *
 * @param {string} root the repository
 */
export function installIfNeeded(root) {
  const wanted = read(join(root, 'package-lock.json'))
  const installed = read(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) {
    throw new Error('package-lock.json is missing: this is not a whole copy of Touchline.')
  }
  if (installed && isInstalled(wanted, installed)) return
  console.log('Installing packages ...')
  const options = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  const npm = process.env['npm_execpath']
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(program, [...first, ...options, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    throw new Error(
      'The packages could not be installed (npm ci failed, see above): check the network and the free disk space, then run the command again.',
    )
  }
}

/**
 * Whether npm's record of node_modules holds every package of the lockfile in its version.
 * Optional ones may be missing: they are builds for other platforms.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed.packages[path]
    if (!found) return entry.optional === true
    return entry.link === true || found.version === entry.version
  })
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined}
 */
function read(path) {
  if (!existsSync(path)) return undefined
  return /** @type {Lockfile} */ (JSON.parse(readFileSync(path, 'utf8')))
}
