import { fraction } from '@fairground/game-rules/exact'
import {
  type Keno80Side,
  keno80Pays,
  keno80PickChance,
  keno80SideChance,
  keno80SideRules,
} from '@fairground/game-rules/games/keno-80'
import { drawKeno80, keno80PicksMax } from '@fairground/game-rules/settle'
import { type Lottery, nothing, oddsRow, type Play, plainPlay, readChoices, tallyHits } from '../../base/index.ts'
import { range, readBalls, texts } from '../../fast/index.ts'

const [numbers, drawn] = [80, 20]
const choices = texts(range(1, numbers))

type Draw = readonly number[]

/** How bets on the whole draw are called, and what the studio's keno calls them. */
const sides: Readonly<Record<string, Keno80Side>> = {
  sum_over: 'over',
  sum_under: 'under',
  sum_810: 'exactly-810',
  sum_odd: 'odd',
  sum_even: 'even',
  more_1_40: 'more-low',
  more_41_80: 'more-high',
  ten_ten: 'ten-ten',
  gold: 'gold',
  wood: 'wood',
  water: 'water',
  fire: 'fire',
  earth: 'earth',
}

const inStakes = (x10000: number) => fraction(x10000, 10_000)

const rightOf = (picked: readonly string[], draw: Draw): number =>
  picked.filter((ball) => draw.includes(Number(ball))).length

/** One to ten numbers are one bet; its prizes are named by the hits. */
const pick: Play<readonly string[], Draw> = {
  ...{ id: 'pick', tab: 'pick', costUnits: 1 },
  shape: { kind: 'choices', choices, picksMin: 1, picksMax: keno80PicksMax },
  rows: range(1, keno80PicksMax).map((picks) =>
    oddsRow({
      ...{ bet: `pick_${picks}`, costUnits: 1 },
      price: { by: 'table', gross: (hits) => inStakes(keno80Pays(picks)[Number(hits)] ?? 0) },
      outcomes: () =>
        keno80Pays(picks).flatMap((x10000, hits) =>
          x10000 > 0 ? [{ chance: keno80PickChance(picks, hits), prizes: { [hits]: 1 } }] : [],
        ),
    }),
  ),
  read: (selection) => readChoices(selection, choices, { min: 1, max: keno80PicksMax }),
  count: () => 1,
  keys: (picked) => picked,
  hits: (picked, draw) => rightOf(picked, draw),
  tally(picked, draw, factorOf) {
    const hits = rightOf(picked, draw)
    if ((keno80Pays(picked.length)[hits] ?? 0) === 0) return nothing
    const least = Math.min(...picked.map(factorOf))
    return tallyHits([{ key: '', times: 1, bet: `pick_${picked.length}`, prize: `${hits}` }], () => least)
  },
}

const side = ([id, name]: [string, Keno80Side]) =>
  plainPlay<Draw>({
    ...{ id, tab: 'draw' },
    price: { by: 'table', gross: () => inStakes(keno80SideRules[name].x10000) },
    outcomes: () => [{ chance: keno80SideChance(name), prizes: { win: 1 } }],
    wins: (draw) =>
      keno80SideRules[name].isWon({
        sum: draw.reduce((sum, ball) => sum + ball, 0),
        low: draw.filter((ball) => ball <= numbers / 2).length,
      }),
  })

/** Twenty of eighty: the draw and the prices of the studio's keno. */
export const keno80Lottery: Lottery<Draw> = {
  id: 'keno80',
  version: 1,
  draw: drawKeno80,
  readDraw: (input) => readBalls(input, { count: drawn, min: 1, max: numbers, isDistinct: true }),
  board: (draw) => [{ id: 'numbers', numbers: texts(draw), look: 'ball' }],
  reveal: ['numbers'],
  plays: [pick, ...Object.entries(sides).map(side)],
}
