import * as v from 'valibot'

import { ownRecord, ownRecordKind } from '../schemas/own-records.ts'
import { word } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const listOwnRecords = defineCall({
  name: 'listOwnRecords',
  api: 'platform',
  method: 'GET',
  path: '/player/records',
  version: 1,
  access: 'player',
  summary: 'One kind of what is kept of the player, oldest first, for their copy of it',
  query: v.object({
    kind: ownRecordKind,
    /** `meta.next` of the page before. */
    after: v.optional(v.pipe(word, v.regex(/^\d{1,18}$/, 'must be a position'))),
  }),
  response: v.object({
    data: v.array(ownRecord),
    meta: v.object({ next: v.nullable(v.string()) }),
  }),
})
