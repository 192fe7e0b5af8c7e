import type { VendorKit } from '../vendor-kit.ts'
import { askWallet } from './ask-wallet.ts'
import type { Session } from './session-store.ts'

/** With the half minute between two questions of a frame a change is in force, and shown, within 60 seconds. */
const limitsMsMax = 20_000
const timeoutMs = 2_000

/**
 * The session with limits that are at most 20 seconds old. A wallet that does not answer leaves those that are known:
 * it has to take the bet as well.
 */
export async function keepLimits(context: VendorKit, session: Session): Promise<Session> {
  const ageMs = context.clock.now().getTime() - session.limitsAt.getTime()
  if (ageMs < limitsMsMax) return session
  const asked = await askWallet(context, session, timeoutMs)
  return asked.ok ? asked.value : session
}
