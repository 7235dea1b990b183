import * as v from 'valibot'

import {
  form,
  headToHead,
  matchVideo,
  playByPlay,
  standings,
  statistics,
} from '../schemas/match-info.ts'
import { oddsHistory } from '../schemas/odds-history.ts'
import { itemOf } from '../schemas/paging.ts'
import { queryInteger } from '../wire/query.ts'
import { word } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const getOddsHistory = defineCall({
  name: 'getOddsHistory',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/odds_history',
  version: 2,
  query: v.object({ marketId: queryInteger, specifier: v.optional(word) }),
  response: itemOf(oddsHistory),
})

export const getStatistics = defineCall({
  name: 'getStatistics',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/statistics',
  version: 2,
  response: itemOf(statistics),
})

export const getPlayByPlay = defineCall({
  name: 'getPlayByPlay',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/play_by_play',
  version: 2,
  response: itemOf(playByPlay),
})

export const getHeadToHead = defineCall({
  name: 'getHeadToHead',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/head_to_head',
  version: 2,
  response: itemOf(headToHead),
})

export const getForm = defineCall({
  name: 'getForm',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/form',
  version: 2,
  response: itemOf(form),
})

export const getStandings = defineCall({
  name: 'getStandings',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/standings',
  version: 2,
  response: itemOf(standings),
})

export const getMatchVideo = defineCall({
  name: 'getMatchVideo',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/video',
  version: 2,
  response: itemOf(matchVideo),
})

export const listMatchStreams = defineCall({
  name: 'listMatchStreams',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/streams',
  version: 2,
  response: itemOf(v.array(matchVideo)),
})
