import { findProgram } from './find-program.ts'
import { run } from './run.ts'

let listsAreFresh = false

/** Installs Debian packages where that is possible: as root, with apt-get. @returns success */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  const apt = findProgram(['apt-get'])
  if (!apt || process.getuid?.() !== 0) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!listsAreFresh) await run(apt, ['update', '-qq'], { env, input: 'ignore' })
  listsAreFresh = true
  console.log(`Installing ${names.join(', ')} ...`)
  const options = ['install', '-y', '-qq', '--no-install-recommends']
  return (await run(apt, [...options, ...names], { env, input: 'ignore' })) === 0
}
