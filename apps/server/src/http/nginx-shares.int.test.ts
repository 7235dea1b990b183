import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNginx } from '../../../../scripts/system/nginx-server.ts'
import type { Nginx } from '../../../../scripts/system/nginx-server.ts'

const SHARE = 2

let nginx: Nginx
const waiting: ServerResponse[] = []
const backend = createServer((_, answer) => void waiting.push(answer))

beforeAll(async () => {
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  nginx = await startNginx([
    ['set $api http://api:3000;', `set $api http://127.0.0.1:${port};`],
    // This machine has no addresses of others, so visitors say theirs.
    [
      'limit_conn addresses 500;',
      `limit_conn addresses ${SHARE}; set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;`,
    ],
  ])
})
afterAll(async () => {
  await nginx.remove()
  backend.close()
})

/** Asks from each address at the same time. @returns those that were let in, once all are answered */
async function letIn(...addresses: readonly string[]): Promise<string[]> {
  let refused = 0
  const asking = addresses.map(async (address) => {
    const headers = { 'X-Visitor': address }
    const { status } = await fetch(`${nginx.url}/api/x`, { headers })
    if (status === 429) refused += 1
    return { address, status }
  })
  await expect.poll(() => waiting.length + refused).toBe(addresses.length)
  for (const answer of waiting.splice(0)) answer.end()
  const answers = await Promise.all(asking)
  return answers.filter(({ status }) => status === 200).map(({ address }) => address)
}

it('[S7] the proxy gives a network of IPv6 one share, and each address of IPv4 its own', async () => {
  const network = ['2001:db8:a:b::1', '2001:db8:a:b::2', '2001:db8:a:b:ffff::']
  expect(await letIn(...network)).toHaveLength(SHARE)
  // With a byte that a pattern could take for the end of a line.
  const odd = ['2001:db8:a0a:a0a::1', '2001:db8:a0a:a0a:a0a::', '2001:db8:a0a:a0a::a0a']
  expect(await letIn(...odd)).toHaveLength(SHARE)
  const apart = ['2001:db8:a:b::1', '2001:db8:a:c::1', '2001:db8:b:b::1']
  expect(await letIn(...apart)).toEqual(apart)
  const plain = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  expect(await letIn(...plain)).toEqual(plain)
  const mapped = plain.map((address) => `::ffff:${address}`)
  expect(await letIn(...mapped)).toEqual(mapped)
  expect(await letIn(...mapped.slice(0, 2), '::ffff:192.0.2.1', '192.0.2.1')).toHaveLength(3)
})
