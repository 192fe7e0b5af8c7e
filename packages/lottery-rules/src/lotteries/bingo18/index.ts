import type { Lottery } from '../../base/index.ts'
import { plainPlays } from '../../fast/index.ts'
import { everyThrow, isTriple, sumOf, sumPlay, type Throw, throwDraw, triplePlay } from '../k3/throws.ts'

const plain = (tab: string) =>
  plainPlays<Throw, Throw>(
    tab,
    () => everyThrow,
    (dice) => dice,
  )
const [sum, triple] = [plain('sum'), plain('triple')]

/** Three dice with a middle: 10 and 11 are a draw. */
export const bingo18: Lottery<Throw> = {
  id: 'bingo18',
  version: 1,
  ...throwDraw,
  plays: [
    sum('small', (dice) => sumOf(dice) <= 9),
    sum('draw', (dice) => sumOf(dice) === 10 || sumOf(dice) === 11),
    sum('big', (dice) => sumOf(dice) >= 12),
    sumPlay,
    triplePlay,
    triple('triple_any', isTriple),
  ],
}
