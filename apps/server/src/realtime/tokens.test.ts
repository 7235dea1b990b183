import { SignJWT, decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTokenIssuer, createTokenVerifier } from './tokens.ts'

const issuer = createTokenIssuer('a secret of the tests')
const verify = createTokenVerifier('a secret of the tests')

describe('push tokens', () => {
  it('[RT-02] carry the user and an end in a connection token, and no channel', async () => {
    const token = await issuer.connectionToken('42', 600)
    const { sub, exp = 0, iat = 0, ...rest } = decodeJwt(token)
    expect({ sub, life: exp - iat, rest }).toEqual({ sub: '42', life: 600, rest: {} })
    expect(await verify(token)).toEqual({
      ok: true,
      token: {
        userId: '42',
        channel: undefined,
        expiresAt: exp * 1000,
        info: undefined,
        channels: [],
      },
    })
  })

  it.each([
    [{ exp: 4_000_000_000, expire_at: 4_100_000_000 }, { expiresAt: 4_100_000_000_000 }],
    [{ exp: 4_000_000_000, expire_at: 0 }, { expiresAt: undefined }],
    [{ info: { name: 'Ann' } }, { info: { name: 'Ann' } }],
    [{ b64info: Buffer.from('{"name":"Bo"}').toString('base64') }, { info: { name: 'Bo' } }],
    [{ channels: ['a', 7], subs: { a: {}, b: {} } }, { channels: ['a', 'b'] }],
  ])('mean by %o what the protocol says', async (claims, meaning) => {
    const key = Buffer.from('a secret of the tests')
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(await verify(token)).toMatchObject({ ok: true, token: meaning })
  })

  it('leave the user empty for a visitor', async () => {
    const check = await verify(await issuer.connectionToken('', 600))
    expect(check).toMatchObject({ ok: true, token: { userId: '' } })
  })

  it('[RT-03] carry the channel in a subscription token', async () => {
    const check = await verify(await issuer.subscriptionToken('42', 'room', 600))
    expect(check).toMatchObject({ ok: true, token: { userId: '42', channel: 'room' } })
  })

  it('tell an expired token from a false one', async () => {
    expect(await verify(await issuer.connectionToken('42', -1))).toEqual({
      ok: false,
      expired: true,
    })
    const foreign = createTokenIssuer('another secret')
    expect(await verify(await foreign.connectionToken('42', -1))).toEqual({
      ok: false,
      expired: false,
    })
    expect(await verify('nonsense')).toEqual({ ok: false, expired: false })
  })

  it('need a secret', () => {
    expect(() => createTokenIssuer('')).toThrow('secret')
  })
})
