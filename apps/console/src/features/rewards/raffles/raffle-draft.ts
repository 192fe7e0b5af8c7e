import type { RafflePrizeTerms, RaffleTerms, StaffRaffle } from '@fairground/contract'
import { moneyOf, plainMoney } from '../../../lib/typed-money.ts'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'

/** A prize as it is typed. */
export interface PrizeDraft {
  names: RafflePrizeTerms['names']
  /** Nothing typed: no prize. */
  amount: string
  weight: string
  stock: string
}

/** A red envelope or a wheel as it is typed: amounts and times as texts, so that nothing half typed is lost. */
export interface RaffleDraft
  extends Pick<RaffleTerms, 'kind' | 'texts' | 'audience' | 'chanceRule' | 'chanceCycle' | 'isPopup'> {
  /** On a clock of the site. */
  startsAt: string
  endsAt: string
  audienceDays: string
  /** One account a line. */
  audienceAccounts: string
  chanceStep: string
  chanceCountMax: string
  memberMax: string
  prizes: readonly PrizeDraft[]
}

export const newPrize: PrizeDraft = { names: {}, amount: '', weight: '10', stock: '' }

export const newRaffle: RaffleDraft = {
  kind: 'wheel',
  texts: {},
  startsAt: '',
  endsAt: '',
  audience: 'all',
  audienceDays: '7',
  audienceAccounts: '',
  chanceRule: 'free',
  chanceCycle: 'daily',
  chanceStep: '',
  chanceCountMax: '1',
  memberMax: '',
  isPopup: false,
  prizes: [newPrize, newPrize],
}

/** A saved one, ready to be typed over. */
export const draftOf = (saved: StaffRaffle, timeZone: string): RaffleDraft => ({
  kind: saved.kind,
  texts: saved.texts,
  startsAt: toWallTime(saved.startsAt, timeZone),
  endsAt: toWallTime(saved.endsAt, timeZone),
  audience: saved.audience,
  audienceDays: String(saved.audienceDays || newRaffle.audienceDays),
  audienceAccounts: saved.audienceAccounts.join('\n'),
  chanceRule: saved.chanceRule,
  chanceCycle: saved.chanceCycle,
  chanceStep: typedOf(saved.chanceStep),
  chanceCountMax: String(saved.chanceCountMax),
  memberMax: plainMoney(saved.memberMax),
  isPopup: saved.isPopup,
  prizes: saved.prizes.map(({ names, amount, weight, stock }) => ({
    names,
    amount: typedOf(amount),
    weight: String(weight),
    stock: stock === 0 ? '' : String(stock),
  })),
})

/** What is typed, as it is sent. */
export const termsOf = (draft: RaffleDraft, timeZone: string): RaffleTerms => ({
  kind: draft.kind,
  texts: draft.texts,
  startsAt: fromWallTime(draft.startsAt, timeZone) ?? '',
  endsAt: fromWallTime(draft.endsAt, timeZone) ?? '',
  audience: draft.audience,
  audienceDays: Number(draft.audienceDays),
  audienceAccounts: draft.audienceAccounts.split(/[\s,;]+/).filter(Boolean),
  chanceRule: draft.chanceRule,
  chanceCycle: draft.chanceCycle,
  chanceStep: moneyOf(draft.chanceStep || '0'),
  chanceCountMax: Number(draft.chanceCountMax),
  memberMax: moneyOf(draft.memberMax),
  isPopup: draft.isPopup,
  prizes: draft.prizes.map(({ names, amount, weight, stock }) => ({
    names,
    amount: moneyOf(amount || '0'),
    weight: Number(weight),
    stock: Number(stock),
  })),
})

const typedOf = (amount: string): string => (amount === '0.00' ? '' : plainMoney(amount))

/** Of all draws while every prize is in stock, in percent. */
export function chanceOf(prizes: readonly PrizeDraft[], place: number): number {
  const total = prizes.reduce((sum, { weight }) => sum + Number(weight), 0)
  return total === 0 ? 0 : (100 * Number(prizes[place]?.weight ?? 0)) / total
}
