import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paysX, singlePayRow } from '../../instant/sheet-row.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { raceBets, racePrices, readRaceSpot, winsRace } from './race-card.ts'
import { dogRaces, horseRaces, type RaceKind } from './race-kind.ts'
import { drawRace } from './race-run.ts'

/** Every bet of every field: `2/win-1` is the strongest runner of the third field, and so on by strength. */
export const raceSheet = ({ fields, placed }: RaceKind): SheetRow[] =>
  fields.flatMap((weights, field) => {
    const prices = racePrices(weights, placed)
    return raceBets(weights, placed).flatMap(({ spot, chance }) => {
      const x100 = prices.get(spot)
      return x100 === undefined ? [] : [singlePayRow(`${field}/${spot}`, chance, 100 * x100)]
    })
  })

const proofOf = (kind: RaceKind): TableProof => ({
  sheet: () => raceSheet(kind),
  get maxWinX() {
    return Math.ceil(Math.max(...raceSheet(kind).map(paysX)))
  },
  longBets: () => playedOf(kind).map((spot) => longBet(kind, spot)),
})

const playedOf = ({ fields }: RaceKind): string[] =>
  fields.flatMap((_, field) =>
    ['win-1', 'win-5', 'place-2', 'place-6', 'forecast-1-2', 'tricast-1-2-3'].map((bet) => `${field}/${bet}`),
  )

function longBet(kind: RaceKind, bet: string): LongBet {
  const [field, spot = ''] = bet.split('/')
  const weights = kind.fields[Number(field)] ?? []
  const read = readRaceSpot(spot)
  const x = (racePrices(weights, kind.placed).get(spot) ?? 0) / 100
  const row = raceSheet(kind).find((one) => one.bet === bet)
  return {
    bet,
    exact: Number(row?.decimal),
    halfWidth: 0,
    play: (draws) => (winsRace(read, drawRace(weights, draws()).order, kind.placed) ? x : 0),
  }
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  [dogRaces.id]: proofOf(dogRaces),
  [horseRaces.id]: proofOf(horseRaces),
}
