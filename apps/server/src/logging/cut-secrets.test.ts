import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { cutSecrets } from './cut-secrets.ts'
import { createLogger } from './logger.ts'

const TOKEN = 'dGhlIHNlY3JldCBvZiBhIHBsYXllcg_-.ab'

describe('[S2] [ASVS 16.2.5] secrets in the log', () => {
  it.each([
    `/sports/users/password/edit?reset_password_token=${TOKEN}`,
    `/de/sports?a=1&unlock_token=${TOKEN}#unlock`,
    `/api/platform/users/confirmation?confirmation_token=${TOKEN}&x=1`,
    `/sports?back=%2Fsports%3Freset_password_token%3D${TOKEN}`,
    `/de/sports?preview=${TOKEN}`,
    `/sports?back=%2Fsports%3Fpreview%3D${TOKEN}`,
    `/cashier/${TOKEN}?step=confirm`,
    `/virtual-wallet/${TOKEN}`,
    `/sports?back=%2Fcashier%2F${TOKEN}`,
    `/connection/sse?cf_connect=%7B%22token%22%3A%22${TOKEN}%22%7D`,
  ])('an address is logged without them: %s', (url) => {
    const line = cutSecrets(
      JSON.stringify({ msg: 'incoming request', req: { method: 'GET', url } }),
    )
    expect(line).not.toContain(TOKEN)
    expect(line).toContain(url.slice(0, url.indexOf('token=') > 0 ? 12 : 8))
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('hides them in objects at any depth, in texts and in stacks, and nothing else', () => {
    const told = {
      body: { resetPasswordToken: TOKEN, page: 2, currentPassword: 'x "y" z' },
      err: {
        message: `GET /users/unlock?unlock_token=${TOKEN} failed`,
        stack: JSON.stringify({ token: TOKEN }),
      },
      url: '/api/sportsbook/matches?page=2&sport_id=1',
      style: '/cashier/cashier.css',
    }
    const line = cutSecrets(JSON.stringify(told))
    expect(line).not.toContain(TOKEN)
    expect(JSON.parse(line)).toMatchObject({
      body: { resetPasswordToken: '[hidden]', page: 2 },
      url: told.url,
      style: told.style,
    })
  })

  it('are cut from every line that the logger writes', async () => {
    const lines: string[] = []
    const logger = createLogger(
      'info',
      'json',
      new Writable({
        write(chunk: Buffer, _, done) {
          lines.push(chunk.toString())
          done()
        },
      }),
    )
    logger.info({ req: { url: `/x?unlock_token=${TOKEN}` }, deep: { a: { token: TOKEN } } }, 'in')
    logger.error(new Error(`/users/password?reset_password_token=${TOKEN}`))
    logger.child({ token: TOKEN }).warn('a child')
    expect(lines).toHaveLength(3)
    expect(lines.join('')).not.toContain(TOKEN)
  })
})
