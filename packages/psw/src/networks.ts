import { BlockList, isIP } from 'node:net'

const near = listOf([
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
])
/** Networks of the system itself, of documentation, tunnels and multicast; none holds a service. */
const nowhere = listOf([
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
])
const global6 = listOf([['2000::', 3]])

function listOf(subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, familyOf(net))
  return list
}

/** The private networks of a house and this machine. */
export const isNear = (address: string): boolean => near.check(address, familyOf(address))

/** An address of the public internet. */
export const isPublic = (address: string): boolean => {
  const family = familyOf(address)
  return !isNear(address) && !nowhere.check(address, family) && (family === 'ipv4' || global6.check(address, family))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
