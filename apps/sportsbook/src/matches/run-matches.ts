import { ChainSeeds, LeasedWork, type Leases } from '@fairground/vendor-kit'
import type { SportsContext } from '../context.ts'
import type { League } from '../leagues/league.ts'
import { ensureLeague, sayAlive } from '../leagues/league-store.ts'
import { settleMatch } from '../slips/settle-match.ts'
import { listDueMatches } from './match-store.ts'
import { openMatches } from './open-matches.ts'
import { playOn } from './play-on.ts'

/** Also when nothing starts for longer: a lease that is lost is noticed. */
const pauseMsMax = 15_000
const failedPauseMs = 1_000
/** A bet waits for its wallet. */
const unsettledPauseMs = 250
/** So often a league in play is said to be alive. */
const aliveEveryMs = 2_000

/** Offers, plays and settles the matches of every league, each in the one process that holds its lease. */
export function startMatches(context: SportsContext, leases: Leases): { stop(): Promise<void> } {
  const works = [...context.leagues.values()].map((league) => {
    const writer = new MatchWriter(context, league)
    return new LeasedWork({
      ...{ leases, name: `sports:${league.leagueId}`, log: context.log },
      async work(own, lease) {
        while (!own.isStopping) {
          await lease.prove()
          const pauseMs = await writer.step().catch((err: unknown) => {
            context.log.error({ err, leagueId: league.leagueId }, 'a match could not be taken on')
            return failedPauseMs
          })
          if (!own.isStopping && pauseMs > 0) await own.bell.sleep(Math.min(pauseMs, pauseMsMax))
        }
      },
    })
  })
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
    },
  }
}

/** Takes the matches of one league on, one step of each at a time. */
export class MatchWriter {
  private readonly context: SportsContext
  private readonly league: League
  private readonly seeds: ChainSeeds
  private isKnown = false
  private saidAtMs = Number.NEGATIVE_INFINITY

  constructor(context: SportsContext, league: League) {
    this.context = context
    this.league = league
    this.seeds = new ChainSeeds(context as never)
  }

  /** @returns milliseconds until the next step */
  async step(): Promise<number> {
    const { context, league, seeds } = this
    if (!this.isKnown) await ensureLeague(context.db, league)
    this.isKnown = true
    await openMatches(context, league, seeds)
    const due = await listDueMatches(context.db, league.leagueId)
    let pauseMs = pauseMsMax
    for (const match of due) {
      if (match.state === 'ended') {
        const isSettled = await settleMatch(context, match, seeds)
        pauseMs = Math.min(pauseMs, isSettled ? 0 : unsettledPauseMs)
      } else if (match.state === 'void') await settleMatch(context, match, seeds)
      else pauseMs = Math.min(pauseMs, await playOn(context, match, seeds))
    }
    return due.some(({ state }) => state === 'playing' || state === 'ended')
      ? Math.min(pauseMs, await this.beat())
      : pauseMs
  }

  private async beat(): Promise<number> {
    const now = this.context.clock.now()
    const dueMs = this.saidAtMs + aliveEveryMs - now.getTime()
    if (dueMs > 0) return dueMs
    this.saidAtMs = now.getTime()
    await sayAlive(this.context.db, this.league.leagueId, now)
    return aliveEveryMs
  }
}
