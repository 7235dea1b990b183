import { channels } from '@touchline/contract'
import { onTestFinished, expect, it } from 'vitest'
import { ChannelRegistry } from './channel-registry.ts'
import { createChannelRules } from './channel-rules.ts'

it('[R5] knows without asking for each language whether a player is followed', () => {
  const registry = new ChannelRegistry(
    createChannelRules({ updates: 10, match: 10, private: 10 }),
    60_000,
    1_000_000,
  )
  onTestFinished(() => registry.close())
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
