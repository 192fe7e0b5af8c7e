import { createClient } from '@fairground/client'
import type { PortalContract } from '@fairground/contract'
import routes from '@fairground/contract/portal-routes.json' with { type: 'json' }
import { readToken, saveToken } from './session.ts'

/** Every call of the portal: `api` for actions, `query` for what screens read. */
export const { api, query } = createClient<PortalContract>({
  routes,
  origin: location.origin,
  headers: () => {
    const token = readToken()
    const common = {
      language: document.documentElement.lang,
      platform: 'WEB',
      merchant: 'fairground',
      encryption: 'none',
    }
    return token ? { ...common, token } : common
  },
  onRefusal: (refusal) => {
    if (refusal.code === 'NOT_LOGGED_IN') saveToken(undefined)
  },
})
