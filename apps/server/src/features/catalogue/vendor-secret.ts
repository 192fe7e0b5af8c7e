import type { AppContext } from '../../context.ts'

/** Binds a sealed secret to its key, so that it cannot be moved to another. */
export const sealSecret = (
  { secrets }: Pick<AppContext, 'secrets'>,
  vendorId: string,
  keyId: string,
  secret: string,
): string => secrets.seal(`vendor-key:${vendorId}:${keyId}`, secret)

/** The raw bytes of a vendor's secret. */
export const openSecret = (
  { secrets }: Pick<AppContext, 'secrets'>,
  vendorId: string,
  keyId: string,
  sealed: string,
): Buffer => Buffer.from(secrets.open(`vendor-key:${vendorId}:${keyId}`, sealed), 'base64')
