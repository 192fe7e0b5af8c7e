import { hostsOf, pickHost } from './pick-host.ts'
import { place } from './place.ts'

/** Chosen anew by every load of the page. */
let host = import.meta.env.SSR
  ? undefined
  : (place.imageHost ?? pickHost(hostsOf(document.documentElement.dataset.imageHosts), Math.random()))

/** A picture of the site at the host that this page takes them from; others as they are. */
export const hosted = (url: string): string => (host && url.startsWith('/art/') ? host + url : url)

/** The page goes back to its own host once the operator took the chosen one away. */
export function keepImageHost(hosts: readonly string[]): void {
  if (host && !hosts.includes(host)) host = undefined
}
