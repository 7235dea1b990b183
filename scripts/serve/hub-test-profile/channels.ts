import type { ChannelRule } from '@touchline/server'

const base: ChannelRule = {
  historySize: 100,
  owner: undefined,
  presence: false,
  clientPublish: true,
}

/** The namespaces that the tests of the centrifuge client expect; '' stands for none. */
const namespaces: ReadonlyMap<string, ChannelRule> = new Map([
  ['', { ...base, presence: true, delta: true }],
  ['recovery', base],
  ['smallhistory', { ...base, historySize: 2 }],
  ['delta', { ...base, delta: true }],
])

/** @returns undefined for a channel of an unknown namespace */
export function testChannelRules(channel: string): ChannelRule | undefined {
  const colon = channel.indexOf(':')
  return namespaces.get(colon < 0 ? '' : channel.slice(0, colon))
}
