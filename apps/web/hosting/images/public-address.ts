import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not of the open internet (RFC 6890 and its successors). */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Of IPv6 only 2000::/3 is given out, and in it these lead elsewhere: Teredo, examples, 6to4. */
const OPEN_IPV6 = ['2000::/3']
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const closedIpv4 = listOf(CLOSED_IPV4, 'ipv4')
const openIpv6 = listOf(OPEN_IPV6, 'ipv6')
const closedIpv6 = listOf(CLOSED_IPV6, 'ipv6')

/**
 * Whether an address is one of the open internet: not of this machine, its network or a cloud's
 * inside. An IPv4 address inside an IPv6 one is none.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedIpv4.check(address, 'ipv4')
    case 6:
      return openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6')
    default:
      return false
  }
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
