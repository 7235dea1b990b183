import * as v from 'valibot'

import { word } from '../schemas/primitives.ts'
import { siteParts } from '../schemas/site-view.ts'
import { defineCall } from './call.ts'
import { sitePageAnswer } from '../schemas/page-blocks.ts'

export const getSitePage = defineCall({
  name: 'getSitePage',
  api: 'platform',
  method: 'GET',
  path: '/pages/:slug',
  version: 1,
  response: v.object({ data: sitePageAnswer }),
})

export const getSiteParts = defineCall({
  name: 'getSiteParts',
  api: 'frontend',
  method: 'GET',
  path: '/fe-api/site',
  /** The mark of the texts that are known already. */
  query: v.object({ texts: v.optional(word) }),
  response: v.object({ data: siteParts }),
})
