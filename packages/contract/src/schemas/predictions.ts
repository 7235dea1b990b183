import * as v from 'valibot'

import { count, id, timestamp } from './primitives.ts'

/** VOTE-03. Votes are told to those who have voted, and to everybody once it is closed. */
export const prediction = v.object({
  id,
  title: v.string(),
  matchId: id,
  options: v.array(v.object({ id, label: v.string(), votes: v.nullable(count) })),
  /** The option that the player has voted for. */
  userVote: v.nullable(id),
  closesAt: timestamp,
  closed: v.boolean(),
})

/** VOTE-02. */
export const voteOrder = v.object({ predictionId: id, data: v.object({ optionId: id }) })

export type Prediction = v.InferOutput<typeof prediction>
