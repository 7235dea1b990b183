import * as v from 'valibot'

import { text } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const getPushToken = defineCall({
  name: 'getPushToken',
  api: 'sportsbook',
  method: 'POST',
  path: '/websocket/token',
  version: 2,
  response: v.object({ data: v.object({ token: v.string() }) }),
})

export const authorizeChannels = defineCall({
  name: 'authorizeChannels',
  api: 'sportsbook',
  method: 'POST',
  path: '/websocket/authorize',
  version: 2,
  access: 'player',
  body: v.object({ channels: v.pipe(v.array(text(255)), v.minLength(1), v.maxLength(20)) }),
  response: v.object({
    data: v.object({ channels: v.record(v.string(), v.object({ token: v.string() })) }),
  }),
})
