import { markSixFund, markSixTiers, settlePool } from '../lotteries/mark-six/pool.ts'
import { type JackpotShare, jackpotShares, settleJackpot, sharePool } from './jackpots.ts'

/** Amounts by tier. */
export type ByTier = Readonly<Record<string, bigint>>

/** A lottery that pays from pools. */
export type PoolRules = {
  /** What one ticket costs: stakes are whole multiples of it, and each multiple is a ticket of its own. */
  readonly priceMinor: bigint
  /** The tiers that have a pool, the first prize first. Tickets of other tiers may be paid from it too. */
  readonly tiers: readonly string[]
  /** What is published as the least of a pool that is won; the house adds what is missing. */
  readonly floorMinor: ByTier
  /** What of the sales of a draw joins each pool at its close. */
  joined(salesMinor: bigint): ByTier
  settle(draw: DrawPools): PoolEnds
}

/** A draw as its pools see it. Sales, winners and prizes are of tickets that share in the pools alone. */
export type DrawPools = {
  readonly salesMinor: bigint
  /** What tiers with a price of their own pay in this draw. */
  readonly fixedMinor: bigint
  /** In each pool before the sales of this draw joined it. */
  readonly beforeMinor: ByTier
  readonly floorMinor: ByTier
  /** Tickets by tier, at the price of one. */
  readonly winners: ByTier
}

export type PoolEnds = {
  /** Of one ticket, by tier. */
  readonly prizeMinor: ByTier
  readonly pools: Readonly<Record<string, PoolChange>>
}

/** `before + joined − fixed + house − paid = after`, to the last minor unit. */
export type PoolChange = {
  readonly joinedMinor: bigint
  /** Taken by the prizes with a price of their own, where they are paid from the pool's share. */
  readonly fixedMinor: bigint
  /** Added by the house up to the floor. */
  readonly houseMinor: bigint
  readonly paidMinor: bigint
  readonly afterMinor: bigint
}

/** 10,000 of the currency. */
const priceMinor = 1_000_000n
const billion = 100_000_000_000n

const none = 0n
const at = (amounts: ByTier, tier: string): bigint => amounts[tier] ?? none
const mapTiers = (tiers: readonly string[], of: (tier: string) => bigint): ByTier =>
  Object.fromEntries(tiers.map((tier) => [tier, of(tier)]))

/** Pools by the lottery's rules; the floors are the house's own. */
export const poolRules: Readonly<Record<string, PoolRules>> = {
  'mark-six': {
    ...{ priceMinor, tiers: ['6'], floorMinor: { '6': 10n * billion } },
    joined: (salesMinor) => ({ '6': markSixFund(salesMinor) }),
    settle: settleMarkSix,
  },
  'vietlott-645': jackpots('vietlott-645', { '6': 12n * billion }),
  'vietlott-655': jackpots('vietlott-655', { '6': 30n * billion, '5+b': 3n * billion }),
  'vietlott-535': jackpots('vietlott-535', { '5+1': 6n * billion }),
}

/** Whether tickets of this play share in the pools of the lottery. */
export const sharesPool = (lotteryId: string, playTab: string): boolean =>
  poolRules[lotteryId] !== undefined && playTab === 'tickets'

function jackpots(id: string, floorMinor: ByTier): PoolRules {
  const shares = jackpotShares[id] ?? []
  const partOf = (share: JackpotShare, salesMinor: bigint) => (salesMinor * share.perTenThousand) / 10_000n
  return {
    ...{ priceMinor, tiers: shares.map(({ tier }) => tier), floorMinor },
    joined: (salesMinor) => Object.fromEntries(shares.map((share) => [share.tier, partOf(share, salesMinor)])),
    settle(draw) {
      const ends = shares.map((share) => [share.tier, settleOne(share, draw, partOf(share, draw.salesMinor))] as const)
      const won = ends.filter(([tier]) => at(draw.winners, tier) > none)
      return {
        prizeMinor: Object.fromEntries(won.map(([tier, { eachMinor }]) => [tier, eachMinor])),
        pools: Object.fromEntries(ends.map(([tier, { eachMinor: _, ...change }]) => [tier, change])),
      }
    },
  }
}

function settleOne(share: JackpotShare, draw: DrawPools, joinedMinor: bigint): PoolChange & { eachMinor: bigint } {
  const [poolMinor, winners] = [at(draw.beforeMinor, share.tier), at(draw.winners, share.tier)]
  const facts = { salesMinor: draw.salesMinor, fixedMinor: draw.fixedMinor, winners }
  const bare = settleJackpot(share, { ...facts, poolMinor })
  const fullMinor = poolMinor + bare.joinedMinor
  const missingMinor = at(draw.floorMinor, share.tier) - fullMinor
  const houseMinor = winners > none && missingMinor > none ? missingMinor : none
  const { eachMinor, restMinor } = sharePool(fullMinor + houseMinor, winners)
  return {
    ...{ eachMinor, joinedMinor, fixedMinor: joinedMinor - bare.joinedMinor, houseMinor },
    ...{ paidMinor: eachMinor * winners, afterMinor: restMinor },
  }
}

function settleMarkSix({ salesMinor, beforeMinor, floorMinor, winners }: DrawPools): PoolEnds {
  const end = settlePool({
    ...{
      unitMinor: priceMinor,
      salesMinor,
      carryMinor: at(beforeMinor, '6'),
      floorMinor: at(floorMinor, '6'),
      winners,
    },
  })
  const prizeMinor = mapTiers(
    markSixTiers.filter((tier) => at(winners, tier) > none),
    (tier) => end.prizeMinor[tier as keyof typeof end.prizeMinor] ?? none,
  )
  const paidMinor = Object.entries(prizeMinor).reduce((sum, [tier, each]) => sum + each * at(winners, tier), none)
  const change = {
    ...{ joinedMinor: markSixFund(salesMinor), fixedMinor: none, houseMinor: end.houseMinor, paidMinor },
    afterMinor: end.carryMinor,
  }
  return { prizeMinor, pools: { '6': change } }
}
