import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProfile, type TestProfile } from './start-test-profile.ts'

type Answer = Record<string, unknown>

let profile: TestProfile
beforeAll(async () => {
  profile = await startTestProfile(0)
})
afterAll(() => profile.stop())

async function api(method: string, body: object, key = 'test-api-key'): Promise<Answer> {
  const response = await fetch(`${profile.url}/api/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
    body: JSON.stringify(body),
  })
  return response.status === 200 ? ((await response.json()) as Answer) : { status: response.status }
}

/** Sends commands over a socket of their own and gives the reply to each. */
async function ask(...commands: object[]): Promise<Answer[]> {
  const socket = new WebSocket(`${profile.url.replace('http', 'ws')}/connection/websocket`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const replies: Answer[] = []
  const complete = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const answers = String(data)
        .split('\n')
        .map((line) => JSON.parse(line) as Answer)
      replies.push(...answers.filter(({ id }) => id !== undefined))
      if (replies.length === commands.length) resolve()
    })
  })
  const lines = commands.map((command, index) => JSON.stringify({ id: index + 1, ...command }))
  socket.send(lines.join('\n'))
  await complete
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  socket.close()
  await closed
  return replies
}

const connect = { connect: {} }

function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', 'secret').update(text).digest('base64url')}`
}

describe('the test profile of the hub', () => {
  it('lets a client without a token do everything in a channel without a namespace', async () => {
    const channel = 'room'
    const [, ...replies] = await ask(
      connect,
      { subscribe: { channel } },
      { publish: { channel, data: { n: 1 } } },
      { presence_stats: { channel } },
      { history: { channel, limit: 10 } },
      { rpc: { method: 'x' } },
    )
    expect(replies).toMatchObject([
      { subscribe: { recoverable: true } },
      { publish: {} },
      { presence_stats: { num_clients: 1, num_users: 1 } },
      { history: { publications: [{ data: { n: 1 } }] } },
      { error: { code: 108 } },
    ])
  })

  it('loses what does not fit into a small history, and keeps what fits into another', async () => {
    const recovered = async (channel: string) => {
      for (let n = 1; n <= 5; n += 1) await api('publish', { channel, data: { n } })
      const subscribe = { channel, recover: true, offset: 1 }
      const [, reply] = await ask(connect, { subscribe })
      return reply
    }
    expect(await recovered('smallhistory:a')).toMatchObject({ subscribe: { recovered: false } })
    expect(await recovered('recovery:a')).toMatchObject({ subscribe: { recovered: true } })
  })

  it('makes deltas where they are asked for, and knows no other namespace', async () => {
    const [, delta, other] = await ask(
      connect,
      { subscribe: { channel: 'delta:a', delta: 'fossil' } },
      { subscribe: { channel: 'nowhere:a' } },
    )
    expect(delta).toMatchObject({ subscribe: { delta: true } })
    expect(other).toMatchObject({ error: { code: 102 } })
  })

  it('takes the tokens that a client does send, and their ends', async () => {
    const exp = Math.floor(Date.now() / 1000) + 600
    const token = signed({ sub: '7', exp })
    const subscription = signed({ sub: '7', exp, channel: 'room' })
    expect(
      await ask({ connect: { token } }, { subscribe: { channel: 'room', token: subscription } }),
    ).toMatchObject([{ connect: { expires: true } }, { subscribe: { expires: true } }])
  })

  it('publishes and tells positions for who has the key of its server API', async () => {
    const channel = 'recovery:b'
    expect(await api('publish', { channel, data: 1 }, 'another')).toEqual({ status: 401 })
    const published = await api('publish', { channel, data: { a: 1 } })
    expect(published).toMatchObject({ result: { offset: 1 } })
    expect(await api('history', { channel, limit: 0 })).toEqual({
      result: { ...(published['result'] as object), publications: [] },
    })
    expect(await api('publish', { channel: 'nowhere:b', data: 1 })).toMatchObject({
      error: { code: 102 },
    })
  })
})
