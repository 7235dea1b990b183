import { channels, newsChannel } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { createChannelRules } from './channel-rules.ts'

const rules = createChannelRules({ updates: 600, match: 100, private: 50 })

describe('channel rules', () => {
  it('[RT-05] [RT-06] opens the channels of updates and matches to everyone', () => {
    expect(rules(channels.updates('en'))).toMatchObject({ owner: undefined, historySize: 600 })
    expect(rules(channels.updates('pt-BR'))).toMatchObject({ owner: undefined })
    expect(rules(channels.match('de', 'sr:match:1'))).toMatchObject({
      owner: undefined,
      historySize: 100,
      presence: false,
      clientPublish: false,
    })
  })

  it('[RT-05] begins the channel of a market in lists when somebody asks for it', () => {
    expect(rules(channels.market('en', 29))).toMatchObject({ owner: undefined, onDemand: true })
  })

  it('opens what concerns every page to everyone, once somebody asks for it', () => {
    const news = { owner: undefined, onDemand: true, clientPublish: false }
    expect(rules(newsChannel('pt-BR'))).toMatchObject(news)
  })

  it('[RT-07] gives the channel of a player to this player', () => {
    const id = '3e1f7d5a-8f0d-4a52-9a55-0d8d7a3a3c11'
    const own = { owner: id, historySize: 50, onDemand: true }
    expect(rules(channels.player('en', id))).toMatchObject(own)
  })

  it.each([
    '',
    'public:en',
    'public:.updates',
    'public:en.updates.match.',
    'public:en.updates.match.a.b',
    'public:en.updates.market.',
    'public:en.updates.market.-1',
    'public:en.updates\n',
    '$private:en.platform_user.',
    '$private:platform_user.1',
    'private:en.platform_user.1',
    `public:en.updates.match.${'x'.repeat(101)}`,
  ])('knows no channel "%s"', (name) => {
    expect(rules(name)).toBeUndefined()
  })
})
