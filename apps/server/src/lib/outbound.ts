import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isNear, isPublic } from '@fairground/psw'
import type { Config } from '../config/config.ts'

/** An address that staff typed leads to where this server must not connect. */
export class OutboundRefused extends Error {}

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
