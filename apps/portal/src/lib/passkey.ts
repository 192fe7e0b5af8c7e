import { isRefusal, refusalText, type Translate } from '@fairground/client'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@fairground/contract'

// The library is fetched by whoever uses a passkey.
const library = () => import('@simplewebauthn/browser')

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Asks the device to make a passkey; rejects when its owner does not want to. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library()
  return { ...(await startRegistration({ optionsJSON: options })), clientExtensionResults: {} }
}

/** Asks the device to sign with a passkey; rejects when its owner does not want to. */
export async function signByPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await library()
  return { ...(await startAuthentication({ optionsJSON: options })), clientExtensionResults: {} }
}

/** What to say when it did not work: by the server's word, or because the device or its owner stopped. */
export function passkeyFailure(translate: Translate, error: unknown): string {
  if (isRefusal(error, 'CODE_INVALID') || isRefusal(error, 'CODE_EXPIRED')) return translate('passkey.unknown', {})
  return isRefusal(error) ? refusalText(translate, error) : translate('passkey.stopped', {})
}
