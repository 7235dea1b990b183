import * as v from 'valibot'

import { chatMessage, chatMessageDraft } from '../schemas/match-chat.ts'
import { streamPosition } from '../schemas/paging.ts'
import { defineCall } from './call.ts'

export const listChatMessages = defineCall({
  name: 'listChatMessages',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/chat',
  version: 2,
  response: v.object({ data: v.array(chatMessage), meta: v.object({ stream: streamPosition }) }),
})

export const sendChatMessage = defineCall({
  name: 'sendChatMessage',
  api: 'sportsbook',
  method: 'POST',
  path: '/matches/:id/chat',
  version: 2,
  access: 'player',
  refusals: [409, 422, 429],
  body: chatMessageDraft,
  response: v.object({ data: chatMessage }),
})

export const reportChatMessage = defineCall({
  name: 'reportChatMessage',
  api: 'sportsbook',
  method: 'POST',
  path: '/matches/:id/chat/:messageId/report',
  version: 2,
  access: 'player',
  refusals: [429],
})

export const getChatUser = defineCall({
  name: 'getChatUser',
  api: 'platform',
  method: 'GET',
  path: '/watchersio/userid',
  version: 1,
  access: 'player',
  response: v.object({ data: v.object({ userId: v.string() }) }),
})
