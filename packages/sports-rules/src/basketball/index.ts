export {
  type BasketballGame,
  type BasketballState,
  finalMargins,
  finalTotals,
  homeChances,
  levelChance,
  overChances,
  periodShares,
  shareMargins,
  shareTotals,
  tipOff,
} from './game.ts'
