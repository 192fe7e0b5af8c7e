import * as z from '../base/zod.ts'
import { PswAmount, PswId, PswStake } from '../vendor/psw.ts'
import { RoomsAnswer } from './rooms.ts'
import { FishingGame, FishingMagazine } from './studio-fishing.ts'
import { FishingMagazineProof } from './studio-fishing-proof.ts'
import { InstantRoundView } from './studio-instant.ts'
import { RoundFairness, SeedState } from './studio-seeds.ts'
import { SharedBetView, SharedTableView } from './studio-shared.ts'
import { SlipLimits } from './studio-slips.ts'
import { SeatFacts } from './studio-table-seats.ts'
import { TipLimits } from './studio-tips.ts'

export { isKeepableJson } from '../base/zod.ts'
export * from './rooms.ts'
export * from './rooms-hands.ts'
export * from './rooms-view.ts'
export * from './studio-chat.ts'
export * from './studio-codes.ts'
export * from './studio-corrections.ts'
export * from './studio-desk.ts'
export * from './studio-devices.ts'
export * from './studio-fishing.ts'
export * from './studio-fishing-proof.ts'
export * from './studio-fishing-room.ts'
export * from './studio-instant.ts'
export * from './studio-lobby.ts'
export { studioPaths } from './studio-paths.ts'
export * from './studio-rain.ts'
export * from './studio-replays.ts'
export { RotateAnswer, RotateRequest, SeedState } from './studio-seeds.ts'
export * from './studio-shared.ts'
export * from './studio-slips.ts'
export * from './studio-stages.ts'
export * from './studio-table-seats.ts'
export * from './studio-tips.ts'
export * from './studio-video.ts'

/** One stored round. `events` is the list of the model's own typed events, in order; the client replays it. */
export const StudioRound = z.object({
  roundId: z.string(),
  gameId: z.string(),
  modelId: z.string(),
  modelVersion: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  stakeMinor: PswStake,
  totalMinor: PswAmount,
  /** Played from a grant of free rounds: nothing was staked. */
  isFree: z.boolean(),
  state: z.enum(['presenting', 'collected', 'void']),
  events: z.array(z.record(z.string(), z.unknown())),
  /** What it won of jackpots, beside its total. */
  jackpotWins: z.array(z.object({ tier: z.string(), amountMinor: PswStake })),
  startedAt: z.iso.datetime({ offset: true }),
  balanceAfterBetMinor: PswAmount,
  balanceAfterMinor: PswAmount,
  fairness: RoundFairness,
})
export type StudioRound = z.infer<typeof StudioRound>

/** The pools of a game as they can be won now; play money wins none. */
export const JackpotMeters = z.object({
  jackpotId: z.string(),
  kind: z.enum(['progressive', 'must-hit-by', 'mystery']),
  pools: z.array(
    z.object({
      tier: z.string(),
      cycle: z.number().int(),
      meterMinor: PswAmount,
      /** Won before it is greater than this; null: no bound. */
      boundMinor: PswAmount.nullable(),
      deadlineAt: z.iso.datetime({ offset: true }).nullable(),
      commitment: z.string().nullable(),
    }),
  ),
})
export type JackpotMeters = z.infer<typeof JackpotMeters>
export const JackpotsAnswer = z.object({ jackpot: JackpotMeters.nullable() })
export type JackpotsAnswer = z.infer<typeof JackpotsAnswer>

/** Rounds that the player may play for nothing in this game, at a stake that is given. */
export const FreeRoundsState = z.object({
  freeRoundsId: PswId,
  quantity: z.number().int(),
  remaining: z.number().int().min(1),
  stakeMinor: PswStake,
  /** What all of them pay at most. */
  winMinorMax: PswStake,
  startBefore: z.iso.datetime({ offset: true }),
})
export type FreeRoundsState = z.infer<typeof FreeRoundsState>

export const OpenRequest = z.object({ launchToken: z.string().min(1).max(256), gameId: z.string().max(64) })
export type OpenRequest = z.infer<typeof OpenRequest>

/** Another table of the live casino, in the frame that the bearer's session is of. */
export const TableOpenRequest = z.object({ gameId: z.string().max(64) })
export type TableOpenRequest = z.infer<typeof TableOpenRequest>

/** Current stake limits of a session; open frames refetch them because they may change. */
export const LimitsAnswer = z.object({
  /** Total bets or chips that may be chosen, ascending, and the one to begin with. */
  stakesMinor: z.array(PswStake),
  stakeMinorDefault: PswStake,
  /** Of one bet before raises, and what one round can pay at most, jackpots aside. */
  limits: z.object({ stakeMinorMin: PswStake, stakeMinorMax: PswStake, payoutMinorMax: PswStake }),
  /** Where the rules of the site ask for one: the shortest time of a round, and what is not offered. */
  pace: z.object({ roundMsMin: z.number().int().min(0), autoplay: z.boolean(), turbo: z.boolean() }).optional(),
})
export type LimitsAnswer = z.infer<typeof LimitsAnswer>

const frameFields = {
  /** Bearer token of this frame; kept in memory only. */
  session: z.string(),
  gameId: z.string(),
  names: z.record(z.string(), z.string()),
  provider: z.string(),
  theme: z.string(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  currencySymbol: z.string(),
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
  seeds: SeedState,
  language: z.string(),
  lobbyUrl: z.string(),
  cashierUrl: z.string(),
}

const openedFields = {
  ...frameFields,
  /** Of the best play. */
  rtpBp: z.number().int(),
  /** Of the poorest bet. */
  rtpMinBp: z.number().int(),
  volatility: z.enum(['low', 'medium', 'high', 'veryHigh']),
  maxWinX: z.number().int(),
  certifiedOn: z.string(),
  ...LimitsAnswer.shape,
}

export const SlotOpenAnswer = z.object({
  ...openedFields,
  kind: z.literal('slot'),
  modelId: z.string(),
  modelVersion: z.number().int(),
  hitFrequencyBp: z.number().int(),
  /** A round whose show was cut short: it is shown to its end before a new bet. */
  unfinished: StudioRound.nullable(),
  /** Played before anything is staked; null: none. */
  freeRounds: FreeRoundsState.nullable(),
  /** Null where the game plays for no jackpot. */
  jackpot: JackpotMeters.nullable(),
  /** Of the game alone; null without a jackpot. */
  rtpBaseBp: z.number().int().nullable(),
})
export type SlotOpenAnswer = z.infer<typeof SlotOpenAnswer>

export const InstantOpenAnswer = z.object({
  ...openedFields,
  kind: z.literal('instant'),
  /** Which rules the game plays by, and with them which screen shows it. */
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  /** Null where it depends on what is bet on. */
  hitFrequencyBp: z.number().int().nullable(),
  /** The round that waits for its player: it goes on before a new bet. */
  unfinished: InstantRoundView.nullable(),
})
export type InstantOpenAnswer = z.infer<typeof InstantOpenAnswer>

export const SharedOpenAnswer = z.object({
  ...openedFields,
  kind: z.literal('shared'),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  hitFrequencyBp: z.number().int().nullable(),
  table: SharedTableView,
  /** Of tables with places for chips. */
  slips: SlipLimits.optional(),
  /** Of tables with seats. */
  seats: SeatFacts.optional(),
  /** Of tables that take tips. */
  tips: TipLimits.optional(),
  /** The player's own of the round under way. */
  bets: z.array(SharedBetView),
})
export type SharedOpenAnswer = z.infer<typeof SharedOpenAnswer>

/** What the launch said of the frame is known there. */
export const TableOpenAnswer = SharedOpenAnswer.omit({ language: true, lobbyUrl: true, cashierUrl: true })
export type TableOpenAnswer = z.infer<typeof TableOpenAnswer>

/** A game of card rooms: players play against each other, so that it has a rake and no return. */
export const RoomOpenAnswer = z.object({
  ...frameFields,
  kind: z.literal('room'),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  rooms: RoomsAnswer,
})
export type RoomOpenAnswer = z.infer<typeof RoomOpenAnswer>
/** A level of the fishing rooms; the frame sits down over its line. */
export const FishingOpenAnswer = z.object({
  ...openedFields,
  kind: z.literal('fishing'),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  /** It depends on the fish. */
  hitFrequencyBp: z.null(),
  fishing: FishingGame,
  /** The one that is still loaded at this level: sitting down goes on with it. */
  magazine: FishingMagazine.nullable(),
})
export type FishingOpenAnswer = z.infer<typeof FishingOpenAnswer>

/** `kind` says which of the studio's engines plays the game. */
export const OpenAnswer = z.discriminatedUnion('kind', [
  SlotOpenAnswer,
  InstantOpenAnswer,
  SharedOpenAnswer,
  FishingOpenAnswer,
])
export type OpenAnswer = z.infer<typeof OpenAnswer>

/** One round and the game that shows it, to whoever holds a ticket for it; no session comes with it. */
export const ReplayAnswer = z.object({
  opened: OpenAnswer,
  slotRound: StudioRound.nullable(),
  instantRound: InstantRoundView.nullable(),
  sharedBet: SharedBetView.nullable(),
  fishingMagazine: FishingMagazineProof.nullable().optional(),
})
export type ReplayAnswer = z.infer<typeof ReplayAnswer>

export const SpinRequest = z.object({
  requestId: z.uuid(),
  stakeMinor: PswStake,
  /** The free spins of a model that sells them: the round costs its price times this stake. */
  isBought: z.literal(true).optional(),
  freeRoundsId: PswId.optional(),
})
export type SpinRequest = z.infer<typeof SpinRequest>
export const SpinAnswer = z.object({
  round: StudioRound,
  balanceVersion: z.number().int(),
  seeds: SeedState,
  freeRounds: FreeRoundsState.nullable(),
})
export type SpinAnswer = z.infer<typeof SpinAnswer>

/** The show of a round has ended. Asking again is harmless. */
export const CollectAnswer = z.object({ round: StudioRound, balanceMinor: PswAmount, balanceVersion: z.number().int() })
export type CollectAnswer = z.infer<typeof CollectAnswer>

export const BalanceAnswer = z.object({
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
  currency: z.string(),
})
export type BalanceAnswer = z.infer<typeof BalanceAnswer>

/** What the player is to be told of his play at all games; null: nothing. */
export const RealityCheckAnswer = z.object({
  check: z
    .object({
      elapsedS: z.number().int(),
      stakedMinor: z.string(),
      /** Signed. */
      netMinor: z.string(),
      isDue: z.boolean(),
    })
    .nullable(),
})
export type RealityCheckAnswer = z.infer<typeof RealityCheckAnswer>
export const RealityConfirmAnswer = z.object({})

export const RoundsQuery = z.object({
  before: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type RoundsQuery = z.infer<typeof RoundsQuery>
export const RoundsAnswer = z.object({ rounds: z.array(StudioRound), next: z.string().nullable() })
export type RoundsAnswer = z.infer<typeof RoundsAnswer>
