import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { canReach } from './reach.ts'

const stranger = { name: 'nobody', uid: 65_534, gid: 65_534 }

it('asks every folder on the way for passage', async () => {
  const open = await mkdtemp(join(tmpdir(), 'touchline-reach-'))
  await chmod(open, 0o755)
  const closed = join(open, 'closed')
  await mkdir(closed, { mode: 0o700 })
  expect(await canReach(join(open, 'new', 'data'), stranger)).toBe(true)
  expect(await canReach(join(closed, 'data'), stranger)).toBe(false)
  await rm(open, { recursive: true })
})
