import type { Lottery } from '../../base/index.ts'
import {
  type Digits,
  endingOf,
  endings,
  grossOfDigits,
  placesPlay,
  tailPlays,
  truotPlay,
  xienPlay,
} from '../../vietnam/plays.ts'
import { prizeDraw, type VnDraw } from '../../vietnam/prizes.ts'
import { prizes } from './prizes.ts'

const lo = (id: string, digits: Digits, odds: { gross?: string; costUnits?: number } = {}) =>
  placesPlay(prizes, { id, tab: 'lo', gross: grossOfDigits[digits], ...endings(prizes, digits), ...odds })

/** The last digits of these prizes, each a unit. */
const endingsOf = (id: string, tab: string, digits: Digits, from: readonly string[]) =>
  placesPlay(prizes, { ...endingOf('DB', digits), id, tab, prizes: from })

const order = prizes.map(({ id }) => id)

/** The lotteries of the provinces of the South and the Centre; each province has draws of its own. */
export const vnSouth: Lottery<VnDraw> = {
  id: 'vn-south',
  version: 1,
  ...prizeDraw(prizes, order, order),
  plays: [
    lo('lo2', 2),
    lo('lo2_1k', 2, { gross: '5.44', costUnits: 1 }),
    lo('lo3', 3),
    lo('lo4', 4),
    endingsOf('bao7', 'lo', 2, ['G8', 'G7', 'G6', 'G5', 'DB']),
    endingsOf('dau_g8', 'de', 2, ['G8']),
    endingsOf('duoi2', 'de', 2, ['DB']),
    endingsOf('dauduoi', 'de', 2, ['G8', 'DB']),
    endingsOf('xc_dau', 'xiu-chu', 3, ['G7']),
    endingsOf('xc_duoi', 'xiu-chu', 3, ['DB']),
    endingsOf('xc', 'xiu-chu', 3, ['G7', 'DB']),
    endingsOf('cang4', 'cang', 4, ['DB']),
    ...tailPlays(prizes),
    xienPlay(prizes, 2, '35'),
    xienPlay(prizes, 3, '230'),
    xienPlay(prizes, 4, '1550'),
    truotPlay(prizes, 4, '1.9'),
    truotPlay(prizes, 6, '2.7'),
    truotPlay(prizes, 8, '4'),
    truotPlay(prizes, 10, '5.9'),
  ],
}
