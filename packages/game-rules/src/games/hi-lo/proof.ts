import type { GameProof } from '../../game-module.ts'
import type { InstantRound } from '../../instant/instant-game.ts'
import { planOf } from '../../long-play/plan.ts'
import { hiLoChance, hiLoRank, hiLoX10000 } from './hi-lo.ts'
import { hiLoSheet } from './hi-lo-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'hi-lo': {
    sheet: hiLoSheet,
    widestBet: {},
    plans: () => [{ ...planOf('likelier-guess', {}, guessLikelier), exact: likelierReturn() }],
    randomPlay: { bet: () => ({}), action: (type) => ({ type }) },
  },
}

function guessLikelier({ events }: InstantRound, taken: number): object {
  if (taken > 0) return { type: 'cash-out' }
  const card = events.findLast(({ type }) => type === 'dealt')?.card
  return { type: likelierGuess(hiLoRank(Number(card))) }
}

/** Over the thirteen ranks of the first card. */
function likelierReturn(): number {
  const ranks = Array.from({ length: 13 }, (_, index) => index + 1)
  const returned = ranks.map((rank) => {
    const chance = hiLoChance(rank, likelierGuess(rank))
    return (chance * hiLoX10000([chance])) / 10_000 / 13
  })
  return returned.reduce((sum, one) => sum + one, 0) / 13
}

function likelierGuess(rank: number): 'higher' | 'lower' {
  return hiLoChance(rank, 'higher') >= hiLoChance(rank, 'lower') ? 'higher' : 'lower'
}
