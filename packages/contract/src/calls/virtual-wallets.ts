import * as v from 'valibot'

import { id } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const launchVirtualWallet = defineCall({
  name: 'launchVirtualWallet',
  api: 'platform',
  method: 'POST',
  path: '/:provider/launch',
  version: 1,
  access: 'player',
  refusals: [404, 422, 429],
  body: v.object({ app: id }),
  response: v.object({ data: v.object({ url: v.string() }) }),
})
