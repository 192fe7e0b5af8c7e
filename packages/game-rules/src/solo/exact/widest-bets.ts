import { tableWidestBets } from './table-sheets.ts'

/** For every game a bet, without its stake, that can pay more stakes than any other of its bets. */
export const widestBets: Readonly<Record<string, object>> = {
  dice: { chance: 1, side: 'under' },
  limbo: { targetX100: 100_000_000 },
  'coin-flip': {},
  plinko: { rows: 16, risk: 'high' },
  mines: { mines: 12 },
  'hi-lo': {},
  tower: { difficulty: 'master' },
  'penalty-shoot-out': { difficulty: 'standard' },
  'chicken-road': { difficulty: 'daring' },
  wheel: { segments: 50, risk: 'high' },
  'keno-40': { risk: 'high', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  'keno-80': { on: 'numbers', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  scratch: {},
  'horse-race': { on: 'forecast', first: 5, second: 4 },
  'coin-pusher': {},
  claw: {},
  ...tableWidestBets,
}
