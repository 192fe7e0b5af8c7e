import type { Broadcast as BroadcastAnswer, BroadcastAudience, BroadcastTexts, FieldError } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

/** What staff wrote to many members. */
export interface Broadcast {
  id: string
  audience: BroadcastAudience['audience']
  accountType: number | undefined
  texts: BroadcastTexts
  sendAt: Date
  sentAt: Date | undefined
  cancelledAt: Date | undefined
  recipientCount: number | undefined
  createdBy: string
  createdAt: Date
}

/** With what became of it. */
export interface ListedBroadcast {
  broadcast: Broadcast
  createdByName: string
  readCount: number
}

export const stateOf = ({ sentAt, cancelledAt }: Broadcast): BroadcastAnswer['state'] => {
  if (sentAt) return 'sent'
  return cancelledAt ? 'cancelled' : 'planned'
}

/** Planned → cancelled. @returns STATE_CONFLICT in any other state */
export const cancel = (broadcast: Broadcast, at: Date): Outcome<Broadcast> =>
  stateOf(broadcast) === 'planned' ? ok({ ...broadcast, cancelledAt: at }) : refuse('STATE_CONFLICT')

/** Its time has come and nothing came between. */
export const isDue = (broadcast: Broadcast, now: Date): boolean =>
  stateOf(broadcast) === 'planned' && broadcast.sendAt <= now

/** How far ahead a message may be planned. */
const aheadMsMax = 90 * 24 * 60 * 60_000

/** What is amiss with it, field by field. */
export function broadcastFaults(
  {
    audience,
    accountType,
    accounts = [],
    texts,
    sendAt,
  }: BroadcastAudience & { texts: BroadcastTexts; sendAt?: string },
  now: Date,
): FieldError[] {
  const faults: FieldError[] = []
  for (const language of languages)
    for (const field of ['title', 'content'] as const)
      if (!texts[language]?.[field]) faults.push({ field: `texts.${language}.${field}`, key: 'validation.required' })
  for (const language of Object.keys(texts))
    if (!languages.some((known) => known === language))
      faults.push({ field: `texts.${language}`, key: 'validation.format' })
  if (audience === 'type' && accountType === undefined)
    faults.push({ field: 'accountType', key: 'validation.required' })
  if (audience === 'accounts' && accounts.length === 0) faults.push({ field: 'accounts', key: 'validation.required' })
  const aheadMs = sendAt ? Date.parse(sendAt) - now.getTime() : 0
  if (aheadMs < 0 || aheadMs > aheadMsMax)
    faults.push({ field: 'sendAt', key: 'validation.sendAt', args: { days: 90 } })
  return faults
}
