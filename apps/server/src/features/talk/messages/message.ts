import * as z from 'zod'

export type Channel = 'sms' | 'email'

/** What a message holds, sealed at rest; only mails have a subject. */
export const MessageContentText = z.object({ subject: z.string().optional(), text: z.string() })
export type MessageContent = z.infer<typeof MessageContentText>

export interface Message extends MessageContent {
  id: string
  channel: Channel
  /** A number in E.164 form, or an address. */
  recipient: string
}

/** What became of one try. `refused` is final: the same message would be refused again. */
export interface Delivery {
  outcome: 'accepted' | 'failed' | 'refused'
  /** For the delivery log: the provider's id or its reason; never the text or the recipient. */
  detail: string
  /** Ids that the gateway gave the parts, where it tells later what became of them. */
  partIds?: string[]
}

const firstWaitMs = 5_000
const waitFactor = 3
const waitMsMax = 10 * 60_000

interface Standing {
  /** Tries so far, the one just made among them. */
  attemptCount: number
  expiresAt: Date
}

export type NextStep = { status: 'sent' | 'failed' } | { status: 'waiting'; nextTryAt: Date }

/** What follows a try: sent, given up, or once more after 5, 15, 45 … seconds, as long as it is still worth something then. */
export function afterDelivery({ outcome }: Delivery, { attemptCount, expiresAt }: Standing, now: Date): NextStep {
  if (outcome === 'accepted') return { status: 'sent' }
  const waitMs = Math.min(waitMsMax, firstWaitMs * waitFactor ** (attemptCount - 1))
  const nextTryAt = new Date(now.getTime() + waitMs)
  return outcome === 'refused' || nextTryAt >= expiresAt ? { status: 'failed' } : { status: 'waiting', nextTryAt }
}
