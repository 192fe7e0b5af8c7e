interface Domains {
  mainHost: string
  /** The operator's further hosts. */
  domains: readonly string[]
  isSandbox: boolean
}

/** Whether the site is meant to be opened at this host. A sandbox without a list is opened wherever its machine is reached. */
export function isKnownHost(host: string, { mainHost, domains, isSandbox }: Domains): boolean {
  if (isSandbox && domains.length === 0) return true
  return [mainHost, ...domains].some((known) => known.toLowerCase() === host.toLowerCase())
}
