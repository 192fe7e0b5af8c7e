import { type Clock, createKit, gatherBets, systemClock } from '@fairground/vendor-kit'
import { type Config, sportsbookStorage } from './config.ts'
import type { SportsContext } from './context.ts'
import type { SportsSchema } from './db/schema.ts'
import { footballLeagues } from './leagues/house-leagues.ts'
import type { League } from './leagues/league.ts'
import { pointsLeagues } from './leagues/points-leagues.ts'
import { seriesLeagues } from './leagues/series-leagues.ts'
import { MatchBooks } from './risk/match-books.ts'
import { ReadBooks } from './risk/read-books.ts'

/** Wires what use-cases reach. The pool has the runtime role's rights only. */
export function createContext(
  config: Config,
  clock: Clock = systemClock,
  leagues: readonly League[] = leaguesOf(config),
): { context: SportsContext; close(): Promise<void> } {
  const { kit, close } = createKit<SportsSchema, Config>(config, {
    ...{ storage: sportsbookStorage, name: 'sportsbook', clock },
  })
  const wallet = gatherBets(kit.wallet)
  const known = new Map(leagues.map((league) => [league.leagueId, league]))
  return { context: { ...kit, wallet, leagues: known, books: new MatchBooks(), readBooks: new ReadBooks() }, close }
}

function leaguesOf({ leagues }: Config): readonly League[] {
  if (leagues === 'all') return [...footballLeagues, ...seriesLeagues, ...pointsLeagues]
  const [first] = footballLeagues
  const firstOfSport = new Map(
    [...seriesLeagues, ...pointsLeagues].toReversed().map((league) => [league.sport, league]),
  )
  return [...footballLeagues.filter(({ land }) => land === first?.land), ...firstOfSport.values()]
}
