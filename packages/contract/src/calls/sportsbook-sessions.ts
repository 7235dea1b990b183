import * as v from 'valibot'

import { sportsbookSession } from '../schemas/account-access.ts'
import { sessionInfo } from '../schemas/limits.ts'
import { defineCall } from './call.ts'

const answer = v.object({ data: sportsbookSession })

export const startSportsbookSession = defineCall({
  name: 'startSportsbookSession',
  api: 'platform',
  method: 'POST',
  path: '/sportsbook_sessions',
  version: 1,
  access: 'player',
  response: answer,
})

export const continueSportsbookSession = defineCall({
  name: 'continueSportsbookSession',
  api: 'platform',
  method: 'POST',
  path: '/sportsbook_sessions/continue',
  version: 1,
  access: 'player',
  response: answer,
})

export const getSessionInfo = defineCall({
  name: 'getSessionInfo',
  api: 'platform',
  method: 'GET',
  path: '/sportsbook_sessions/info',
  version: 1,
  access: 'player',
  refusals: [400],
  response: v.object({ data: sessionInfo }),
})
