import { isIPv4, isIPv6 } from 'node:net'

const mappedPrefix = '::ffff:'

/**
 * One writing for one address: no port, no brackets, no zone, an IPv4 address inside an IPv6 one by itself, and IPv6 as short
 * as it goes. What is no address stays as it is; a line that is gone already has none.
 */
export function canonicalAddress(text: string | undefined = ''): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [bare = ''] = (inBrackets ?? text.trim()).split('%')
  const [, v4 = bare] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare) ?? []
  if (!isIPv6(v4)) return isIPv4(v4) ? v4 : text
  const short = new URL(`http://[${v4}]/`).hostname.slice(1, -1)
  return short.startsWith(mappedPrefix) ? dotted(short.slice(mappedPrefix.length)) : short
}

/** The IPv4 address of the last two groups of an IPv6 one. */
function dotted(groups: string): string {
  const [high = 0, low = 0] = groups.split(':').map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** What limits count as one address: an IPv4 address, or the /64 network of an IPv6 one, which a single home owns. */
export const addressGroup = (ip: string): string => addressGroups(ip)[0] ?? ip

/**
 * The networks that a caller counts in, the narrowest first. Who has an IPv6 line has a /64 of it, or a /56, and by a single
 * form a /48 with 65,536 of the first.
 */
export function addressGroups(ip: string | undefined): string[] {
  const address = canonicalAddress(ip)
  if (!isIPv6(address)) return [address]
  const [a = '0', b = '0', c = '0', d = '0'] = groupsOf(address)
  const byte = (Number.parseInt(d, 16) & 0xff00).toString(16)
  return [`${a}:${b}:${c}:${d}::/64`, `${a}:${b}:${c}:${byte}::/56`, `${a}:${b}:${c}::/48`]
}

const groupCount = 8

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const gap = groupCount - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(after ?? [])]
}
