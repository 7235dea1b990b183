import * as v from 'valibot'

import { prediction, voteOrder } from '../schemas/predictions.ts'
import { id } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const listPredictions = defineCall({
  name: 'listPredictions',
  api: 'sportsbook',
  method: 'GET',
  path: '/predictions',
  version: 2,
  query: v.object({ matchId: id }),
  response: v.object({ data: v.array(prediction) }),
})

export const getVote = defineCall({
  name: 'getVote',
  api: 'sportsbook',
  method: 'GET',
  path: '/vote',
  version: 2,
  refusals: [404],
  query: v.object({ predictionId: id }),
  response: v.object({ data: prediction }),
})

export const castVote = defineCall({
  name: 'castVote',
  api: 'sportsbook',
  method: 'POST',
  path: '/vote',
  version: 2,
  access: 'player',
  refusals: [404, 409, 422],
  body: voteOrder,
  response: v.object({ data: prediction }),
})
