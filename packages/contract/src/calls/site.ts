import * as v from 'valibot'

import { word } from '../schemas/primitives.ts'
import { siteParts } from '../schemas/site-view.ts'
import { defineCall } from './call.ts'

export const getSiteParts = defineCall({
  name: 'getSiteParts',
  api: 'frontend',
  method: 'GET',
  path: '/fe-api/site',
  summary:
    'What the server of the pages needs of the published site: theme, hidden pages, who may frame it',
  /** The mark of the texts that are known already. */
  query: v.object({ texts: v.optional(word) }),
  response: v.object({ data: siteParts }),
})
