import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Audience } from '@touchline/contract'
import * as v from 'valibot'
import type { Viewer } from '../players/may-see.ts'

/** For whom the draft is shown, and until when. */
export type Preview = {
  readonly audience: Audience
  readonly groups: readonly string[]
  readonly isVerified: boolean
  readonly until: Date
}

const PURPOSE = 'site preview'
const payload = v.object({
  a: v.picklist(['all', 'logged_in', 'not_logged_in']),
  g: v.array(v.string()),
  v: v.boolean(),
  u: v.number(),
})

/** @param secret of the push tokens, which every process of the site shares */
export function signPreview(preview: Preview, secret: string): string {
  const { audience: a, groups: g, isVerified, until } = preview
  const text = JSON.stringify({ a, g, v: isVerified, u: until.getTime() })
  const body = Buffer.from(text).toString('base64url')
  return `${body}.${signature(body, secret)}`
}

/** @returns undefined for a token that is not one of this site, or is over */
export function readPreview(token: string, secret: string, now: number): Preview | undefined {
  const [body = '', given = '', ...more] = token.split('.')
  if (token.length > 4_000 || more.length > 0) return undefined
  const [own, theirs] = [signature(body, secret), given].map((text) => Buffer.from(text))
  if (own === undefined || theirs === undefined || own.length !== theirs.length) return undefined
  if (!timingSafeEqual(own, theirs)) return undefined
  const read = v.safeParse(payload, JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!read.success || read.output.u <= now) return undefined
  const { a: audience, g: groups, v: isVerified, u } = read.output
  return { audience, groups, isVerified, until: new Date(u) }
}

export function viewerOf({ audience, groups, isVerified }: Preview): Viewer {
  return audience === 'logged_in' ? { groups, isVerified } : null
}

function signature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${PURPOSE}:${body}`).digest('base64url')
}
