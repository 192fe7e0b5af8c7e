import type { AppContext } from '../../../context.ts'
import type { Call } from '../../../lib/call.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'

/** Between leaving for the provider and coming back. */
export const visitMs = 10 * 60_000
/** For filling in the registration form. */
export const ticketMs = 30 * 60_000
/** Ties a visit to the browser it began in: nobody can be made to finish somebody else's. */
export const browserCookie = 'sso'
export const browserCookieSeconds = (visitMs + ticketMs) / 1000

/** Hash of the token by which the browser is known since it left for a provider. */
export function browserHash({ cookies }: Call): Buffer | undefined {
  const token = cookies[browserCookie]
  return token ? hashOfToken(token) : undefined
}

/** Nonce and code verifier follow from the state by the server's key: they need no place to be kept. */
export const visitSecrets = ({ secrets }: AppContext, state: string): { nonce: string; codeVerifier: string } => ({
  nonce: secrets.blindIndex('social-nonce', state).toString('base64url'),
  codeVerifier: secrets.blindIndex('social-code-verifier', state).toString('base64url'),
})
