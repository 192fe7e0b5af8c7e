import { freeRoundDaysMax } from '@fairground/contract'
import { amountOfText } from '../../../lib/decimal.ts'
import { isReason } from '../../../lib/reason.ts'
import type { FreeRoundWish } from './use-free-rounds.ts'

/** Of one grant. */
export const roundsMax = 99

export type RoundsWish = Omit<FreeRoundWish, 'requestId'>

/** What stands in the boxes. */
export interface RoundsDraft {
  member: string
  nodeId: string | undefined
  quantity: string
  stake: string
  winMax: string
  days: string
  reason: string
}

export const emptyDraft: RoundsDraft = {
  member: '',
  nodeId: undefined,
  quantity: '10',
  stake: '',
  winMax: '',
  days: '7',
  reason: '',
}

const wholeOf = (text: string, max: number): number | undefined => {
  const whole = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return whole >= 1 && whole <= max ? whole : undefined
}

/** What is asked for; undefined while something is missing. */
export function wishOf(draft: RoundsDraft): RoundsWish | undefined {
  const [member, reason] = [draft.member.trim(), draft.reason.trim()]
  const [stake, winMax] = [amountOfText(draft.stake), amountOfText(draft.winMax)]
  const [quantity, days] = [wholeOf(draft.quantity, roundsMax), wholeOf(draft.days, freeRoundDaysMax)]
  const { nodeId } = draft
  if (!member || !nodeId || !stake || !winMax || !quantity || !days || !isReason(reason)) return undefined
  return { member, nodeId, quantity, stake, winMax, days, reason }
}
