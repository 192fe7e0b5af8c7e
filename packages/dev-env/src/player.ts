import { type Api, createClient } from '@fairground/client'
import type { PortalContract } from '@fairground/contract'
import routes from '@fairground/contract/portal-routes.json' with { type: 'json' }

export interface Player {
  username: string
  api: Api<PortalContract>
  token: () => string
}

/** Someone at the portal who is not signed in yet; calls go through the real API. */
export function openPlayer(portalUrl: string, username: string): Player & { enter(token: string): void } {
  let token = ''
  const jar: { cookie?: string } = {}
  const { api } = createClient<PortalContract>({
    routes,
    origin: portalUrl,
    headers: () => ({ language: 'vi', platform: 'WEB', encryption: 'none', ...jar, ...(token ? { token } : {}) }),
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      const [set] = response.headers.getSetCookie()
      if (set) jar.cookie = set.split(';')[0] ?? ''
      return response
    },
  })
  return {
    username,
    api,
    token: () => token,
    enter(value) {
      token = value
    },
  }
}
