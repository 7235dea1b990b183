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
