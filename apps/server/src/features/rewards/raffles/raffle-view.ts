import type { OpenWish, Raffle as RaffleAnswer, RaffleDraw, StaffRaffle } from '@fairground/contract'
import { commitOf } from '@fairground/fairness'
import { formatAmount, getCurrency } from '@fairground/money'
import { campaignActions, textIn, titleIn } from '../rewards/index.ts'
import {
  type CountedRaffle,
  chancesLeft,
  costsOf,
  type Draw,
  type Raffle,
  type Standing,
  type Winner,
  weightsOf,
} from './raffle.ts'

interface Shown {
  raffle: Raffle
  standing: Standing
  /** Of the next draw. */
  commit: string
  mine: readonly Draw[]
  winners: readonly Winner[]
}

const moneyOf = ({ currency }: Raffle, amountMinor: bigint): string => formatAmount(amountMinor, getCurrency(currency))
const amountOf = (raffle: Raffle, amountMinor: bigint): string | undefined =>
  amountMinor > 0n ? moneyOf(raffle, amountMinor) : undefined

/** A raffle as a member sees it now. */
export function viewRaffle(
  { raffle, standing, commit, mine, winners }: Shown,
  { language, mask }: { language: string; mask: (account: string) => string },
): RaffleAnswer {
  const weights = weightsOf(raffle, standing.roomMinor)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    promotionId: raffle.id,
    kind: raffle.kind,
    ...textIn(raffle, language),
    prizes: raffle.prizes.map(({ id, names, amountMinor }, place) => ({
      prizeId: id,
      name: titleIn(names, language),
      amount: amountOf(raffle, amountMinor),
      chance: total === 0 ? 0 : (weights[place] ?? 0) / total,
    })),
    chancesLeft: chancesLeft(raffle, standing),
    chanceRule: raffle.chanceRule,
    chanceCycle: raffle.chanceCycle,
    chanceStep: amountOf(raffle, raffle.chanceStepMinor),
    chanceCountMax: raffle.chanceCountMax,
    isPopup: raffle.isPopup,
    endsAt: raffle.endsAt.toISOString(),
    commit,
    mine: mine.map((draw) => viewDraw(raffle, draw, language)),
    winners: winners.map(({ account, prizeId, drawnAt }) => ({
      account: mask(account),
      prizeName: prizeName(raffle, prizeId, language),
      drawnAt: drawnAt.toISOString(),
    })),
  }
}

const prizeName = ({ prizes }: Raffle, prizeId: string, language: string): string =>
  titleIn(prizes.find(({ id }) => id === prizeId)?.names ?? {}, language)

/** What a chance brought, and all that it came from. */
export const viewDraw = (raffle: Raffle, draw: Draw, language: string): RaffleDraw => ({
  drawId: draw.id,
  prizeId: draw.prizeId,
  prizeName: prizeName(raffle, draw.prizeId, language),
  prizeIndex: raffle.prizes.findIndex(({ id }) => id === draw.prizeId),
  amount: amountOf(raffle, draw.amountMinor),
  drawnAt: draw.drawnAt.toISOString(),
  proof: {
    commit: commitOf(draw.serverSeed),
    serverSeed: draw.serverSeed,
    clientSeed: draw.clientSeed,
    nonce: draw.nonce,
    weights: [...draw.weights],
  },
})

/** A raffle as staff see it. */
export function viewStaffRaffle(
  { raffle, ...counts }: CountedRaffle,
  { permissions, wish }: { permissions: readonly string[]; wish: OpenWish | undefined },
): StaffRaffle {
  const { budgetMinor, awardedMinor } = costsOf(raffle)
  return {
    ...counts,
    raffleId: raffle.id,
    kind: raffle.kind,
    state: raffle.state,
    texts: raffle.texts,
    startsAt: raffle.startsAt.toISOString(),
    endsAt: raffle.endsAt.toISOString(),
    currency: raffle.currency,
    audience: raffle.audience,
    audienceDays: raffle.audienceDays,
    audienceAccounts: [...raffle.audienceAccounts],
    chanceRule: raffle.chanceRule,
    chanceCycle: raffle.chanceCycle,
    chanceStep: moneyOf(raffle, raffle.chanceStepMinor),
    chanceCountMax: raffle.chanceCountMax,
    isPopup: raffle.isPopup,
    prizes: raffle.prizes.map(({ names, amountMinor, weight, stock = 0, given }) => ({
      names,
      amount: moneyOf(raffle, amountMinor),
      weight,
      stock,
      given,
    })),
    memberMax: moneyOf(raffle, raffle.memberMaxMinor),
    budget: moneyOf(raffle, budgetMinor),
    awarded: moneyOf(raffle, awardedMinor),
    revision: raffle.revision,
    changedAt: raffle.changedAt.toISOString(),
    changedBy: raffle.changedBy,
    wish,
    allowed: campaignActions(raffle, permissions.includes('marketing.manage')),
  }
}
