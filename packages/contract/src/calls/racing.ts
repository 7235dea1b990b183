import * as v from 'valibot'

import { race, raceSummary } from '../schemas/racing.ts'
import { defineCall } from './call.ts'

export const listRaces = defineCall({
  name: 'listRaces',
  api: 'sportsbook',
  method: 'GET',
  path: '/races',
  version: 2,
  response: v.object({ data: v.array(raceSummary) }),
})

export const getRace = defineCall({
  name: 'getRace',
  api: 'sportsbook',
  method: 'GET',
  path: '/races/:id',
  version: 2,
  refusals: [404],
  response: v.object({ data: race }),
})
