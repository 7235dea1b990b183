import { channels } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { Centrifuge, UnauthorizedError } from 'centrifuge'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { nextEvent } from '../../realtime/testing/next-event.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'

const PASSWORD = 'Secret-pass-1'

describe.each(engines)('sockets of sessions on $name', (engine) => {
  const test = backendOfSuite(engine)

  async function socketUrl(): Promise<string> {
    const { app, push } = test.backend
    if (!app.server.listening) {
      await app.listen({ port: 0, host: '127.0.0.1' })
      push.attach(app.server)
    }
    const address = app.server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return `ws://127.0.0.1:${port}/connection/websocket`
  }

  /** A socket that follows its player's channel, with tokens that it fetches once and then keeps. */
  async function follow(client: ApiClient) {
    const url = await socketUrl()
    const { id } = (await client('getPlayer')).data
    const channel = channels.player('en', id)
    const { token } = (await client('getPushToken')).data
    const own = (await client('authorizeChannels', { body: { channels: [channel] } })).data
    const kept = { connection: token, channel: own.channels[channel]?.token ?? '' }
    const open = (connection: string, getToken: () => Promise<string>) => {
      const socket = new Centrifuge(url, {
        token: connection,
        getToken,
        minReconnectDelay: 1,
        maxReconnectDelay: 20,
      })
      onTestFinished(() => socket.disconnect())
      const subscription = socket.newSubscription(channel, {
        token: kept.channel,
        getToken: async () => {
          const body = { channels: [channel] }
          const answer = await client('authorizeChannels', { body }).catch(() => undefined)
          if (answer === undefined) throw new UnauthorizedError('signed out')
          return answer.data.channels[channel]?.token ?? ''
        },
        minResubscribeDelay: 1,
        maxResubscribeDelay: 20,
      })
      subscription.subscribe()
      socket.connect()
      return { socket, subscription }
    }
    const asked: string[] = []
    const renew = async () => {
      asked.push('token')
      return (await client('getPushToken')).data.token
    }
    const { socket, subscription } = open(kept.connection, renew)
    await nextEvent(subscription, 'subscribed')
    return { socket, subscription, asked, openAgain: () => open(kept.connection, renew) }
  }

  async function join(): Promise<{ client: ApiClient; email: string }> {
    const client = test.visitor()
    const email = `${crypto.randomUUID()}@example.test`
    await client('signUp', { body: { email, password: PASSWORD, termsAccepted: true } })
    return { client, email }
  }

  it('[S3] [ASVS 7.4.1] signing out ends its sockets and what their tokens open, and no others', async () => {
    const { client, email } = await join()
    const other = test.visitor()
    await other('signIn', { body: { email, password: PASSWORD } })
    const gone = await follow(client)
    const stays = await follow(other)
    const ended = nextEvent(gone.subscription, 'unsubscribed')
    const told = nextEvent(gone.socket, 'connecting')
    await client('signOut')
    expect(await told).toMatchObject({ code: 4001 })
    // It comes back as a visitor, to whom the channel is closed.
    expect(await ended).toMatchObject({ code: 1 })
    expect(gone.asked).not.toEqual([])
    expect(stays.subscription.state).toBe('subscribed')
    expect(stays.socket.state).toBe('connected')
    const again = gone.openAgain()
    expect(await nextEvent(again.subscription, 'unsubscribed')).toMatchObject({ code: 1 })
  })

  it('[S3] [ASVS 7.4.3] a new password by the link ends the sockets of every session', async () => {
    const { client, email } = await join()
    const other = test.visitor()
    await other('signIn', { body: { email, password: PASSWORD } })
    const sockets = [await follow(client), await follow(other)]
    const told = sockets.map(({ socket }) => nextEvent(socket, 'connecting'))
    await test.visitor()('requestPasswordReset', { body: { email } })
    const mail = (await readOutbox(test.database.kysely, email)).at(-1)
    const resetPasswordToken = /reset_password_token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    await test.visitor()('resetPassword', {
      body: { resetPasswordToken, password: 'Another-pass-2' },
    })
    for (const news of told) expect(await news).toMatchObject({ code: 4001 })
  })
})
