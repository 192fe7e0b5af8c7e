import type { GameSheet } from '@fairground/contract'
import { formatAmount } from '@fairground/money'
import type { CertifiedGame } from './catalogue-game.ts'
import { gameView, type Viewer } from './game-view.ts'

/** A game with its certified facts; stakes are in the site's currency. */
export function gameSheetView(game: CertifiedGame, viewer: Viewer, currency: 'VND'): GameSheet {
  const { stakesMinor: stakes } = game
  return {
    ...gameView(game, viewer),
    modelId: game.modelId,
    modelVersion: game.modelVersion,
    sameRulesCount: game.sameRulesCount,
    hitFrequencyBp: game.hitFrequencyBp ?? undefined,
    maxWinX: game.maxWinX ?? undefined,
    features: game.features,
    rebateWeight: game.rebateWeight,
    stakes: stakes && { min: formatAmount(stakes.min, currency), max: formatAmount(stakes.max, currency) },
  }
}
