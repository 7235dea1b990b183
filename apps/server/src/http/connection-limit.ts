import { BlockList, isIPv6 } from 'node:net'
import type { Server, Socket } from 'node:net'
import { PROXY_RANGES } from '../settings/proxy-ranges.ts'
import { clientKey } from './client-key.ts'

type Options = {
  /** Open connections of one address, or network of IPv6; 0: as many as it likes. */
  readonly perAddress: number
  /** Addresses, networks or names of ranges that speak for many clients and limit them themselves. */
  readonly proxies: readonly string[]
}

/** Closes what an address opens beyond its share, before anything of it is read. */
export function limitConnections(server: Server, { perAddress, proxies }: Options): void {
  if (perAddress === 0) return
  const exempt = listOf(proxies)
  const open = new Map<string, number>()

  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || exempt.check(address, familyOf(address))) return
    const client = clientKey(address)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left === 0) open.delete(client)
      else open.set(client, left)
    })
    if (count > perAddress) socket.destroy()
  })
}

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const one of proxies.flatMap((name) => PROXY_RANGES[name] ?? name)) {
    const [address = '', prefix] = one.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
