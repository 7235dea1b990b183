import fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

import { fakeApi, noAnswer, refusal } from '../../src/testing/fake-api.ts'
import { aMatch } from '../../src/testing/matches.ts'
import type { LimitVisitors } from '../limit-visitors.ts'
import { fewPerVisitor } from '../testing/few-per-visitor.ts'
import { registerCards } from './register-cards.ts'

type Answers = Parameters<typeof fakeApi>[0]

function aSite(answers: Answers = {}, limitVisitors: LimitVisitors = () => () => undefined) {
  const { api, sent } = fakeApi(answers)
  const report = vi.fn()
  const app = fastify()
  onTestFinished(() => app.close())
  registerCards(app, { apiFor: () => api, limitVisitors, report })
  const get = (file: string) => app.inject({ url: `/fe-api/cards/${file}` })
  return { get, sent, report }
}

const size = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata()
  return { format, width, height }
}

test('a match has a picture of the size that messengers want, drawn once', async () => {
  const { get, sent } = aSite({ getMatch: () => ({ data: aMatch() }) })
  const [first, second] = await Promise.all([get('match/7.png'), get('match/7.png')])
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('image/png')
  expect(first.headers['cache-control']).toBe('public, max-age=3600')
  expect(await size(first.rawPayload)).toEqual({ format: 'png', width: 1_200, height: 630 })
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(sent).toEqual([{ name: 'getMatch', input: { params: { id: '7' } } }])
})

test('the site has one too', async () => {
  const answer = await aSite().get('site.png')
  expect(await size(answer.rawPayload)).toEqual({ format: 'png', width: 1_200, height: 630 })
})

test('who has too many drawn is refused; what is kept costs nothing', async () => {
  const { get, sent } = aSite({ getMatch: () => ({ data: aMatch() }) }, fewPerVisitor(1))
  const status = async (file: string) => (await get(file)).statusCode
  expect([await status('match/7.png'), await status('match/8.png')]).toEqual([200, 429])
  expect(await status('match/7.png')).toBe(200)
  expect(sent).toHaveLength(1)
})

test('what is not there is told and not reported', async () => {
  const unknown = () => {
    throw refusal(404)
  }
  const { get, report } = aSite({ getMatch: unknown, findSharedBets: unknown })
  for (const file of [
    'match/8.png',
    'bet/ABCD-1234.png',
    'bet/no.png',
    'player/7.png',
    'match/7.svg',
  ]) {
    const { statusCode } = await get(file)
    expect({ file, statusCode }).toEqual({ file, statusCode: 404 })
  }
  expect(report).not.toHaveBeenCalled()
})

test('a backend that does not answer is reported, and nothing is kept of it', async () => {
  const { get, report } = aSite({
    getMatch() {
      throw noAnswer()
    },
  })
  const answer = await get('match/7.png')
  expect(answer.statusCode).toBe(502)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(report).toHaveBeenCalledOnce()
})
