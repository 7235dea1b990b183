import * as v from 'valibot'

import { aboutMatch, form, headToHead, standings } from './match-info.ts'

/** GAP-35: the answer of a sports data provider about one match; every part may be missing. */
export const matchInfo = v.object({
  ...aboutMatch.entries,
  form: v.optional(v.nullable(form)),
  headToHead: v.optional(v.nullable(headToHead)),
  standings: v.optional(v.nullable(standings)),
})

export type MatchInfo = v.InferOutput<typeof matchInfo>
