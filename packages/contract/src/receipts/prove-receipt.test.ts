import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalJson } from './canonical-json.ts'
import { proveReceipt, webCrypto, type ReceiptKey } from './prove-receipt.ts'
import { receiptText } from './receipt-text.ts'
import type { Receipt } from './receipt.ts'

const { subtle } = globalThis.crypto
const crypto = webCrypto(subtle)
const pair = await makePair()
const raw = hex(await subtle.exportKey('raw', pair.publicKey))
const keys: ReceiptKey[] = [{ id: '0123456789abcdef', publicKey: raw }]

async function makePair(): Promise<CryptoKeyPair> {
  return subtle.generateKey('Ed25519', true, ['sign', 'verify'])
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const receipt: Receipt = {
  bet_id: '12',
  currency: 'EUR',
  key_id: '0123456789abcdef',
  odds: '8000',
  placed_at: '2026-01-01T12:00:00.000Z',
  potential_win: '8000',
  reference: 'ABCDEFGHJK',
  selections: [leg('1'), leg('3')],
  stake: '1000',
  subunits: 100,
  system: '',
  type: 'combo',
  version: 1,
}

function leg(id: string): Receipt['selections'][number] {
  return {
    league: 'Bundesliga',
    market: '1x2',
    market_id: 1,
    match: `Home ${id} – Away ${id}`,
    match_id: id,
    odds: 2000,
    outcome: `Home ${id}`,
    outcome_id: '1',
    specifier: '',
    start_time: '2026-01-01T18:00:00.000Z',
  }
}

async function sign(content: Receipt, key = pair.privateKey): Promise<string> {
  const canonical = canonicalJson(content)
  const bytes = new TextEncoder().encode(canonical)
  const sha256 = hex(await subtle.digest('SHA-256', bytes))
  return receiptText({
    canonical,
    sha256,
    signature: hex(await subtle.sign('Ed25519', key, bytes)),
  })
}

const text = await sign(receipt)
const prove = (given: string, known = keys) => proveReceipt(given, known, crypto)
const refused = (reason: string) => ({ verdict: 'refused', reason })

test('a receipt is proven in whatever layout it is pasted', async () => {
  const proven = { verdict: 'proven', receipt }
  expect(await prove(text)).toEqual(proven)
  expect(await prove(`\n  ${JSON.stringify(JSON.parse(text))}\t`)).toEqual(proven)
  expect(await prove(text.replaceAll('\n', '\r\n'))).toEqual(proven)
})

test('[RACE-01] version 4 says of each leg whether its odds are guaranteed, no other does', async () => {
  const selections = [
    { ...leg('1'), best_odds: 1 as const },
    { ...leg('3'), best_odds: 0 as const },
  ]
  const guaranteed: Receipt = {
    ...receipt,
    operator: 'Touchline',
    boost: 0,
    freebet: '',
    selections,
    version: 4,
  }
  expect(await prove(await sign(guaranteed))).toEqual({ verdict: 'proven', receipt: guaranteed })
  for (const wrong of [
    { ...receipt, selections },
    { ...guaranteed, selections: receipt.selections },
  ]) {
    expect(await prove(await sign(wrong as Receipt))).toEqual(refused('malformed'))
  }
})

/** Every place of the receipt that holds a value. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]))
}

function changedAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? changedAt(item, rest, to) : item,
    )
  }
  const object = value as Record<string, unknown>
  return { ...object, [key]: changedAt(object[key], rest, to) }
}

test('any change of any field refuses it', async () => {
  const parsed: unknown = JSON.parse(text)
  const value = fc.oneof(fc.string(), fc.nat(), fc.constant(null))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places(parsed)), value, async (place, to) => {
      const changed = JSON.stringify(changedAt(parsed, place, to))
      fc.pre(changed !== JSON.stringify(parsed))
      expect((await prove(changed)).verdict).toBe('refused')
    }),
    { numRuns: 1000 },
  )
})

test('any other letter between the first and the last refuses it', async () => {
  const compact = JSON.stringify(JSON.parse(text))
  const place = fc.nat({ max: compact.length - 1 })
  await fc.assert(
    fc.asyncProperty(place, fc.string({ minLength: 1, maxLength: 1 }), async (at, letter) => {
      fc.pre(
        letter !== compact[at] && !(letter.trim() === '' && '{}[],:'.includes(compact[at] ?? '')),
      )
      const changed = compact.slice(0, at) + letter + compact.slice(at + 1)
      expect((await prove(changed)).verdict).toBe('refused')
    }),
    { numRuns: 1000 },
  )
})

test('the reason is told apart', async () => {
  expect(await prove('')).toEqual(refused('malformed'))
  expect(await prove('My bet')).toEqual(refused('malformed'))
  expect(await prove(text.replace('"stake": "1000"', '"stake": "9000"'))).toEqual(
    refused('changed'),
  )
  expect(await prove(text, [])).toEqual(refused('unknown_key'))
  // The hash was made anew for a changed text: only the house can sign.
  const forged = await sign({ ...receipt, stake: '9000' }, (await makePair()).privateKey)
  expect(await prove(forged)).toEqual(refused('wrong_signature'))
})

test('a field that stands twice, an unknown one and another spelling refuse it', async () => {
  const twice = text.replace('"stake": "1000"', '"stake": "9000", "stake": "1000"')
  const extra = text.replace('"stake": "1000"', '"stake": "1000", "note": "won"')
  const spelt = text.replace('"subunits": 100', '"subunits": 1e2')
  const escaped = text.replace('"EUR"', '"\\u0045UR"')
  for (const other of [twice, extra, spelt, escaped, `[${text}]`]) {
    expect(other).not.toBe(text)
    expect(await prove(other)).toEqual(refused('malformed'))
  }
  const upper = JSON.parse(text) as { sha256: string }
  upper.sha256 = upper.sha256.toUpperCase()
  expect(await prove(JSON.stringify(upper))).toEqual(refused('malformed'))
})
