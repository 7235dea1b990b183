import * as v from 'valibot'

import { sitePageAnswer } from '../schemas/page-blocks.ts'
import { defineCall } from './call.ts'

export const getSitePage = defineCall({
  name: 'getSitePage',
  api: 'platform',
  method: 'GET',
  path: '/pages/:slug',
  version: 1,
  summary: 'A page that the operator made, with the blocks that are for who asks; home is one',
  response: v.object({ data: sitePageAnswer }),
})
