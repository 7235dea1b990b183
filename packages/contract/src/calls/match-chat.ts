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
  summary:
    'The last messages in the room of a match, oldest first, and the push position to join from',
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
  summary: 'Says something in the room of a match',
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
  summary: 'Reports a message; several reports hide it for everybody',
})

export const getChatUser = defineCall({
  name: 'getChatUser',
  api: 'platform',
  method: 'GET',
  path: '/watchersio/userid',
  version: 1,
  access: 'player',
  summary: 'The id under which the player writes in the rooms of matches',
  response: v.object({ data: v.object({ userId: v.string() }) }),
})
