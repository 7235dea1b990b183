import * as v from 'valibot'

import { drawResult, lottery, lotteryProof } from '../schemas/lotteries.ts'
import { queryList } from '../wire/query.ts'
import { defineCall } from './call.ts'

export const listLotteries = defineCall({
  name: 'listLotteries',
  api: 'sportsbook',
  method: 'GET',
  path: '/lotteries',
  version: 2,
  response: v.object({ data: v.array(lottery) }),
})

export const listLotteryDraws = defineCall({
  name: 'listLotteryDraws',
  api: 'sportsbook',
  method: 'GET',
  path: '/lottery-draws',
  version: 2,
  query: v.object({
    /** A hundred at most. */
    ids: queryList,
  }),
  response: v.object({ data: v.array(drawResult) }),
})

export const getLotteryProof = defineCall({
  name: 'getLotteryProof',
  api: 'sportsbook',
  method: 'GET',
  path: '/lottery-draws/:id',
  version: 2,
  refusals: [404],
  response: v.object({ data: lotteryProof }),
})
