import { Server, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitConnections } from './connection-limit.ts'

it('[S7] a network of IPv6 has one share, whichever of its addresses it comes from', () => {
  const server = new Server()
  limitConnections(server, { perAddress: 2, proxies: ['2001:db8:f::/48'] })
  const isLetIn = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    server.emit('connection', socket)
    return !socket.destroyed
  }
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(isLetIn)).toEqual([true, true, false])
  expect(
    ['2001:db8:0:1::1', '2001:db8:f::1', '2001:db8:f::1', '2001:db8:f::1'].map(isLetIn),
  ).toEqual([true, true, true, true])
  const mapped = ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2']
  expect(mapped.map(isLetIn)).toEqual([true, true, false, true])
})
