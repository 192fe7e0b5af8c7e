import { selfSignedCertificate } from '../../../lib/self-signed-certificate.ts'
import type { Signer } from './sign-message.ts'

/** A certificate that vouches for itself: a phone says that it is not verified. For the sandbox alone. */
export function ownSigner(name: string): Signer {
  const { certificate, key } = selfSignedCertificate(name)
  return { certificates: certificate, privateKey: key }
}
