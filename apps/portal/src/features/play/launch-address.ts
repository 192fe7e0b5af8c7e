import { pickHost } from '../../lib/pick-host.ts'

interface Hosts {
  /** Of the house's games. */
  gamesOrigin: string
  /** That the operator lets games be launched from. */
  launchGameCDNs: readonly string[]
}

/**
 * Where the frame opens: a game of the house at one of the operator's hosts, by chance, as far as the page's policy has
 * it; a game of anybody else where its vendor said.
 */
export function launchAddress(
  url: string,
  { gamesOrigin, launchGameCDNs }: Hosts,
  { allowed, chance }: { allowed: readonly string[]; chance: number },
): string {
  const address = new URL(url)
  if (address.origin !== gamesOrigin) return url
  const host = pickHost(
    launchGameCDNs.filter((known) => known === gamesOrigin || allowed.includes(known)),
    chance,
  )
  return host ? host + url.slice(address.origin.length) : url
}
