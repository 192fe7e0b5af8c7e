import type { LivePhase, LiveTableChange } from '@fairground/contract'
import type { VendorLiveTable, VendorRoadLetter } from '@fairground/contract/psw'
import { addedTo } from '@fairground/contract/table-news'
import type { LiveGame } from '../catalogue/index.ts'

/** A table as pages are told of it, in no language yet. */
export interface LiveRow extends Pick<VendorLiveTable, 'state' | 'speed' | 'tier' | 'language' | 'seats'> {
  game: LiveGame
  /** Place of its list of letters. */
  letters: number | null
  phase: LivePhase
  closesMs: number | null
  players: number
  road: string
  /** Seats that are taken, where the table has some. */
  seated: number | undefined
}

export interface LiveRows {
  letters: VendorRoadLetter[][]
  rows: LiveRow[]
}

/** What a vendor says of its tables at this moment. */
export interface ToldTables {
  isSilent: boolean
  letters: VendorRoadLetter[][]
  tables: ReadonlyMap<string, VendorLiveTable>
}

/** The tables of which their vendors tell, in the order of the games; of a silent one only what does not change. */
export function rowsOf(games: readonly LiveGame[], told: ReadonlyMap<string, ToldTables>): LiveRows {
  const firsts = new Map<string, number>()
  const letters: VendorRoadLetter[][] = []
  for (const [vendorId, { letters: own }] of told) {
    firsts.set(vendorId, letters.length)
    letters.push(...own)
  }
  const rows = games.flatMap((game): LiveRow[] => {
    const vendor = told.get(game.vendorId)
    const table = vendor?.tables.get(game.gameCode)
    if (!vendor || !table) return []
    const { state, speed, tier, language, phase, closesMs, players, road, seats } = table
    const place = table.letters === null ? null : (firsts.get(game.vendorId) ?? 0) + table.letters
    const isKnown = place !== null && letters[place] !== undefined
    const now = vendor.isSilent
      ? ({ phase: 'silent', closesMs: null, players: 0 } as const)
      : { phase, closesMs, players }
    return [
      {
        game,
        state,
        speed,
        tier,
        language,
        letters: isKnown ? place : null,
        ...now,
        road,
        seats,
        seated: seats && (table.seated ?? 0),
      },
    ]
  })
  return { letters, rows }
}

/** What pages that know the one have to be told to know the other; undefined where they have to ask for everything. */
export function changesTo(before: LiveRows, next: LiveRows): LiveTableChange[] | undefined {
  if (standOf(before) !== standOf(next)) return undefined
  return next.rows.flatMap(({ phase, closesMs, players, road, seated }, place): LiveTableChange[] => {
    const known = before.rows[place]
    const added = addedTo(known?.road ?? '', road)
    const isSame =
      known?.phase === phase && known.closesMs === closesMs && known.players === players && known.seated === seated
    if (isSame && added === '') return []
    const told: LiveTableChange = [place, phase, closesMs, players, added]
    return [seated === undefined ? told : [place, phase, closesMs, players, added, seated]]
  })
}

/** Everything of the tables that does not change in play. */
const standOf = ({ letters, rows }: LiveRows): string =>
  JSON.stringify([
    letters,
    rows.map(({ game: { stakesMinor, ...game }, state, speed, tier, language, seats, letters: place }) => [
      ...[game, state, speed, tier, language, place, seats],
      stakesMinor && [`${stakesMinor.min}`, `${stakesMinor.max}`],
    ]),
  ])
