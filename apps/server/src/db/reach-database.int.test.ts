import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase, withDatabase } from './database.ts'
import { DatabaseUrlError, onceReachable } from './reach-database.ts'
import { allEngines } from './testing/test-database.ts'

const [{ url } = { url: '' }] = allEngines

it('[R10] a database that is not there is refused at once, with the way out', async () => {
  const missing = url.replace(/\/[^/?]*\?/, '/nowhere?')
  const opening = openDatabase({ databaseUrl: missing, dataDir: '/nowhere' })
  await expect(opening).rejects.toThrow(DatabaseUrlError)
  await expect(opening).rejects.toThrow('(createdb nowhere)')
})

it('[R10] a user that the server does not know is refused at once', async () => {
  const stranger = url.replace('touchline@', 'stranger:secret@')
  const opening = openDatabase({ databaseUrl: stranger, dataDir: '/nowhere' })
  await expect(opening).rejects.toThrow(DatabaseUrlError)
  await expect(opening).rejects.not.toThrow('secret')
})

it('[R10] a wrong password is named, not repeated', async () => {
  const error = Object.assign(new pg.DatabaseError('password authentication failed', 0, 'error'), {
    code: '28P01',
  })
  const work = () => Promise.reject(error)
  const opening = onceReachable('postgres://ada:secret@db:5432/bets', work, {
    tell: () => undefined,
  })
  await expect(opening).rejects.toThrow(
    'DATABASE_URL: PostgreSQL at db:5432 says: password authentication failed. Correct the name or the password of user "ada" in it.',
  )
})

it.each([
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'self-signed certificate; if the root CA is installed locally, try it',
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    "Hostname/IP does not match certificate's altnames: Host: db. is not cert's CN: x",
  ],
  ['CERT_HAS_EXPIRED', 'certificate has expired'],
])(
  '[R10] a certificate that is not believed (%s) is refused at once, with the way out',
  async (code, message) => {
    const work = () => Promise.reject(Object.assign(new Error(message), { code }))
    const opening = onceReachable('postgres://ada:secret@db:5432/bets', work, {
      tell: () => undefined,
    })
    await expect(opening).rejects.toThrow(DatabaseUrlError)
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: the certificate of PostgreSQL at db:5432 is not believed: .*sslrootcert=/,
    )
    await expect(opening).rejects.not.toThrow(/secret|try it/)
  },
)

it('[R10] a file of certificates that is not there is named', async () => {
  const databaseUrl = 'postgres://ada:secret@db:5432/bets?sslmode=verify-full&sslrootcert=/nix.pem'
  const opening = openDatabase({ databaseUrl, dataDir: '/nowhere' })
  await expect(opening).rejects.toThrow(DatabaseUrlError)
  await expect(opening).rejects.toThrow(
    /^DATABASE_URL names a file that cannot be read: .*nix\.pem/,
  )
})

it('[R2] a server that is not there yet is waited for, which is said once', async () => {
  const stand = createServer().listen(0, '127.0.0.1')
  await once(stand, 'listening')
  const { port } = stand.address() as AddressInfo
  await new Promise((resolve) => stand.close(resolve))
  const told: string[] = []
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const opening = openDatabase(
    { databaseUrl: `postgres://ada:secret@127.0.0.1:${port}/bets`, dataDir: '/nowhere' },
    { tell: (sentence) => void told.push(sentence), signal: stopping.signal },
  )
  const ended = opening.catch(() => 'ended')
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]).toContain(`Waiting for PostgreSQL at 127.0.0.1:${port}`)
  expect(told[0]).not.toContain('secret')
  stopping.abort()
  expect(await ended).toBe('ended')
})

it('[P19] a command does not wait for a server that is not there', async () => {
  const databaseUrl = 'postgres://ada:secret@127.0.0.1:1/bets'
  const command = withDatabase({ databaseUrl, dataDir: '/nowhere' }, async () => 'done')
  await expect(command).rejects.toThrow(DatabaseUrlError)
  await expect(command).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL at 127.0.0.1:1 does not answer: .*ECONNREFUSED.*\. Nothing was done\.$/,
  )
})

it('[R2] it goes on as soon as the server answers', async () => {
  const told: string[] = []
  const starting = Object.assign(new pg.DatabaseError('starting up', 0, 'error'), { code: '57P03' })
  let attempts = 0
  const work = async () => {
    attempts += 1
    if (attempts < 3) throw starting
    return 'open'
  }
  const opened = await onceReachable('postgres://ada@db:5432/bets', work, {
    tell: (sentence) => void told.push(sentence),
  })
  expect(opened).toBe('open')
  expect(told).toEqual([
    'Waiting for PostgreSQL at db:5432, where DATABASE_URL leads: starting up. The start goes on as soon as it answers.',
    'PostgreSQL at db:5432 answers.',
  ])
})
