import { BlockList, isIPv6 } from 'node:net'
import type { SiteSettings } from './site-settings.ts'

const lists = new WeakMap<readonly string[], BlockList>()

/** Whether an address lies in one of the networks (`203.0.113.0/24`, `2001:db8::/32`) that the operator keeps out. */
export function isBlocked(networks: readonly string[], ip: string): boolean {
  const list = lists.get(networks) ?? listOf(networks)
  lists.set(networks, list)
  return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

interface Place {
  ip: string
  country: string | undefined
}

/** Whether nobody enters from there: by a network, or by a country. */
export const isRestricted = (
  { blockedNetworks, blockedCountries }: Pick<SiteSettings, 'blockedNetworks' | 'blockedCountries'>,
  { ip, country }: Place,
): boolean => isBlocked(blockedNetworks, ip) || (country !== undefined && blockedCountries.includes(country))
