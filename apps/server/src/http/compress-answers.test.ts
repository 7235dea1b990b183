import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

it('tells caches that an answer they may keep differs by coding, to whoever asks first', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await compressAnswers(app)
  const page = 'x'.repeat(2_000)
  app.get('/kept', (_, reply) =>
    reply
      .type('text/html')
      .headers({ vary: 'cookie', 'cache-control': 'public, max-age=9' })
      .send(page),
  )
  app.get('/picture', (_, reply) =>
    reply.type('image/webp').header('cache-control', 'public, max-age=9').send(Buffer.from(page)),
  )
  const varyOf = async (url: string, coding: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': coding } })).headers.vary
  for (const coding of ['br', 'identity', 'zstd']) {
    expect(await varyOf('/kept', coding)).toBe('cookie, accept-encoding')
  }
  expect(await varyOf('/picture', 'br')).toBeUndefined()
})
