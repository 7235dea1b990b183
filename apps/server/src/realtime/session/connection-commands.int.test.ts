import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { nextEvent } from '../testing/next-event.ts'
import { startHub, tokenSecret } from '../testing/start-hub.ts'
import { carried, clientOver, ways } from '../testing/transport-clients.ts'

const channel = 'public:en.updates'

function tokenFor(channels: readonly string[]): Promise<string> {
  return new SignJWT({ channels })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('42')
    .sign(Buffer.from(tokenSecret))
}

describe('channels of the connection token', () => {
  it.each(ways)('are followed, and caught up with, over $transport in $form', async (way) => {
    const running = await startHub()
    const client = clientOver(running, way, { token: await tokenFor([channel]) })
    const subscribed = nextEvent(client, 'subscribed')
    client.connect()
    expect(await subscribed).toMatchObject({ channel, recoverable: true, positioned: true })
    const live = nextEvent(client, 'publication')
    void running.hub.publisher.publish(channel, { n: 1 })
    expect(await live).toMatchObject({ channel, data: carried(way.form, { n: 1 }), offset: 1 })

    client.disconnect()
    void running.hub.publisher.publish(channel, { n: 2 })
    const again = nextEvent(client, 'subscribed')
    const missed = nextEvent(client, 'publication')
    client.connect()
    expect(await again).toMatchObject({ wasRecovering: true, recovered: true })
    expect(await missed).toMatchObject({ data: carried(way.form, { n: 2 }), offset: 2 })
  })

  it('end the connection with 3010 when their streams are lost', async () => {
    const { client, hub } = await startHub()
    const player = client('', { token: await tokenFor([channel]) })
    player.connect()
    await nextEvent(player, 'subscribed')
    const leaving = nextEvent(player, 'connecting')
    hub.loseStreams((name) => name === channel)
    expect(await leaving).toMatchObject({ code: 3010 })
    await player.ready()
  })

  it('must exist', async () => {
    const { client } = await startHub()
    const player = client('', { token: await tokenFor(['news']) })
    player.connect()
    expect(await nextEvent(player, 'disconnected')).toMatchObject({ code: 102 })
  })
})
