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
  summary: 'Predictions of a match',
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
  summary: 'A prediction with what the player has voted',
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
  summary: 'Votes, once a player and prediction; the same vote said again is the same',
  body: voteOrder,
  response: v.object({ data: prediction }),
})
