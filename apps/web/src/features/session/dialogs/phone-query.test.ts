import { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '@touchline/contract'
import { expect, test } from 'vitest'

import { phoneQuery } from './phone-query.ts'

test("[AUTH-14] the phone is asked for in the page's language", async () => {
  const sent: { url: string; headers: Record<string, string> }[] = []
  const phone = { number: null, country: null, verified: false }
  const api = createApiClient({
    bases: { platform: '/api/platform', sportsbook: '', frontend: '' },
    language: () => 'de',
    async fetch(url, { headers }) {
      sent.push({ url, headers })
      const data = { ...phone, resend_timeout: 0, sms_limit_reached: false, code_sent: false }
      return { status: 200, ok: true, text: async () => JSON.stringify({ data }) }
    },
  })
  const answer = await new QueryClient().query(phoneQuery({ api }))
  expect(answer).toEqual({ ...phone, resendTimeout: 0, smsLimitReached: false, codeSent: false })
  expect(sent[0]?.url).toBe('/api/platform/player/phone')
  expect(sent[0]?.headers['Accept-Language']).toBe('de')
})
