import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parsePostmaster, readPostmaster } from './postmaster-file.ts'

const lines = (pid: number) =>
  [pid, '/data', 1_700_000_000, 5432, '/run/sockets', '', '  123  456', 'ready   '].join('\n')

it('reads the pid, port and socket folder', () => {
  expect(parsePostmaster(lines(42))).toEqual({ pid: 42, port: 5432, sockets: '/run/sockets' })
})

it('takes a file that is still being written for no server', () => {
  expect(parsePostmaster('')).toBeUndefined()
  expect(parsePostmaster('42\n/data\n')).toBeUndefined()
})

it('removes a file whose pid now belongs to another program', async () => {
  const data = await mkdtemp(join(tmpdir(), 'touchline-pid-'))
  await writeFile(join(data, 'postmaster.pid'), lines(process.ppid))
  expect(await readPostmaster(data)).toBeUndefined()
  await expect(readFile(join(data, 'postmaster.pid'))).rejects.toThrow('ENOENT')
  await rm(data, { recursive: true })
})
