import * as v from 'valibot'

import { promotion } from '../schemas/promotions.ts'
import { defineCall } from './call.ts'

export const listPromotions = defineCall({
  name: 'listPromotions',
  api: 'platform',
  method: 'GET',
  path: '/promotions',
  version: 1,
  response: v.object({ data: v.array(promotion) }),
})
