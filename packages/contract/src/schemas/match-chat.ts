import * as v from 'valibot'

import { id, text, timestamp } from './primitives.ts'

/** Characters of a message at most. */
export const CHAT_MESSAGE_LENGTH = 200

/** A message in the room of a match. The author's id says nothing about the player behind it. */
export const chatMessage = v.object({
  id,
  matchId: id,
  author: v.object({ id, name: v.string() }),
  text: v.string(),
  sentAt: timestamp,
})

export const chatMessageDraft = v.object({
  text: v.pipe(
    text(1_000),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(CHAT_MESSAGE_LENGTH, 'is too long'),
  ),
})

export type ChatMessage = v.InferOutput<typeof chatMessage>
