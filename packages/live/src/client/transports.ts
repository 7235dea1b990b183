import type { TransportEndpoint } from 'centrifuge'

const webSocketPath = /\/connection\/websocket$/
const webTransportPath = '/connection/webtransport'

export type PushEndpoints = {
  readonly transports: readonly [TransportEndpoint, ...TransportEndpoint[]]
  /** Where a client speaks whose transport brings messages to it only. */
  readonly emulationEndpoint: string
}

/**
 * The ways to a push server, best first. The others stand beside its WebSocket endpoint, under the
 * names that every server of the protocol has; at an address of another form there are none. One
 * that the browser lacks is passed over: SockJS needs its script, WebTransport a secure address.
 */
export function pushEndpoints(url: string): PushEndpoints {
  const webSocket = { transport: 'websocket', endpoint: url } as const
  const { pathname, protocol } = new URL(url)
  const isSecure = protocol === 'wss:' || protocol === 'https:'
  const at = (path: string) => {
    const address = new URL(url)
    address.protocol = address.protocol.replace('ws', 'http')
    address.pathname = pathname.replace(webSocketPath, path)
    return address.href
  }
  const webTransport: TransportEndpoint = {
    transport: 'webtransport',
    endpoint: at(webTransportPath),
  }
  return {
    transports: webSocketPath.test(pathname)
      ? [
          webSocket,
          { transport: 'http_stream', endpoint: at('/connection/http_stream') },
          { transport: 'sse', endpoint: at('/connection/sse') },
          { transport: 'sockjs', endpoint: at('/connection/sockjs') },
          ...(isSecure ? [webTransport] : []),
        ]
      : [webSocket],
    emulationEndpoint: at('/emulation'),
  }
}
