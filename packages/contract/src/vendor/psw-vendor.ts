import * as z from '../base/zod.ts'
import { GameFeature, tableCategories } from '../games/game-facts.ts'
import { PswAmount, PswChange, PswCurrency, PswId, PswStake, PswSum, RequestUuid } from './psw-fields.ts'

export const gamePageMax = 5_000

/** `GET /games` of a vendor, signed by the portal. */
export const VendorGame = z.object({
  gameId: PswId,
  names: z.record(z.string(), z.string()),
  category: z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT']),
  subCategory: z.enum(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']).optional(),
  /** What is dealt at a live table. */
  table: z.enum(tableCategories).optional(),
  /** Who deals at a live table, by turns; `image` is a key of the art manifest. */
  hosts: z
    .array(z.object({ hostId: PswId, name: z.string().min(1).max(60), image: z.string().max(200).optional() }))
    .max(20)
    .optional(),
  /** Places of a card room. */
  seats: z.number().int().min(1).max(1_000).optional(),
  /** Brand under which the game is shown. */
  provider: z.object({ code: PswId, name: z.string() }),
  /** With the best play; what the bound of rebates and the filters of players go by. */
  rtpBp: z.number().int(),
  /** Of the poorest bet, where bets return differently. */
  rtpMinBp: z.number().int().min(1).max(10_000).optional(),
  /** How much of a bet counts for rebates and cash back, in percent, so that no more than 99.8 % goes back; 100 when absent. */
  rebateWeight: z.number().int().min(0).max(100).optional(),
  volatility: z.enum(['low', 'medium', 'high', 'veryHigh']),
  lines: z.number().int().optional(),
  stakes: z.record(z.string(), z.object({ min: PswAmount, max: PswAmount })),
  demo: z.boolean(),
  capabilities: z.object({ multiBet: z.boolean(), multiWin: z.boolean() }),
  certificate: z.object({ modelId: z.string(), version: z.number().int(), hash: z.string() }),
  /** Logical keys of the art manifest. */
  images: z.object({ tile: z.string(), large: z.string().optional() }),
  /** Facts of the certificate that players are told; what is not told is not shown. */
  hitFrequencyBp: z.number().int().min(0).max(10_000).optional(),
  /** Most a round pays, in total bets. */
  maxWinX: z.number().int().min(1).optional(),
  features: z.array(GameFeature).max(20).optional(),
  /** Place in the vendor's own order; games without one come first. */
  rank: z.number().int().min(0).optional(),
  /** Jackpots that may be won in it; a win of any other is not taken. */
  jackpotIds: z.array(PswId).max(20).optional(),
  status: z.enum(['live', 'maintenance', 'retired']),
  isNew: z.boolean(),
})
export type VendorGame = z.infer<typeof VendorGame>
export const VendorGameList = z.object({ games: z.array(VendorGame), nextCursor: z.string().nullable() })
export type VendorGameList = z.infer<typeof VendorGameList>
/** A page of that list as it comes: each game is read by itself. */
export const VendorGamePage = z.object({
  games: z.array(z.unknown()).max(gamePageMax),
  nextCursor: z.string().min(1).max(200).nullable(),
})

/** `POST /launch` of a vendor, signed by the portal; the address it answers is single-use and short-lived. */
export const VendorLaunch = z.object({
  requestId: RequestUuid,
  playerId: PswId,
  gameId: PswId,
  launchToken: z.string(),
  currency: PswCurrency,
  language: z.string(),
  device: z.enum(['desktop', 'mobile']),
  lobbyUrl: z.string(),
  cashierUrl: z.string(),
  mode: z.enum(['real', 'demo']),
})
export type VendorLaunch = z.infer<typeof VendorLaunch>
export const VendorLaunchAnswer = z.object({ url: z.string() })

/** `POST /sessions/close`: the player left, was locked or logged out. */
export const VendorSessionClose = z.object({ requestId: RequestUuid, playerId: PswId })
export type VendorSessionClose = z.infer<typeof VendorSessionClose>

/** `GET /transactions?cursor=` of a vendor: every call with a known end, oldest first, in an order that never changes. */
export const VendorTransaction = z
  .object({
    transactionId: PswId,
    /** A tip is told as the `bet` that it was sent as. */
    call: z.enum(['bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win', 'adjust']),
    state: z.enum(['APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED']),
    originalTransactionId: PswId.nullable(),
    playerId: PswId,
    gameId: PswId,
    roundId: PswId,
    /** Below zero only where an `adjust` takes back. */
    amount: z.union([PswAmount, PswChange]),
    currency: PswCurrency,
    at: z.iso.datetime({ offset: true }),
    /** Of a `free-round-win`: its grant, and what was left of it. */
    freeRounds: z.object({ freeRoundsId: PswId, remaining: z.number().int().min(0).max(99) }).optional(),
    /** Of a `promo-win`: its campaign. */
    promo: z.object({ campaignId: PswId, kind: z.enum(['tournament', 'cashdrop', 'race']) }).optional(),
    /** Of an `adjust`: its version, with which one that never came is booked. */
    adjust: z
      .object({ version: z.number().int().min(1).max(10_000), reason: z.string().max(280).optional() })
      .optional(),
    /** Played from the player's purse at the vendor: the portal keeps it as a record and moves nothing. */
    fromPurse: z.boolean().optional(),
    /** Of a row from a purse: the round ended with it. */
    roundClosed: z.boolean().optional(),
  })
  .refine(({ call, amount }) => call === 'adjust' || !amount.startsWith('-'), 'amount: below zero')
export type VendorTransaction = z.infer<typeof VendorTransaction>
/** `nextCursor` is never null: ask again with it later for what came since. */
export const VendorTransactionList = z.object({
  transactions: z.array(VendorTransaction),
  nextCursor: z.string(),
  hasMore: z.boolean(),
})
export type VendorTransactionList = z.infer<typeof VendorTransactionList>

/** `GET /rounds/:id` of a vendor; `GET /rounds/open` lists those whose money or show is not finished, of one player with `?playerId=`. */
export const VendorRound = z.object({
  roundId: PswId,
  playerId: PswId,
  gameId: PswId,
  modelId: z.string(),
  modelVersion: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: PswCurrency,
  stake: PswAmount,
  /** The grant that the round was played from: nothing was staked. */
  freeRoundsId: PswId.nullable().optional(),
  /** The free bet of a rain that the round was played with: nothing was staked either. */
  freeBetId: PswId.nullable().optional(),
  total: PswSum,
  state: z.enum(['betting', 'presenting', 'collected', 'void', 'refused']),
  startedAt: z.iso.datetime({ offset: true }),
  settledAt: z.iso.datetime({ offset: true }).nullable(),
  fairness: z.object({
    commit: z.string(),
    clientSeed: z.string(),
    nonce: z.number().int(),
    serverSeed: z.string().nullable(),
  }),
  /** Of a slip at a table with places for chips: what the player put down, and when it was received. */
  slip: z
    .object({
      sharedRoundId: PswId,
      /** The first slip of its player in the round, or what the second added. */
      slipNo: z.number().int(),
      receivedAt: z.iso.datetime({ offset: true }),
      /** Before the end of the betting, which counts. */
      closesInMs: z.number().int().nullable(),
      /** The round trip of the player's frame. */
      rttMs: z.number().int().nullable(),
      places: z.array(z.object({ spot: z.string(), stake: PswAmount })).max(200),
    })
    .optional(),
  /** The stored result; empty until the bet is accepted. */
  events: z.array(z.record(z.string(), z.unknown())),
  calls: z.array(
    z.object({
      transactionId: PswId,
      call: z.enum(['bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win', 'adjust']),
      state: z.enum(['pending', 'done', 'exception', 'closed']),
      attempts: z.number().int(),
      lastCode: z.string().nullable(),
    }),
  ),
})
export type VendorRound = z.infer<typeof VendorRound>
export const VendorRoundList = z.object({ rounds: z.array(VendorRound), nextCursor: z.string().nullable() })

/** `in`: from the portal to the player's purse at the vendor; `out`: back. */
export const walletDirections = ['in', 'out'] as const

/** `POST /wallet/transfer` of a vendor that keeps purses of its own. The same `transferId` again answers the first outcome and moves nothing. */
export const VendorWalletTransfer = z.object({
  requestId: RequestUuid,
  transferId: PswId,
  playerId: PswId,
  direction: z.enum(walletDirections),
  amount: PswStake,
  currency: PswCurrency,
})
export type VendorWalletTransfer = z.infer<typeof VendorWalletTransfer>

/** `REFUSED` is for good, as `INSUFFICIENT_FUNDS` is: the vendor remembers both. */
export const vendorWalletCodes = ['OK', 'INSUFFICIENT_FUNDS', 'TRANSFER_MISMATCH', 'REFUSED'] as const

/** `balance` is of now. Any other answer, and none, leaves the outcome unknown: the portal asks again. */
export const VendorWalletAnswer = z.object({
  code: z.enum(vendorWalletCodes),
  balance: PswSum,
  replayed: z.boolean().optional(),
})
export type VendorWalletAnswer = z.infer<typeof VendorWalletAnswer>

/** `POST /wallet/balance`: what the player has at the vendor. */
export const VendorWalletQuestion = z.object({ requestId: RequestUuid, playerId: PswId, currency: PswCurrency })
export type VendorWalletQuestion = z.infer<typeof VendorWalletQuestion>
export const VendorWalletBalance = z.object({ balance: PswSum })

/** `GET /wallet/totals`: what all players have at the vendor, by currency. */
export const VendorWalletTotals = z.object({
  totals: z.array(z.object({ currency: PswCurrency, balance: PswSum, playerCount: z.number().int().min(0) })),
})
export type VendorWalletTotals = z.infer<typeof VendorWalletTotals>

/** `GET /jackpots` of a vendor: its pools as they can be won now, in minor units. */
export const VendorPool = z.object({
  jackpotId: PswId,
  tier: PswId,
  currency: PswCurrency,
  kind: z.enum(['progressive', 'must-hit-by', 'mystery']),
  cycle: z.number().int().min(1),
  /** What a player wins now, and of it what the cycle began with. */
  meter: PswSum,
  base: PswSum,
  reserve: PswSum,
  overflow: PswSum,
  /** Since the pool began: from stakes, from the vendor, to players. */
  contributed: PswSum,
  reserved: PswSum,
  house: PswSum,
  paid: PswSum,
  /** The published terms: whole units of the currency, shares as numerator and denominator. */
  seed: z.number(),
  contribution: z.tuple([z.number(), z.number()]),
  reserveShare: z.tuple([z.number(), z.number()]),
  oneIn: z.number().nullable(),
  mustHitBy: z.number().nullable(),
  stakeMax: z.number(),
  deadlineAt: z.iso.datetime({ offset: true }).nullable(),
  /** Hash of the seed that the hit point is drawn from. */
  commitment: z.string().nullable(),
  isPaused: z.boolean(),
  /** From pools that were closed, since the pool began; below zero in one that was closed itself. */
  moved: z
    .string()
    .regex(/^-?\d{1,18}$/)
    .optional(),
  /** Its money went to another pool, and it is never won again. */
  isClosed: z.boolean().optional(),
  hits: z
    .array(
      z.object({
        cycle: z.number().int(),
        playerId: PswId,
        roundId: PswId,
        gameId: PswId,
        amount: PswAmount,
        at: z.iso.datetime({ offset: true }),
        /** Revealed with the hit: with it anybody can draw the hit point again. */
        commitment: z.string().nullable(),
        hitSeed: z.string().nullable(),
      }),
    )
    .max(50),
})
export type VendorPool = z.infer<typeof VendorPool>
export const VendorPoolList = z.object({ at: z.iso.datetime({ offset: true }), pools: z.array(VendorPool).max(200) })
export type VendorPoolList = z.infer<typeof VendorPoolList>

/** `POST /jackpots/pause`: games of a paused jackpot take no bets; rounds under way end. */
export const VendorJackpotPause = z.object({ requestId: RequestUuid, jackpotId: PswId, isPaused: z.boolean() })
export type VendorJackpotPause = z.infer<typeof VendorJackpotPause>

const poolPlace = z.object({ jackpotId: PswId, tier: PswId })
/** `POST /jackpots/move`: closes a paused pool, all of its money goes to another. The same `moveId` again answers what it moved. */
export const VendorJackpotMove = z.object({
  requestId: RequestUuid,
  moveId: PswId,
  currency: PswCurrency,
  from: poolPlace,
  to: poolPlace,
})
/** What it moved: the seed, what stakes added with what a win left over, and the reserve. */
export const VendorJackpotMoved = z.object({
  code: z.literal('OK'),
  moved: z.object({ base: PswAmount, increment: PswAmount, reserve: PswAmount }),
})
export type VendorJackpotMoved = z.infer<typeof VendorJackpotMoved>
