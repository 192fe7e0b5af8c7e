import { BlockList, isIPv6 } from 'node:net'

/** Networks as `10.0.0.0/8`; an address without a length is itself alone. */
export function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const [family, bitsMax] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
    list.addSubnet(address, bits === undefined ? bitsMax : Number(bits), family)
  }
  return list
}

/** True for an address of these networks, and for any where none are named. */
export const isAllowedFrom = (networks: BlockList | undefined, ip: string): boolean =>
  networks === undefined || networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
