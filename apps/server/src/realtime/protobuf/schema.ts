import protobuf from 'protobufjs'

type Field = { type: string; id: number; rule?: 'repeated'; keyType?: string }
type Message = { fields: Record<string, Field> }

/**
 * The messages of the centrifuge protocol, as far as the hub sends and reads them: fields that are
 * not listed are skipped. Names are those of the JSON form, numbers those of the protocol.
 */
const messages: Record<string, Message> = {
  Error: fields({ code: 'uint32 1', message: 'string 2', temporary: 'bool 3' }),
  EmulationRequest: fields({ node: 'string 1', session: 'string 2', data: 'bytes 3' }),
  Command: fields({
    id: 'uint32 1',
    connect: 'ConnectRequest 4',
    subscribe: 'SubscribeRequest 5',
    unsubscribe: 'ChannelRequest 6',
    publish: 'PublishRequest 7',
    presence: 'ChannelRequest 8',
    presence_stats: 'ChannelRequest 9',
    history: 'HistoryRequest 10',
    send: 'Empty 12',
    rpc: 'Empty 13',
    refresh: 'RefreshRequest 14',
    sub_refresh: 'SubRefreshRequest 15',
  }),
  Reply: fields({
    id: 'uint32 1',
    error: 'Error 2',
    push: 'Push 4',
    connect: 'ConnectResult 5',
    subscribe: 'SubscribeResult 6',
    unsubscribe: 'Empty 7',
    publish: 'Empty 8',
    presence: 'PresenceResult 9',
    presence_stats: 'PresenceStatsResult 10',
    history: 'HistoryResult 11',
    rpc: 'Empty 13',
    refresh: 'RefreshResult 14',
    sub_refresh: 'SubRefreshResult 15',
  }),
  Push: fields({
    channel: 'string 2',
    pub: 'Publication 4',
    join: 'Join 5',
    leave: 'Join 6',
    unsubscribe: 'Unsubscribe 7',
    disconnect: 'Disconnect 11',
  }),
  Empty: fields({}),
  ClientInfo: fields({
    user: 'string 1',
    client: 'string 2',
    conn_info: 'bytes 3',
    chan_info: 'bytes 4',
  }),
  Publication: fields({
    data: 'bytes 4',
    info: 'ClientInfo 5',
    offset: 'uint64 6',
    epoch: 'string 14',
  }),
  Join: fields({ info: 'ClientInfo 1' }),
  Unsubscribe: fields({ code: 'uint32 2', reason: 'string 3' }),
  Disconnect: fields({ code: 'uint32 1', reason: 'string 2' }),
  ConnectRequest: {
    fields: {
      ...fields({ token: 'string 1' }).fields,
      subs: { type: 'SubscribeRequest', id: 3, keyType: 'string' },
    },
  },
  ConnectResult: {
    fields: {
      ...fields({
        client: 'string 1',
        version: 'string 2',
        expires: 'bool 3',
        ttl: 'uint32 4',
        ping: 'uint32 7',
        pong: 'bool 8',
        session: 'string 9',
        node: 'string 10',
      }).fields,
      subs: { type: 'SubscribeResult', id: 6, keyType: 'string' },
    },
  },
  RefreshRequest: fields({ token: 'string 1' }),
  RefreshResult: fields({ expires: 'bool 3', ttl: 'uint32 4' }),
  SubscribeRequest: fields({
    channel: 'string 1',
    token: 'string 2',
    recover: 'bool 3',
    epoch: 'string 6',
    offset: 'uint64 7',
    join_leave: 'bool 11',
    delta: 'string 12',
    flag: 'int64 14',
    type: 'int32 15',
  }),
  SubscribeResult: {
    fields: {
      ...fields({
        expires: 'bool 1',
        ttl: 'uint32 2',
        recoverable: 'bool 3',
        epoch: 'string 6',
        recovered: 'bool 8',
        offset: 'uint64 9',
        positioned: 'bool 10',
        was_recovering: 'bool 12',
      }).fields,
      publications: { type: 'Publication', id: 7, rule: 'repeated' },
    },
  },
  SubRefreshRequest: fields({ channel: 'string 1', token: 'string 2' }),
  SubRefreshResult: fields({ expires: 'bool 1', ttl: 'uint32 2' }),
  ChannelRequest: fields({ channel: 'string 1' }),
  PublishRequest: fields({ channel: 'string 1', data: 'bytes 2' }),
  PresenceResult: {
    fields: { presence: { type: 'ClientInfo', id: 1, keyType: 'string' } },
  },
  PresenceStatsResult: fields({ num_clients: 'uint32 1', num_users: 'uint32 2' }),
  StreamPosition: fields({ offset: 'uint64 1', epoch: 'string 2' }),
  HistoryRequest: fields({
    channel: 'string 1',
    limit: 'int32 7',
    since: 'StreamPosition 8',
    reverse: 'bool 9',
  }),
  HistoryResult: {
    fields: {
      ...fields({ epoch: 'string 2', offset: 'uint64 3' }).fields,
      publications: { type: 'Publication', id: 1, rule: 'repeated' },
    },
  },
}

const root = protobuf.Root.fromJSON({ nested: messages })

export const commandType = root.lookupType('Command')
export const replyType = root.lookupType('Reply')
export const emulationRequestType = root.lookupType('EmulationRequest')

/** @param described each field as `type number` */
function fields(described: Record<string, string>): Message {
  const entries = Object.entries(described).map(([name, text]): [string, Field] => {
    const [type = '', id] = text.split(' ')
    return [name, { type, id: Number(id) }]
  })
  return { fields: Object.fromEntries(entries) }
}
