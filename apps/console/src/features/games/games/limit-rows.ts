import type { StakeLimitRow } from '@fairground/contract'

const allGames = 'all'

/** Names a row in the address of the page. */
export const limitRowId = ({ game, currency }: Pick<StakeLimitRow, 'game' | 'currency'>): string =>
  `${game?.gameCode ?? allGames}.${currency}`

/** The game and currency that an address names; no code is all games. */
export function limitKeyOf(id: string | undefined): { gameCode?: string; currency?: string } {
  const [, gameCode, currency] = /^(.*)\.([A-Z]{3,5})$/.exec(id ?? '') ?? []
  if (gameCode === undefined || currency === undefined) return {}
  return { gameCode: gameCode === allGames ? '' : gameCode, currency }
}
