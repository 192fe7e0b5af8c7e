import { parseArgs } from 'node:util'
import { sharedGames } from '@fairground/game-rules/shared'
import { findSlotModel, slotModels } from '@fairground/game-rules/slots'
import { type RtpRow, type RtpSheet, rtpSheet } from '@fairground/game-rules/slots/exact'
import { soloGames } from '@fairground/game-rules/solo'
import { soloRtpText } from './rtp-solo.ts'

/** Rounds of models whose return only play tells; the certificate has more. */
const playedRounds = 200_000
const { values } = parseArgs({ options: { game: { type: 'string' }, json: { type: 'boolean', default: false } } })
const soloText = soloRtpText(values.game ?? '', values.json)
if (soloText !== undefined) {
  console.log(soloText)
  process.exit(0)
}
const model = findSlotModel(values.game ?? '')
if (!model) {
  console.error(
    `usage: npm run rtp -- --game <id> [--json]; the games are ${[...slotModels, ...soloGames, ...sharedGames].map(({ id }) => id).join(', ')}`,
  )
  process.exit(2)
}
const methods = {
  exact: 'exact chances and returns',
  closed: 'returns in closed form',
  played: `returns of ${playedRounds} rounds played`,
}

const sheet = rtpSheet(model, playedRounds)
console.log(values.json ? JSON.stringify(sheet, null, 2) : sheetText(sheet))

function sheetText({ game, version, method, bets, parts, lineWins }: RtpSheet): string {
  const tables = [
    ['Bet, with every free spin', bets],
    ['Of which', parts],
    ...Object.entries(lineWins).map(([reelSet, rows]) => [`Wins of one line on the ${reelSet} reels`, rows] as const),
  ] as const
  const title = `${game} version ${version}: ${methods[method]} before the win cap`
  return [title, ...tables.map(([name, rows]) => `\n${name}\n${rows.map(rowText).join('\n')}`)].join('\n')
}

function rowText({ bet, probability, rtp, decimal }: RtpRow): string {
  return `  ${bet.padEnd(12)} ${decimal.padStart(11)}  pays ${probability}, returns ${rtp}`
}
