import { channels } from '@touchline/contract'
import { onTestFinished, expect, it } from 'vitest'
import { ChannelRegistry } from './channel-registry.ts'
import { createChannelRules } from './channel-rules.ts'
import type { Channel, Subscriber } from './channel.ts'
import { Outbox } from '../outbox.ts'

function openRegistry(maxIdle = 100): ChannelRegistry {
  const registry = new ChannelRegistry(
    createChannelRules({ updates: 10, match: 10, private: 10 }),
    {
      idleMs: 60_000,
      maxIdle,
      historyBytes: 1_000_000,
    },
  )
  onTestFinished(() => registry.close())
  return registry
}

it('[R5] knows without asking for each language whether a player is followed', () => {
  const registry = openRegistry()
  const [english, german] = [channels.player('en', '7'), channels.player('de', '7')]
  expect(registry.openToPublish(english)).toBeUndefined()
  expect(registry.isOwnerWanted('7')).toBe(false)
  registry.open(english)
  registry.open(german)
  registry.open(german)
  registry.drop(german)
  registry.drop(german)
  expect(registry.isOwnerWanted('7')).toBe(true)
  registry.drop(english)
  expect(registry.isOwnerWanted('7')).toBe(false)
  expect(registry.isOwnerWanted('8')).toBe(false)
})

const match = (number: number) => channels.match('en', `m${number}`)

function follower(): Subscriber {
  const outbox = new Outbox(
    {
      name: 'websocket',
      oneWay: false,
      binary: false,
      bufferedBytes: 0,
      send: () => undefined,
      close: () => undefined,
    },
    { maxBytes: 1_000, onDirty: () => undefined, onOverflow: () => undefined },
  )
  return { outbox, clientId: 'c', userId: '', infoIn: () => ({ user: '', client: 'c' }) }
}

function openExisting(registry: ChannelRegistry, name: string): Channel {
  const channel = registry.open(name)
  if (channel === undefined) throw new Error(`There is no channel "${name}"`)
  return channel
}

it('keeps no more channels that nobody follows than it may, the latest used', () => {
  const registry = openRegistry(3)
  const followed = openExisting(registry, match(0))
  followed.subscribe(follower())
  const first = registry.position(match(1))
  for (let number = 2; number <= 1_000; number += 1) {
    registry.position(match(number))
    registry.position(match(1))
  }
  expect(registry.names()).toEqual([match(0), match(1), match(999), match(1_000)])
  expect(registry.position(match(1))).toEqual(first)
})

it('drops a channel with its last follower when it has told nothing, and nobody was promised it', () => {
  const registry = openRegistry()
  const leave = (name: string, before: (channel: Channel) => void = () => undefined) => {
    const channel = openExisting(registry, name)
    const subscriber = follower()
    channel.subscribe(subscriber)
    before(channel)
    channel.unsubscribe(subscriber)
    registry.release(channel)
  }
  leave(match(1))
  leave(match(2), (channel) => channel.subscribe(follower()))
  leave(match(3), (channel) => channel.add({ odds: 1_850 }))
  leave(match(4), ({ name }) => registry.position(name))
  leave(channels.player('en', '7'))
  leave(channels.updates('en'))
  expect(registry.names()).toEqual([
    match(2),
    match(3),
    match(4),
    channels.player('en', '7'),
    channels.updates('en'),
  ])
})
