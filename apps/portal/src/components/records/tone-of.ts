import type { KpiTone } from '@fairground/ui'

/** Colour of a gain or a loss; nothing for zero. */
export function toneOf(amount: string | undefined): KpiTone | undefined {
  if (amount === undefined || !/[1-9]/.test(amount)) return undefined
  return amount.startsWith('-') ? 'down' : 'up'
}
