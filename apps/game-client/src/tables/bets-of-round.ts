import type { SharedBetView } from '@fairground/contract/studio'

/** The player's bets of a round, by place. */
interface RoundBets {
  bets: readonly SharedBetView[]
  /** Those of them whose end was not known before. */
  ended: readonly SharedBetView[]
}

/** What is known of a round's bets with what the studio has told; those of other rounds are left out. */
export function betsOfRound(
  known: readonly SharedBetView[],
  told: readonly SharedBetView[],
  sharedRoundId: string | undefined,
): RoundBets {
  const byPlace = new Map(known.map((bet) => [bet.place, bet]))
  const ended: SharedBetView[] = []
  for (const bet of told) {
    if (bet.sharedRoundId !== sharedRoundId) continue
    if (bet.state === 'ended' && byPlace.get(bet.place)?.state !== 'ended') ended.push(bet)
    if (bet.state === 'void') byPlace.delete(bet.place)
    else byPlace.set(bet.place, bet)
  }
  return { bets: [...byPlace.values()].sort((a, b) => a.place - b.place), ended }
}
