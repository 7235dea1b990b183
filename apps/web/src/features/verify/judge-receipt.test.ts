import { canonicalJson, receiptText, type Receipt } from '@touchline/contract/receipts'
import { expect, test } from 'vitest'

import { fakeApi } from '../../testing/fake-api.ts'
import { judgeReceipt } from './judge-receipt.ts'

const { subtle } = globalThis.crypto
const pair = await makePair()
const publicKey = hex(await subtle.exportKey('raw', pair.publicKey))

async function makePair(): Promise<CryptoKeyPair> {
  return subtle.generateKey('Ed25519', true, ['sign', 'verify'])
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const receipt: Receipt = {
  bet_id: '1',
  currency: 'EUR',
  key_id: '0123456789abcdef',
  odds: '2000',
  placed_at: '2026-01-01T12:00:00.000Z',
  potential_win: '2000',
  reference: 'ABCDEFGHJK',
  selections: [
    {
      league: 'Bundesliga',
      market: '1x2',
      market_id: 1,
      match: 'Home – Away',
      match_id: '1',
      odds: 2000,
      outcome: 'Home',
      outcome_id: '1',
      specifier: '',
      start_time: '2026-01-01T18:00:00.000Z',
    },
  ],
  stake: '1000',
  subunits: 100,
  system: '',
  type: 'single',
  version: 1,
}

async function signedText(): Promise<string> {
  const canonical = canonicalJson(receipt)
  const bytes = new TextEncoder().encode(canonical)
  const sha256 = hex(await subtle.digest('SHA-256', bytes))
  const signature = hex(await subtle.sign('Ed25519', pair.privateKey, bytes))
  return receiptText({ canonical, sha256, signature })
}

const text = await signedText()
const keys = () => ({ data: [{ id: '0123456789abcdef', publicKey }] })

test('the browser proves with the published keys and sends nothing of the receipt', async () => {
  const { api, sent } = fakeApi({ listReceiptKeys: keys })
  expect(await judgeReceipt(api, text, subtle)).toEqual({
    isOwn: true,
    verdict: 'proven',
    receipt,
  })
  const changed = text.replace('"stake": "1000"', '"stake": "1001"')
  expect(await judgeReceipt(api, changed, subtle)).toMatchObject({ reason: 'changed' })
  expect(sent.map(({ name }) => name)).toEqual(['listReceiptKeys', 'listReceiptKeys'])
})

test('a browser that cannot do it asks the backend, and says so', async () => {
  const verifyReceipt = () => ({ data: { verdict: 'proven' as const, reason: null } })
  const { api } = fakeApi({ listReceiptKeys: keys, verifyReceipt })
  const old = {
    digest: subtle.digest.bind(subtle),
    importKey: () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError')),
  } as unknown as SubtleCrypto
  for (const without of [undefined, old]) {
    expect(await judgeReceipt(api, text, without)).toEqual({
      isOwn: false,
      verdict: 'proven',
      receipt: null,
    })
  }
})

test('a failure of another kind is no verdict', async () => {
  const { api } = fakeApi({ listReceiptKeys: () => Promise.reject(new Error('offline')) })
  await expect(judgeReceipt(api, text, subtle)).rejects.toThrow('offline')
})
