import { lstat, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import * as v from 'valibot'

const links = v.array(v.object({ source: v.string(), target: v.string() }))

/**
 * Makes the links between library names that the package's own install script would make
 * (install scripts may be off). Each link appears by rename, so two processes may do it at once.
 */
export async function linkLibraries(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  )
  for (const link of v.parse(links, JSON.parse(list))) {
    await linkOnce(join(packageRoot, link.source), join(packageRoot, link.target))
  }
}

async function linkOnce(source: string, target: string): Promise<void> {
  if (await exists(target)) return
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}`)
  await rm(temporary, { force: true })
  await symlink(relative(dirname(target), source), temporary)
  await rename(temporary, target)
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
