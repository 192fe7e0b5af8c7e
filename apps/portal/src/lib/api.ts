import { createClient, type Encryption } from '@fairground/client'
import type { PortalContract } from '@fairground/contract'
import routes from '@fairground/contract/portal-routes.json' with { type: 'json' }
import { watched } from './line.ts'
import { askPassword } from './password-prompt.ts'
import { place } from './place.ts'
import { readToken, saveToken } from './session.ts'
import { noteSiteClosed } from './site-closed.ts'
import { merchantCode, platform } from './site-identity.ts'
import { showTermsDue } from './terms-prompt.ts'

const closedCodes = ['MAINTENANCE', 'REGION_RESTRICTED']

/** Every call of the portal: `api` for actions, `query` for what screens read. */
export const { api, query } = createClient<PortalContract>({
  routes,
  origin: place.origin,
  headers: () => {
    const token = readToken()
    const common = {
      language: place.language(),
      platform,
      merchant: merchantCode,
      encryption: 'none',
      'gateway-version': '1',
    }
    return token ? { ...common, token } : common
  },
  // Known at the call: whoever draws pages has another one for each.
  fetch: (request, init) => (place.fetch ? place.fetch(request, init) : watched(() => fetch(request, init))),
  encryption,
  recover: ({ code }) => (code === 'PASSWORD_REQUIRED' ? askPassword() : Promise.resolve(false)),
  onRefusal: (refusal) => {
    if (refusal.code === 'NOT_LOGGED_IN') saveToken(undefined)
    if (refusal.code === 'TERMS_DUE') showTermsDue(true)
    if (closedCodes.includes(refusal.code)) noteSiteClosed(true)
  },
})

const keyLifeMs = 60 * 60_000
let known: { encryption: Promise<Encryption>; askedAtMs: number } | undefined

/** The key for bodies with passwords in them. A page without a secure context has no cryptography and sends them as they are, which only the sandbox takes. */
async function encryption(isAnew: boolean): Promise<Encryption | undefined> {
  if (!crypto.subtle) return undefined
  if (isAnew || !known || performance.now() - known.askedAtMs > keyLifeMs) {
    known = { encryption: askKey(), askedAtMs: performance.now() }
    known.encryption.catch(() => {
      known = undefined
    })
  }
  return known.encryption
}

async function askKey(): Promise<Encryption> {
  const { encryptionKey, serverTime } = await api.system.status({ host: place.host })
  return { key: encryptionKey, clockOffsetMs: Date.parse(serverTime) - Date.now() }
}
