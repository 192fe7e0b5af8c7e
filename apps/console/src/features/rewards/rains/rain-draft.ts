import { rainQuantityMax } from '@fairground/contract'
import { amountOfText } from '../../../lib/decimal.ts'
import { isReason } from '../../../lib/reason.ts'
import type { RainWish } from './use-rains.ts'

/** What stands in the boxes. */
export interface RainDraft {
  quantity: string
  stake: string
  winMax: string
  reason: string
}

export const emptyDraft: RainDraft = { quantity: '20', stake: '', winMax: '', reason: '' }

/** How many are to fall; undefined for what is no such number. */
export function quantityOf(text: string): number | undefined {
  const whole = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return whole >= 1 && whole <= rainQuantityMax ? whole : undefined
}

/** What is asked for; undefined while something is missing. */
export function wishOf(draft: RainDraft): Omit<RainWish, 'requestId'> | undefined {
  const reason = draft.reason.trim()
  const quantity = quantityOf(draft.quantity)
  const [stake, winMax] = [amountOfText(draft.stake), amountOfText(draft.winMax)]
  if (!quantity || !stake || !winMax || !isReason(reason)) return undefined
  return { quantity, stake, winMax, reason }
}
