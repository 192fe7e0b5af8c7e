import { type LiveLimits, type StakeLimits, useStore } from '@fairground/vendor-ui'

type AskedPace = NonNullable<StakeLimits['pace']>

const free: AskedPace = { roundMsMin: 0, autoplay: true, turbo: true }
/** The server counts from when the bet reaches it, and the next one may be faster on its way. */
const slackMs = 60

/** What the rules of the site ask of a round now. They can change while the frame is open. */
export const askedPace = (limits: Pick<LiveLimits, 'get'>): AskedPace => limits.get().pace ?? free

export const useAskedPace = (limits: LiveLimits): AskedPace => useStore(limits, ({ pace }) => pace) ?? free

/** How much of its shortest time a round has left that was asked for at this moment. */
export const leftOfRoundMs = ({ roundMsMin }: AskedPace, askedAtMs: number, nowMs: number): number =>
  roundMsMin === 0 ? 0 : Math.max(0, askedAtMs + roundMsMin + slackMs - nowMs)
