import { type Decisions, type Hand, joinChips } from '@fairground/game-rules/tables'
import type { Mode, Reader, StageRaiseRow, StageWishRow } from '../../db/schema.ts'
import { listStandingBets, type SharedBet } from '../bet-store.ts'
import { readStoredBet, type SharedRules } from '../rules-of.ts'
import { chipsOf } from '../slips/slip-chips.ts'
import { listRaises, listWishes } from './stage-store.ts'

export type Stages = NonNullable<SharedRules['stages']>
type Bet = { stakeMinor: bigint }

/** All that one player has in a round with stages. */
export interface PlayerHand {
  playerId: string
  mode: Mode
  /** In the order of their places; raises belong to the first. */
  bets: SharedBet[]
  raises: StageRaiseRow[]
  /** The bets as one, with what has been decided. */
  hand: Hand<Bet>
}

interface Whose {
  playerId: string
  mode: Mode
}

/** The hands of a round as far as its stages are shut, of everybody or of one player. */
export async function readHands(
  reader: Reader,
  rules: SharedRules,
  sharedRoundId: string,
  of?: Whose,
): Promise<PlayerHand[]> {
  const bets = await listStandingBets(reader, sharedRoundId, of)
  const wishes = Map.groupBy(await listWishes(reader, sharedRoundId, of), ownerOf)
  const raises = Map.groupBy(await listRaises(reader, sharedRoundId), ({ round_id }) => round_id)
  return [...Map.groupBy(bets, ownerOf)].map(([owner, own]) => {
    const [first] = own as [SharedBet]
    const ownRaises = own.flatMap(({ round_id }) => raises.get(round_id) ?? [])
    const hand = { bet: joinBets(rules, own), ...decisionsOf(wishes.get(owner) ?? [], ownRaises) }
    return { playerId: first.player_id, mode: first.mode, bets: own, raises: ownRaises, hand }
  })
}

/** What was decided of one bet: the wishes of its player, and the raises that it carries itself. */
export function decisionsOfBet(hands: readonly PlayerHand[], row: SharedBet): Decisions & { moves: number[] } {
  const owner = hands.find(({ playerId, mode }) => playerId === row.player_id && mode === row.mode)
  const raises = owner?.raises.filter(({ round_id }) => round_id === row.round_id) ?? []
  const taken = raises.filter(({ state }) => state === 'taken')
  const wishes = owner?.hand.wishes ?? []
  return { wishes, raisedMinor: raisedOf(wishes, taken), moves: taken.map(({ move }) => move) }
}

function decisionsOf(wishes: readonly StageWishRow[], raises: readonly StageRaiseRow[]): Decisions {
  const last = wishes.reduce((most, { stage, decided }) => (decided === null ? most : Math.max(most, stage)), 0)
  const byStage = new Map(wishes.map(({ stage, decided }) => [stage, decided]))
  const decided = Array.from({ length: last }, (_, index) => byStage.get(index + 1) ?? null)
  return {
    wishes: decided,
    raisedMinor: raisedOf(
      decided,
      raises.filter(({ state }) => state === 'taken'),
    ),
  }
}

const raisedOf = (wishes: readonly unknown[], raises: readonly StageRaiseRow[]): bigint[] =>
  wishes.map((_wish, index) => BigInt(raises.find(({ stage }) => stage === index + 1)?.amount_minor ?? 0))

function joinBets(rules: SharedRules, bets: readonly SharedBet[]): Bet {
  const [first] = bets as [SharedBet]
  if (!rules.slips || bets.length === 1) return readStoredBet(rules, first)
  const joined = joinChips(bets.flatMap(({ input }) => [...chipsOf(rules, input)]))
  const input = { bets: joined.map(({ spot, stakeMinor }) => ({ spot, stakeMinor: stakeMinor.toString() })) }
  return readStoredBet(rules, { ...first, input })
}

const ownerOf = ({ player_id, mode }: { player_id: string; mode: Mode }): string => `${player_id}:${mode}`
