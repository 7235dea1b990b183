import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Dispute = { readonly amount: number; readonly status: string }

export type TestCharge = {
  readonly amount: number
  readonly refunded: number
  readonly paymentId: string
  readonly disputes: readonly Dispute[]
}

/** Stands before Stripe's stand-in, which knows no state, and answers what is known of charges. */
export async function startChargeFront(behind: string) {
  const charges = new Map<string, TestCharge>()
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })

    async function answer(path: string) {
      const { pathname, searchParams } = new URL(path, behind)
      const one = charges.get(pathname.split('/').at(-1) ?? '')
      if (one !== undefined) return { status: 200, body: JSON.stringify(chargeOf(pathname, one)) }
      const disputed = charges.get(searchParams.get('charge') ?? '')
      if (pathname === '/v1/disputes' && disputed !== undefined) {
        const data = disputed.disputes.map((dispute) => ({ object: 'dispute', ...dispute }))
        return { status: 200, body: JSON.stringify({ object: 'list', data, has_more: false }) }
      }
      const body = request.method === 'GET' ? null : Buffer.concat(await request.toArray())
      const { authorization = '', 'content-type': type = '' } = request.headers
      const passed = await fetch(new URL(path, behind), {
        method: request.method ?? 'GET',
        headers: { authorization, ...(body !== null && { 'content-type': type }) },
        body,
      })
      return { status: passed.status, body: await passed.text() }
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    charges,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function chargeOf(pathname: string, { amount, refunded, paymentId, disputes }: TestCharge) {
  return {
    object: 'charge',
    id: pathname.split('/').at(-1),
    amount,
    amount_refunded: refunded,
    currency: 'eur',
    disputed: disputes.length > 0,
    metadata: { touchline_payment: paymentId },
  }
}
