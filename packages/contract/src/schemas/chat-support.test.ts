import { expect, test } from 'vitest'

import { chatAddress, chatFrameOrigin, type ChatSupport } from './chat-support.ts'

const PERSON = { name: 'Ann Bee', email: 'ann@players.test' }

test.each<[ChatSupport, string, string | null]>([
  [{ kind: 'link', account: 'https://help.example/chat' }, 'https://help.example/chat', null],
  [
    { kind: 'frame', account: 'https://help.example/chat?site=1' },
    'https://help.example/chat?site=1&name=Ann+Bee&email=ann%40players.test',
    'https://help.example',
  ],
  [
    { kind: 'livechat', account: '1234567' },
    'https://secure.livechatinc.com/licence/1234567/v2/open_chat.cgi?name=Ann+Bee&email=ann%40players.test',
    'https://secure.livechatinc.com',
  ],
  [
    { kind: 'crisp', account: '8f1c-22' },
    'https://go.crisp.chat/chat/embed/?website_id=8f1c-22&user_nickname=Ann+Bee&user_email=ann%40players.test',
    'https://go.crisp.chat',
  ],
])(
  '[CHAT-01] a chat has an address, with who asks in it, and an origin: %j',
  (chat, url, origin) => {
    expect(chatAddress(chat, PERSON)).toBe(url)
    expect(chatFrameOrigin(chat)).toBe(origin)
    expect(chatAddress(chat, null)).not.toContain('Ann')
  },
)
