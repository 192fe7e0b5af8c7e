import type { Lottery } from '../../base/index.ts'
import {
  type Digits,
  endingOf,
  endings,
  first,
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

const ending = (id: string, prize: string, digits: Digits) =>
  placesPlay(prizes, { ...endingOf(prize, digits), id, tab: digits === 2 ? 'de' : 'cang' })

/** The lottery of the North. */
export const vnNorth: Lottery<VnDraw> = {
  id: 'vn-north',
  version: 1,
  ...prizeDraw(
    prizes,
    prizes.map(({ id }) => id),
    // The special prize is shown last.
    [...prizes.slice(1), ...prizes.slice(0, 1)].map(({ id }) => id),
  ),
  plays: [
    lo('lo2', 2),
    lo('lo2_1k', 2, { gross: '3.62', costUnits: 1 }),
    lo('lo3', 3),
    lo('lo4', 4),
    ending('de', 'DB', 2),
    placesPlay(prizes, { ...endingOf('DB', 2), id: 'de_dau_db', tab: 'de', cut: first(2) }),
    ending('de_g1', 'G1', 2),
    ending('de_g7', 'G7', 2),
    ending('cang3', 'DB', 3),
    ending('cang3_g6', 'G6', 3),
    ending('cang4', 'DB', 4),
    ...tailPlays(prizes),
    xienPlay(prizes, 2, '17'),
    xienPlay(prizes, 3, '74'),
    xienPlay(prizes, 4, '330'),
    truotPlay(prizes, 4, '2.8'),
    truotPlay(prizes, 6, '4.9'),
    truotPlay(prizes, 8, '8.7'),
    truotPlay(prizes, 10, '15.5'),
  ],
}
