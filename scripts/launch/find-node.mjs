import { existsSync } from 'node:fs'
import { join } from 'node:path'

const needed = 26

/**
 * The Node that the project pins, from node_modules; else the one that runs now, if it is new enough.
 *
 * @param {string} root the repository
 * @param {{ platform: string, arch: string, execPath: string, version: string }} [host]
 * @returns {string} absolute path of the program
 */
export function findNode(root, host = hostOf()) {
  const name = `${host.platform}-${host.arch}`
  const found = [`node-${name}`, `node-bin-${name}`]
    .map((folder) => join(root, 'node_modules', folder, 'bin', 'node'))
    .find((path) => existsSync(path))
  if (found) return found
  if (Number(host.version.split('.')[0]) >= needed) return host.execPath
  throw new Error(
    `Touchline runs on Node ${needed}, and npm has no build of it for ${name}; this is Node ${host.version}. Install Node ${needed} or newer from nodejs.org and run the command again.`,
  )
}

function hostOf() {
  const { platform, arch, execPath, versions } = process
  return { platform, arch, execPath, version: versions.node }
}
