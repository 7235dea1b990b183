import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { nextEvent } from '../testing/next-event.ts'
import { startHub, tokenSecret } from '../testing/start-hub.ts'

const room = { historySize: 10, owner: undefined, presence: true, clientPublish: true }

function signed(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('42')
    .sign(Buffer.from(tokenSecret))
}

it('tells who is there, who comes and who leaves, with what their tokens say of them', async () => {
  const { client } = await startHub({ channelRules: () => room, insecure: true })
  const host = client('1')
  const watching = host.newSubscription('room', { joinLeave: true })
  watching.subscribe()
  host.connect()
  const own = await nextEvent(watching, 'join')
  expect(own.info).toMatchObject({ user: '1' })

  const joined = nextEvent(watching, 'join')
  const guest = client('', { token: await signed({ info: { name: 'Ann' } }) })
  const token = await signed({ channel: 'room', info: { seat: 7 } })
  const visiting = guest.newSubscription('room', { token })
  visiting.subscribe()
  guest.connect()
  const info = { user: '42', connInfo: { name: 'Ann' }, chanInfo: { seat: 7 } }
  expect((await joined).info).toMatchObject(info)
  const { clients } = await watching.presence()
  expect(Object.values(clients)).toEqual([
    expect.objectContaining({ user: '1' }),
    expect.objectContaining(info),
  ])
  const publication = nextEvent(watching, 'publication')
  await visiting.publish({ hello: 'all' })
  expect(await publication).toMatchObject({ data: { hello: 'all' }, info })

  const left = nextEvent(watching, 'leave')
  visiting.unsubscribe()
  expect((await left).info).toMatchObject({ user: '42' })
})
