import { Centrifuge, type Options, type TransportName } from 'centrifuge'
import { Centrifuge as ProtobufCentrifuge } from 'centrifuge/build/protobuf'
import { EventSource } from 'eventsource'
import { onTestFinished } from 'vitest'
import type { RunningHub } from './start-hub.ts'

export type Way = { transport: TransportName; form: 'json' | 'protobuf' }

export const ways: readonly Way[] = [
  { transport: 'websocket', form: 'json' },
  { transport: 'http_stream', form: 'json' },
  { transport: 'sse', form: 'json' },
  { transport: 'websocket', form: 'protobuf' },
  { transport: 'http_stream', form: 'protobuf' },
]

/** Both builds of the client have the same types, each its own enumerations of them. */
const clients = {
  json: Centrifuge,
  protobuf: ProtobufCentrifuge as unknown as typeof Centrifuge,
}

/** The real client over one transport alone, in one of the two forms of the protocol. */
export function clientOver(
  { url, httpUrl }: RunningHub,
  { transport, form }: Way,
  options: Partial<Options> = {},
): Centrifuge {
  const endpoint = transport === 'websocket' ? url : `${httpUrl}/connection/${transport}`
  const Client = clients[form]
  const client = new Client([{ transport, endpoint }], {
    emulationEndpoint: `${httpUrl}/emulation`,
    eventsource: EventSource,
    minReconnectDelay: 1,
    maxReconnectDelay: 20,
    ...options,
  })
  onTestFinished(() => client.disconnect())
  return client
}

/** What a channel carries, as the client of each form gets and gives it. */
export function carried(form: Way['form'], data: unknown): unknown {
  return form === 'json' ? data : new TextEncoder().encode(JSON.stringify(data))
}
