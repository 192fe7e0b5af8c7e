import type { SheetRow } from '@fairground/game-rules/instant'
import type { RtpRow } from '@fairground/game-rules/slots/exact'
import { type GameSheet, playedRounds, type SlotSheet } from './rtp-sheets.ts'

const methods = {
  exact: 'exact chances and returns',
  closed: 'returns in closed form',
  played: `returns of ${playedRounds} rounds played`,
}

/** A sheet for people. */
export const sheetText = (sheet: SlotSheet | GameSheet): string =>
  'method' in sheet ? slotText(sheet) : gameText(sheet)

function slotText({ game, version, method, bets, parts, lineWins, ...capped }: SlotSheet): string {
  const tables = [
    ['Bet, with every free spin', bets],
    ['Of which', parts],
    ...Object.entries(lineWins).map(([reelSet, rows]) => [`Wins of one line on the ${reelSet} reels`, rows] as const),
  ] as const
  const title = `${game} version ${version}: ${methods[method]} before the win cap`
  const bought = capped.rtpBought === undefined ? '' : `, bought free spins ${capped.rtpBought} of their price`
  const reach = capped.winCapReachable ? 'which some round pays' : 'which no round pays'
  const cap = `With the win cap of ${capped.winCapX} total bets, ${reach}: ${capped.rtpCapped}${bought}`
  return [title, ...tables.map(([name, rows]) => `\n${name}\n${rows.map(slotRow).join('\n')}`), `\n${cap}`].join('\n')
}

const slotRow = ({ bet, probability, rtp, decimal }: RtpRow): string =>
  `  ${bet.padEnd(12)} ${decimal.padStart(11)}  pays ${probability}, returns ${rtp}`

const gameText = ({ game, version, bets }: GameSheet): string =>
  [`${game} version ${version}: ${methodOf(bets)}`, ...bets.map(rowText)].join('\n')

const methodOf = (bets: readonly SheetRow[]): string =>
  bets.some(({ isRounded }) => isRounded)
    ? 'exact chances and returns but for the rows marked ~, which are enumerated card by card in doubles and cut to nine decimals'
    : 'exact chances and returns'

const rowText = ({ bet, probability, rtp, decimal, isRounded }: SheetRow): string =>
  `${isRounded ? '~' : ' '} ${bet.padEnd(28)} ${decimal}  pays ${probability}, returns ${rtp}`
