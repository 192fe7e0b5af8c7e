import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * One writing for one address: no port, no brackets, no zone, an IPv4 address inside an IPv6 one by itself, and IPv6 as short
 * as it goes. What is no address stays as it is; a line that is gone already has none.
 */
export function canonicalAddress(text: string | undefined = ''): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [bare = ''] = (inBrackets ?? text.trim()).split('%')
  const [, address = bare] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare) ?? []
  return isIP(address) === 0 ? text : ipaddr.process(address).toString()
}

/** What limits count as one address: an IPv4 address, or the /64 network of an IPv6 one, which a single home owns. */
export const addressGroup = (ip: string): string => addressGroups(ip)[0] ?? ip

/**
 * The networks that a caller counts in, the narrowest first. Who has an IPv6 line has a /64 of it, or a /56, and by a single
 * form a /48 with 65,536 of the first.
 */
export function addressGroups(ip: string | undefined): string[] {
  const address = canonicalAddress(ip)
  if (isIP(address) !== 6) return [address]
  const [a, b, c, d = 0] = ipaddr.IPv6.parse(address).parts
  const hex = (...parts: (number | undefined)[]) => parts.map((part = 0) => part.toString(16)).join(':')
  return [`${hex(a, b, c, d)}::/64`, `${hex(a, b, c, d & 0xff00)}::/56`, `${hex(a, b, c)}::/48`]
}
