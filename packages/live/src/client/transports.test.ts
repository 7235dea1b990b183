import { expect, it } from 'vitest'
import { pushEndpoints } from './transports.ts'

it('[RT-01] knows the other ways to a push server by the address of its WebSocket', () => {
  expect(pushEndpoints('wss://push.test/live/connection/websocket')).toEqual({
    transports: [
      { transport: 'websocket', endpoint: 'wss://push.test/live/connection/websocket' },
      { transport: 'http_stream', endpoint: 'https://push.test/live/connection/http_stream' },
      { transport: 'sse', endpoint: 'https://push.test/live/connection/sse' },
      { transport: 'sockjs', endpoint: 'https://push.test/live/connection/sockjs' },
      { transport: 'webtransport', endpoint: 'https://push.test/live/connection/webtransport' },
    ],
    emulationEndpoint: 'https://push.test/live/emulation',
  })
})

it('[RT-01] leaves WebTransport out where the address is not secure', () => {
  const { transports } = pushEndpoints('ws://push.test/connection/websocket')
  expect(transports.map(({ transport }) => transport)).toEqual([
    'websocket',
    'http_stream',
    'sse',
    'sockjs',
  ])
})

it('knows none at an address of another form', () => {
  const { transports } = pushEndpoints('ws://push.test/socket')
  expect(transports).toEqual([{ transport: 'websocket', endpoint: 'ws://push.test/socket' }])
})
