import type { AppContext } from '../../../context.ts'

export const vendorKeyPurpose = (vendorId: string, keyId: string): string => `vendor-key:${vendorId}:${keyId}`

/** Binds a sealed secret to its key, so that it cannot be moved to another. */
export const sealSecret = (
  { secrets }: Pick<AppContext, 'secrets'>,
  vendorId: string,
  keyId: string,
  secret: string,
): string => secrets.seal(vendorKeyPurpose(vendorId, keyId), secret)

/** The raw bytes of a vendor's secret. */
export const openSecret = (
  { secrets }: Pick<AppContext, 'secrets'>,
  vendorId: string,
  keyId: string,
  sealed: string,
): Buffer => Buffer.from(secrets.open(vendorKeyPurpose(vendorId, keyId), sealed), 'base64')
