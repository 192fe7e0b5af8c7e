/** One of the hosts; `chance` is from 0 up to but not with 1. Undefined where there is none. */
export const pickHost = (hosts: readonly string[], chance: number): string | undefined =>
  hosts[Math.floor(chance * hosts.length)]

/** Hosts as the server wrote them on the page, whose policy lets it use these and no others. */
export const hostsOf = (written: string | undefined): string[] => (written ?? '').split(' ').filter(Boolean)
