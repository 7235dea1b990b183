import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startNginx } from '../../../../scripts/system/nginx-server.ts'

it('the proxy writes down what was asked, and nothing that opens an account, a draft or a payment', async () => {
  const backend = createServer((_, answer) => answer.end('a page'))
  onTestFinished(() => void backend.close())
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const nginx = await startNginx([
    ['set $web http://web:3000;', `set $web http://127.0.0.1:${port};`],
    ['set $api http://api:3000;', `set $api http://127.0.0.1:${port};`],
  ])
  onTestFinished(() => nginx.remove())
  const referer = `${nginx.url}/sports/users/password/edit?reset_password_token=secret-1`
  for (const path of [
    '/sports/users/password/edit?reset_password_token=secret-2',
    '/cashier/secret-3',
    '/virtual-wallet/secret-4',
    '/sports/last',
  ]) {
    await (await fetch(nginx.url + path, { headers: { referer } })).text()
  }
  await expect.poll(() => nginx.log()).toContain('"GET /sports/last" 200')
  expect(nginx.log()).toContain('"GET /sports/users/password/edit" 200')
  expect(nginx.log()).not.toContain('secret')
})
