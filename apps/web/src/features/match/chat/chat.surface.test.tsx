import { channels, type ChatMessage, type Match } from '@touchline/contract'
import { expect, test } from 'vitest'

import { deferred, refusal } from '../../../testing/fake-api.ts'
import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../../testing/surface/small-world.ts'

const [plain] = smallWorld
if (plain === undefined) throw new Error('the small world has no match')
const match: Match = { ...plain, tabs: ['chat'] }
const path = `/sports/soccer/${match.slug}-m${match.id}?view=chat`

const message = (id: string, text: string): ChatMessage => ({
  id,
  matchId: match.id,
  author: { id: 'me', name: '#ada' },
  text,
  sentAt: '2026-11-21T12:00:00.000Z',
})

/** A room where the answer to each message is the test's to give. */
async function openChat(messages: readonly ChatMessage[] = []) {
  const sent = [deferred<{ data: ChatMessage }>(), deferred<{ data: ChatMessage }>()] as const
  let asked = 0
  const page = await openSurface(path, {
    isSignedIn: true,
    answers: {
      getMatch: () => ({ data: match }),
      listChatMessages: () => ({
        data: [...messages],
        meta: { stream: { channel: channels.match('en', match.id), epoch: 'first', offset: 0 } },
      }),
      sendChatMessage: () => sent[asked++ === 0 ? 0 : 1].promise,
    },
  })
  const field = await page.main().findByRole('textbox', { name: 'Write a message' })
  return { ...page, field, first: sent[0], second: sent[1] }
}

test('[STREAM-04] what is written while a message is on its way stays, and is the next one', async () => {
  const { user, field, first, second, heardOf, screen } = await openChat()
  await user.type(field, 'One{Enter}')
  await expect.poll(() => heardOf('sendChatMessage').length).toBe(1)
  await user.clear(field)
  await user.type(field, 'Two{Enter}')
  expect(field).toHaveValue('Two')
  first.resolve({ data: message('1', 'One') })
  await screen.findByText('One')
  expect(field).toHaveValue('Two')
  await user.type(field, '{Enter}')
  second.resolve({ data: message('2', 'Two') })
  await screen.findByText('Two')
  expect(field).toHaveValue('')
  expect(heardOf('sendChatMessage').map(({ input }) => input.body?.text)).toEqual(['One', 'Two'])
})

test('[STREAM-04] a message that was refused comes back, before what was written meanwhile', async () => {
  const { user, field, first, second, heardOf, screen } = await openChat()
  await user.type(field, 'One{Enter}')
  await expect.poll(() => heardOf('sendChatMessage').length).toBe(1)
  first.reject(refusal(429, { localizedMessage: 'Too fast.' }))
  await screen.findByText('Too fast.')
  expect(field).toHaveValue('One')
  await user.type(field, '{Enter}')
  await expect.poll(() => heardOf('sendChatMessage').length).toBe(2)
  await user.type(field, 'Two')
  second.reject(refusal(429, { localizedMessage: 'Still too fast.' }))
  await screen.findByText('Still too fast.')
  expect(field).toHaveValue('One Two')
})

test('[STREAM-04] whose messages are hidden stays hidden where the chat is left, until they are shown again', async () => {
  const by = (id: string, text: string, author: string) => ({
    ...message(id, text),
    author: { id: author, name: `#${author}` },
  })
  const page = await openChat([by('1', 'Rude', 'bob'), by('2', 'Ruder', 'bob')])
  const { user, screen, reload } = page
  const [hide] = await screen.findAllByRole('button', { name: 'Hide messages of #bob' })
  await user.click(hide!)
  const log = () => screen.findByRole('log', { name: 'Chat of the match' })
  expect(await log()).toHaveFocus()
  expect(screen.queryByText('Rude')).toBeNull()
  expect(screen.queryByText('Nobody has written yet.')).toBeNull()
  await reload()
  const show = await screen.findByRole('button', { name: 'Show hidden messages' })
  expect(screen.queryByText('Ruder')).toBeNull()
  await user.click(show)
  await screen.findByText('Ruder')
  expect(screen.queryByRole('button', { name: 'Show hidden messages' })).toBeNull()
  expect(await log()).toHaveFocus()
})
