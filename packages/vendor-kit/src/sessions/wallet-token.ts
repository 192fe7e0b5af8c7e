import type { VendorKit } from '../vendor-kit.ts'
import type { Session } from './session-store.ts'

const purposeOf = (sessionId: string) => `wallet-token:${sessionId}`

/** The wallet's session token as it is stored. */
export const sealWalletToken = (context: VendorKit, sessionId: string, token: string): string =>
  context.secrets.seal(purposeOf(sessionId), token)

/** The wallet's session token, for a bet or a balance. Never log what this returns. */
export const openWalletToken = (context: Pick<VendorKit, 'secrets'>, session: Session): string =>
  context.secrets.open(purposeOf(session.sessionId), session.walletTokenSealed)
