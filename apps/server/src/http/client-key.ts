import { isIPv6 } from 'node:net'

const GROUPS = 8
/** 64 bits: what one household or one machine is given whole, to choose addresses of. */
const NETWORK_GROUPS = 4
/** An IPv4 address as IPv6 writes it, in the one form that the URL standard gives it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/**
 * By what a client is counted and limited: its IPv4 address, or its network of IPv6 (/64), for whoever
 * has one of its addresses has all of them. `deploy/nginx.conf` counts by the same.
 */
export function clientKey(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(plain) ?? []
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.')
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
