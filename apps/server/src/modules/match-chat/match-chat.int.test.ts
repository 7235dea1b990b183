import type { ApiClient } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { state } from '../testing/world.ts'
import { readEarlierNicknames } from '../players/nickname.ts'
import { dropOld } from '../retention/drop-old.ts'

describe.each(engines)('the rooms of matches on $name', (engine) => {
  const test = backendOfSuite(engine)

  const room = { params: { id: '2' } }
  const texts = async () =>
    (await test.visitor()('listChatMessages', room)).data.map(({ text }) => text)
  const say = (client: ApiClient, text: string) =>
    client('sendChatMessage', { ...room, body: { text } })

  it('[STREAM-04] a player writes under an id of the room, a visitor reads and may not write', async () => {
    const { client } = await test.player()
    const { userId } = (await client('getChatUser')).data
    const sent = (await say(client, '  What a\n save! ')).data
    expect(sent).toMatchObject({ matchId: '2', text: 'What a save!', author: { id: userId } })
    expect(sent.author.name).not.toContain('@')
    expect(await texts()).toEqual(['What a save!'])
    await expect(say(test.visitor(), 'hello')).rejects.toMatchObject({ status: 401 })
  })

  it('joins the push channel of the match without a gap', async () => {
    const { client } = await test.player()
    const { meta } = await client('listChatMessages', room)
    await say(client, 'Corner!')
    const position = test.backend.push.publisher.position(meta.stream.channel)
    expect(position.offset).toBeGreaterThan(meta.stream.offset)
  })

  it('refuses words and links, nothing, too much and too fast', async () => {
    const { client } = await test.player()
    const refusals = [
      ['you bastard', 'error.chat.words'],
      ['tips at winbig.com', 'error.chat.links'],
    ] as const
    for (const [text, messageKey] of refusals) {
      await expect(say(client, text)).rejects.toMatchObject({ status: 422, messageKey })
    }
    await expect(say(client, ' ')).rejects.toMatchObject({ status: 400 })
    await expect(say(client, 'a'.repeat(201))).rejects.toMatchObject({ status: 400 })
    for (const text of ['one', 'two', 'three', 'four']) await say(client, text)
    const fifth = { status: 429, messageKey: 'error.chat.too_fast' }
    await expect(say(client, 'five')).rejects.toMatchObject(fifth)
    test.clock.advance(21_000)
    await say(client, 'five')
  })

  it('[STREAM-04] a message whose answer was lost is written once, and said again later', async () => {
    const { client } = await test.player()
    const { meta } = await client('listChatMessages', room)
    const position = () => test.backend.push.publisher.position(meta.stream.channel).offset
    const first = (await say(client, 'Off the post!')).data
    const told = position()
    for (let times = 0; times < 5; times += 1) {
      expect((await say(client, ' Off the  post!')).data).toEqual(first)
    }
    expect(position()).toBe(told)
    await say(client, 'Again!')
    expect((await say(client, 'Off the post!')).data.id).not.toBe(first.id)
    test.clock.advance(21_000)
    await say(client, 'Off the post!')
    expect((await texts()).filter((text) => text === 'Off the post!')).toHaveLength(3)
  })

  it('[STREAM-04] keeps its pace whatever comes at once', async () => {
    const { client } = await test.player()
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => say(client, `at once ${index}`)),
    )
    const refused = sent.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(8)
    for (const one of refused) {
      expect(one).toMatchObject({ reason: { status: 429, messageKey: 'error.chat.too_fast' } })
    }
    expect((await texts()).filter((text) => text.startsWith('at once'))).toHaveLength(4)
  })

  it('[S5] three accounts that anybody can open hide nothing, three known players do, each counted once', async () => {
    const [author, ...others] = await Promise.all(Array.from({ length: 4 }, () => test.player()))
    const { data } = await say(author?.client ?? test.visitor(), 'Nobody should read this')
    const report = (client: ApiClient) =>
      client('reportChatMessage', { params: { id: '2', messageId: data.id } })
    const [first, second, third] = others
    if (!first || !second || !third) throw new Error('three others are needed')
    await report(first.client)
    await report(first.client)
    await report(second.client)
    expect(await texts()).toContain('Nobody should read this')
    await report(third.client)
    expect(await texts()).toContain('Nobody should read this')
    const verify = (ids: readonly number[]) =>
      test.database.kysely
        .updateTable('players')
        .set({ phone_verified_at: new Date(test.clock.now()) })
        .where('id', 'in', ids)
        .execute()
    await verify([first.id, second.id])
    await report(second.client)
    expect(await texts()).toContain('Nobody should read this')
    await verify([third.id])
    await report(third.client)
    expect(await texts()).not.toContain('Nobody should read this')
    await expect(
      first.client('reportChatMessage', { params: { id: '1', messageId: data.id } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('[S5] a nickname is read by others once it has passed the rule', async () => {
    const { client, id } = await test.player()
    const nickname = `Ada ${crypto.randomUUID().slice(0, 8)}`
    await client('updatePlayer', { body: { nickname } })
    expect((await say(client, 'first')).data.author.name).toBe(nickname)
    // One from before there was a rule, and one that looks like another player's.
    const rival = await test.player()
    const earlier = (playerId: number, name: string) =>
      test.database.kysely
        .updateTable('players')
        .set({ nickname: name, nickname_skeleton: null })
        .where('id', '=', playerId)
        .execute()
    await earlier(id, 'Touchline Support')
    expect((await say(client, 'second')).data.author.name).toMatch(/^#/)
    await earlier(id, nickname)
    await earlier(rival.id, nickname.toUpperCase())
    await readEarlierNicknames(test.database.kysely, [])
    expect((await say(client, 'third')).data.author.name).toBe(nickname)
    expect((await say(rival.client, 'fourth')).data.author.name).toMatch(/^#/)
  })

  it('closes with the match, and forgets what is old', async () => {
    const { client } = await test.player()
    test.feed.send(state('3', test.clock.now(), 4))
    await expect(
      client('sendChatMessage', { params: { id: '3' }, body: { text: 'late' } }),
    ).rejects.toMatchObject({ status: 409, messageKey: 'error.chat.closed' })
    const now = test.clock.now() + 3 * 86_400_000 + 1
    await dropOld(test.database.kysely, { retention: { chat: 3 }, now, isStopped: () => false })
    expect(await texts()).toEqual([])
  })
})
