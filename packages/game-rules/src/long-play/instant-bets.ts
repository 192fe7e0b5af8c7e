import { gameProofs } from '../games/proofs.gen.ts'
import type { InstantGame, InstantRound } from '../instant/instant-game.ts'
import type { LongBet, LongGame } from './long-game.ts'
import type { Plan } from './plan.ts'

type Game = InstantGame<unknown, unknown>

/** A game of one player, by plans whose return its sheet knows. */
export function longInstant(game: Game): LongGame {
  const proof = gameProofs[game.id]
  const plans = proof?.plans() ?? []
  if (!proof || plans.length === 0) throw new Error(`Nobody plays ${game.id} for long: write how in its proof.ts`)
  const rows = plans.some(({ exact }) => exact === undefined) ? proof.sheet() : []
  const returns = new Map(rows.map(({ bet, rtp }) => [bet, shareOf(rtp)]))
  return { id: game.id, version: game.version, bets: plans.map((plan) => instantBet(game, plan, returns)) }
}

function instantBet(game: Game, plan: Plan, returns: ReadonlyMap<string, number>): LongBet {
  const exact = plan.exact ?? returns.get(plan.row)
  if (exact === undefined) throw new Error(`the sheet of ${game.id} has no row ${plan.row}`)
  const read = game.readBet(plan.bet)
  if (!read.ok) throw new Error(`${game.id} refuses ${plan.row}: ${read.refusal.field}, ${read.refusal.expected}`)
  const mostMinor = game.payoutMinorMax(read.value)
  return {
    bet: plan.row,
    exact,
    halfWidth: 0,
    play(draws) {
      const actions: unknown[] = []
      for (;;) {
        const played = game.play(read.value, actions, draws())
        if (!played.ok) throw new Error(`${played.refusal.field}: ${played.refusal.expected}`)
        if (played.round.isOver) {
          assertKept(played.round, mostMinor)
          return returnedOf(played.round, plan)
        }
        if (played.round.payoutMinor !== 0n) throw new Error('paid before its end')
        actions.push(plan.next?.(played.round, actions.length))
      }
    },
  }
}

/** Over is over, what was paid is told, and it is no more than was announced. Throws otherwise. */
function assertKept({ allowed, payoutMinor, events }: InstantRound, mostMinor: bigint): void {
  if (allowed.length > 0) throw new Error('over, and waiting')
  if (payoutMinor < 0n || payoutMinor > mostMinor) throw new Error(`paid ${payoutMinor} of at most ${mostMinor}`)
  const last = events.at(-1)
  if (last?.type !== 'settled' || last.payoutMinor !== `${payoutMinor}`) throw new Error('the end tells another payout')
}

/** Per first stake: what was staked besides counts as lost before it is paid. */
function returnedOf({ stakeMinor, payoutMinor, events }: InstantRound, { stakeMinor: first, on }: Plan): number {
  if (on === undefined) return (Number(payoutMinor - stakeMinor) + first) / first
  const bets = events.at(-1)?.bets as readonly { spot: string; payoutMinor: string }[]
  return Number(bets.find(({ spot }) => spot === on)?.payoutMinor ?? 0) / first
}

const shareOf = (text: string): number => {
  const [num = '0', den = '1'] = text.split('/')
  return Number(num) / Number(den)
}
