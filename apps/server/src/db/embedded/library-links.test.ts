import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linkLibraries } from './library-links.ts'

it('makes every missing link once, also when two processes do it together', async () => {
  const root = await mkdtemp(join(tmpdir(), 'touchline-links-'))
  await mkdir(join(root, 'native', 'lib'), { recursive: true })
  await writeFile(join(root, 'native', 'lib', 'libx.so.1.2'), '')
  await writeFile(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  )
  await linkLibraries(root)
  await linkLibraries(root)
  expect(await readlink(join(root, 'native', 'lib', 'libx.so.1'))).toBe('libx.so.1.2')
  await rm(root, { recursive: true })
})
