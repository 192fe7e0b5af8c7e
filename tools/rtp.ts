import { parseArgs } from 'node:util'
import { rtpGames, sheetOf } from './rtp-sheets.ts'
import { sheetText } from './rtp-text.ts'

const { values } = parseArgs({ options: { game: { type: 'string' }, json: { type: 'boolean', default: false } } })
const { game: wanted, json: isJson } = values

if (wanted === 'all') for (const { id } of rtpGames) print(id, JSON.stringify)
else if (wanted === undefined && isJson) console.log(JSON.stringify({ games: rtpGames }, null, 2))
else if (!rtpGames.some(({ id }) => id === wanted)) {
  const ids = rtpGames.map(({ id }) => id).join(', ')
  console.error(`usage: npm run rtp -- --game <id | all> [--json]; the games are ${ids}`)
  process.exit(2)
} else print(wanted ?? '', (sheet) => JSON.stringify(sheet, null, 2))

/** All games are printed one to a line, so that the first can be read while the last is computed. */
function print(id: string, asJson: (sheet: object) => string): void {
  const sheet = sheetOf(id)
  console.log(isJson ? asJson(sheet) : sheetText(sheet))
}
