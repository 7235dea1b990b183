import { matchWidget } from '../schemas/match-info.ts'
import { itemOf } from '../schemas/paging.ts'
import { defineCall } from './call.ts'

/** MATCH-05: `scoreboard`, `lmt` (live match tracker) or `h2h`; the statistics are a call of their own. */
export const getMatchWidget = defineCall({
  name: 'getMatchWidget',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/:widget',
  version: 2,
  refusals: [404],
  response: itemOf(matchWidget),
})
