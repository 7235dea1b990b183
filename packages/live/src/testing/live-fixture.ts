import { vi } from 'vitest'
import type { ChannelSnapshot, JoinOptions } from '../client/channel-member.ts'
import { createLiveClient } from '../client/create-live-client.ts'
import type { LiveReport } from '../client/live-report.ts'
import { FakePushServer } from './fake-push-server.ts'

export const channel = 'public:en.updates'

export type LiveFixture = ReturnType<typeof startLive>

/** Lets everything happen that needs no time. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}

/** An event that carries a number. */
export function numbered(n: number) {
  return { type: 'unread_counters_changed', counters: { notifications: n } }
}

/** A client that connects to a server without a network. For fake timers. */
export function startLive() {
  const server = new FakePushServer()
  const reports: LiveReport[] = []
  const client = createLiveClient({
    url: 'ws://push.test',
    getConnectionToken: async () => 'token',
    onReport: (report) => reports.push(report),
    WebSocket: server.socketClass(),
  })
  client.connect()
  return {
    server,
    reports,
    client,
    /** Joins the channel and writes down what the application is told. */
    join(options: Partial<JoinOptions<string>> = {}) {
      const log: (string | number)[] = []
      const membership = client.joinChannel<string>(channel, {
        onSnapshot: (data) => log.push(data),
        onEvent: (event) => {
          if (event.type === 'unread_counters_changed') log.push(event.counters.notifications)
        },
        onResync: (reason) => log.push(reason),
        ...options,
      })
      return { log, ...membership }
    },
    /** The snapshot at the server's present position. */
    current: async (): Promise<ChannelSnapshot<string>> => {
      const { epoch, top: offset } = server.stream(channel)
      return { position: { epoch, offset }, data: `snapshot ${offset}` }
    },
    async publish(...numbers: readonly number[]) {
      for (const n of numbers) server.publish(channel, numbered(n))
      await settle()
    },
  }
}
