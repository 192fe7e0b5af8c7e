import type { StakeLimitList, StakeLimitRow } from '@fairground/contract'

const foundMax = 20
const none: StakeLimitRow['limits'] = { stakeMin: null, stakeMax: null, payoutMax: null, ranks: [] }

/** Names a row in the address of the page. */
export const limitRowId = ({ game, currency }: Pick<StakeLimitRow, 'game' | 'currency'>): string =>
  `${game?.gameCode ?? 'all'}.${currency}`

/** What is set or asked for; with a search the games it finds, those without limits of their own too. */
export function limitRows({ list, games }: StakeLimitList, query: string): StakeLimitRow[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return list
  const isFound = (game: StakeLimitList['games'][number]) =>
    [game.gameCode, game.names.vi, game.names.en].some((name) => name.toLowerCase().includes(wanted))
  return games
    .filter(isFound)
    .slice(0, foundMax)
    .flatMap(({ gameCode, names, stakes }) => stakes.map(({ currency }) => ({ game: { gameCode, names }, currency })))
    .map((key) => list.find((row) => limitRowId(row) === limitRowId(key)) ?? { ...key, limits: none })
}

/** The row of an address, whether anything is set for it or not. */
export function findLimitRow(data: StakeLimitList, id: string | undefined): StakeLimitRow | undefined {
  const [gameCode = '', currency = ''] = id?.split('.') ?? []
  const known = data.list.find((row) => limitRowId(row) === id)
  const game = data.games.find((one) => one.gameCode === gameCode)
  const isPlayed = game?.stakes.some((stake) => stake.currency === currency)
  return known ?? (game && isPlayed ? { game: { gameCode, names: game.names }, currency, limits: none } : undefined)
}
