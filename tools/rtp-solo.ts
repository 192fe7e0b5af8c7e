import { sharedGames } from '@fairground/game-rules/shared'
import { tableProofs } from '@fairground/game-rules/shared/exact'
import { type SheetRow, soloGames } from '@fairground/game-rules/solo'
import { soloSheets } from '@fairground/game-rules/solo/exact'

type SoloSheet = { game: string; version: number; bets: SheetRow[] }

/** The exact sheet of a solo or a shared game as it is printed; undefined when there is no such game. */
export function soloRtpText(gameId: string, isJson: boolean): string | undefined {
  const game = [...soloGames, ...sharedGames].find(({ id }) => id === gameId)
  const shared = tableProofs[gameId]
  const sheet = soloSheets[gameId] ?? (shared && (() => [...shared.sheet(), ...(shared.details?.() ?? [])]))
  if (!game || !sheet) return undefined
  const found = { game: game.id, version: game.version, bets: sheet() }
  return isJson ? JSON.stringify(found, null, 2) : sheetText(found)
}

const sheetText = ({ game, version, bets }: SoloSheet): string =>
  [`${game} version ${version}: ${methodOf(bets)}`, ...bets.map(rowText)].join('\n')

const methodOf = (bets: readonly SheetRow[]): string =>
  bets.some(({ isRounded }) => isRounded)
    ? 'exact chances and returns but for the rows marked ~, which are enumerated card by card in doubles and cut to nine decimals'
    : 'exact chances and returns'

const rowText = ({ bet, probability, rtp, decimal, isRounded }: SheetRow): string =>
  `${isRounded ? '~' : ' '} ${bet.padEnd(28)} ${decimal}  pays ${probability}, returns ${rtp}`
