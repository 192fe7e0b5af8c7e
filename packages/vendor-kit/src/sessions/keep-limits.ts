import { randomInt } from 'node:crypto'
import type { VendorKit } from '../vendor-kit.ts'
import { askWallet } from './ask-wallet.ts'
import type { Session } from './session-store.ts'

/** With the half minute between two questions of a frame a change is in force, and shown, within 60 seconds. */
const limitsMsMax = 20_000
const timeoutMs = 2_000
/** Frames of one moment do not all ask in one moment. */
const spreadMs = 20_000
const limitsMsSure = 60_000
/** Renewed that long after a bet has found them old: bets of one moment go first. */
const delayMs = 10_000

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

/**
 * The session of a frame whose line stays open. Its limits are renewed ahead of time, so that a bet waits for the wallet
 * only after more than a minute in which the frame has not played.
 */
export class KeptSession {
  private session: Session
  private asking: Promise<Session> | undefined
  private waiting: NodeJS.Timeout | undefined
  private readonly context: VendorKit
  private readonly renewMs = limitsMsMax + randomInt(spreadMs)

  constructor(context: VendorKit, session: Session) {
    this.context = context
    this.session = session
  }

  async get(): Promise<Session> {
    const ageMs = this.context.clock.now().getTime() - this.session.limitsAt.getTime()
    if (ageMs < this.renewMs) return this.session
    if (ageMs >= limitsMsSure) return this.renew()
    this.waiting ??= setTimeout(() => void this.renew(), randomInt(delayMs)).unref()
    return this.session
  }

  private renew(): Promise<Session> {
    clearTimeout(this.waiting)
    this.asking ??= keepLimits(this.context, this.session)
      .catch((error: unknown) => {
        this.context.log.warn({ err: error }, 'the limits of a session could not be renewed')
        return this.session
      })
      .then((session) => {
        this.asking = undefined
        this.waiting = undefined
        this.session = session
        return session
      })
    return this.asking
  }
}
