import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { Config } from '../config/config.ts'

/** An address that staff typed leads to where this server must not connect. */
export class OutboundRefused extends Error {}

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

/** `isOfMember`: a member chose the host, and not staff. */
export type Reach = Pick<Config, 'profile' | 'privateHosts'> & { isOfMember?: boolean }

// Asks the name servers itself. The system's look-up takes a thread of the pool in which passwords are hashed, for as long as
// whoever owns the name lets it wait.
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

async function addressOf(name: string, isOfMember: boolean): Promise<string> {
  if (isIP(name)) return name
  if (!isOfMember) return (await lookup(name)).address
  const found = await resolver.resolve4(name).catch(() => resolver.resolve6(name))
  const [address] = found
  if (address === undefined) throw new Error(`${name} has no address`)
  return address
}

/**
 * The address of a host, for exactly one connection: whoever connects to it, and not to the name again, cannot be led
 * elsewhere by a second answer. Private networks are for hosts that the machine's operator named, and for staff of a sandbox:
 * what a member named is never one of them.
 * @throws OutboundRefused where it must not connect
 */
export async function resolveOutside(
  { profile, privateHosts, isOfMember = false }: Reach,
  host: string,
): Promise<string> {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const isNamed = privateHosts.includes(name)
  const address = await addressOf(name, isOfMember && !isNamed)
  const mayBeNear = profile === 'sandbox' && !isOfMember && isNear(address)
  if (isPublic(address) || mayBeNear || isNamed) return address
  throw new OutboundRefused(`${name} is in a private network`)
}
