import { quickDraws, toNumber } from '@fairground/game-rules/exact'
import type { LongBet, LongGame } from '@fairground/game-rules/long-play'
import { type Lottery, type OddsRow, type Play, randomSelection, returnOf, settleTicket } from '../base/index.ts'

/** So fine that nothing is cut off which could be seen in a mean. */
const unitStakeMinor = 1_000_000n
const triesMax = 20_000

/** A lottery with every bet of its sheet, to be played for long; each round is a draw. */
export const longLottery = (lottery: Lottery): LongGame => ({
  id: lottery.id,
  version: lottery.version,
  bets: lottery.plays.flatMap((play) => pricedRows(play).map((row) => longBet(lottery, play, row))),
})

/** A play that has several prices is played at each. */
const pricedRows = (play: Play): readonly OddsRow[] => (play.rowOf ? play.rows : play.rows.slice(0, 1))

function longBet(lottery: Lottery, play: Play, row: OddsRow): LongBet {
  const ticket = ticketOf(play, row)
  return {
    bet: play.rowOf ? row.bet : play.id,
    exact: toNumber(returnOf(row)),
    halfWidth: 0,
    play(draws) {
      const { payoutMinor, stakeMinor } = settleTicket(play, ticket, lottery.draw(draws()), { unitStakeMinor })
      return Number(payoutMinor) / Number(stakeMinor)
    },
  }
}

/** The first ticket of the pad's random ones that is priced by this row. */
function ticketOf(play: Play, row: OddsRow): unknown {
  const draws = quickDraws(1)
  for (let tried = 0; tried < triesMax; tried += 1) {
    const read = play.read(randomSelection(play.shape, draws))
    if (!read.ok) continue
    const [key = ''] = play.keys(read.value)
    if (!play.rowOf || play.rowOf(key) === row.bet) return read.value
  }
  throw new Error(`No ticket of ${play.id} is priced as ${row.bet}`)
}
