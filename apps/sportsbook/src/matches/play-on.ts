import { type ChainSeeds, sealSeed, transact } from '@fairground/vendor-kit'
import { chainKitOf, type SportsContext } from '../context.ts'
import type { MatchRow, Tx } from '../db/schema.ts'
import { matchTimes } from './match-clock.ts'
import { scriptOf } from './match-script.ts'
import { type MatchSecrets, secretsOf } from './match-secrets.ts'
import { lockMatch } from './match-store.ts'

/**
 * Tells what has happened in a match by now: the kick-off, goals, both breaks; rounds, maps, sets, points. Whoever is killed between two steps is
 * followed by another one who goes on with the next event. @returns milliseconds until the next event
 */
export async function playOn(context: SportsContext, match: MatchRow, seeds: ChainSeeds): Promise<number> {
  const nowMs = context.clock.now().getTime()
  const startsMs = match.starts_at.getTime()
  if (match.state === 'open' && startsMs > nowMs) return startsMs - nowMs
  return transact(context.db, async (tx) => {
    const locked = await lockMatch(tx, match.shared_round_id)
    if (locked.state !== 'open' && locked.state !== 'playing') return 0
    const secrets = await secretsOf(context, tx, locked, seeds)
    const script = scriptOf(locked, secrets, context.config.tempo)
    const ahead = script.filter(({ version }) => version > locked.version)
    const due = ahead.filter(({ atMs }) => startsMs + atMs <= nowMs)
    if (due.length > 0) await tell(context, tx, { match: locked, due, secrets })
    const next = ahead[due.length]
    return next ? Math.max(0, startsMs + next.atMs - nowMs) : 0
  })
}

interface Telling {
  match: MatchRow
  due: ReturnType<typeof scriptOf>
  secrets: MatchSecrets
}

async function tell(context: SportsContext, tx: Tx, { match, due, secrets }: Telling): Promise<void> {
  const { shared_round_id: match_id, starts_at } = match
  const { tempo } = context.config
  const atOf = (atMs: number) => new Date(starts_at.getTime() + atMs)
  await tx
    .insertInto('match_events')
    .values(
      due.map(({ version, kind, minute, side, score_home, score_away, part, atMs }) => ({
        ...{ match_id, version, kind, minute, side, score_home, score_away, part, at: atOf(atMs) },
      })),
    )
    .execute()
  const last = due.at(-1)
  const halfTime = due.find(({ kind }) => kind === 'half-time')
  const goal = due.findLast(({ kind }) => ['goal', 'part', 'period'].includes(kind))
  const isOver = last?.kind === 'full-time'
  await tx
    .updateTable('shared_rounds')
    .set({
      ...(match.seed_sealed === null && { seed_sealed: sealSeed(chainKitOf(context), secrets) }),
      ...{ state: isOver ? 'ended' : 'playing', version: last?.version ?? match.version },
      ...{ score_home: last?.score_home ?? match.score_home, score_away: last?.score_away ?? match.score_away },
      ...(last && { part: [...last.next] }),
      ...(halfTime && { half_home: halfTime.score_home, half_away: halfTime.score_away }),
      ...(goal && { suspended_until: atOf(goal.atMs + matchTimes(tempo).suspensionMs) }),
      ...(isOver && { ended_at: context.clock.now() }),
    })
    .where('shared_round_id', '=', match_id)
    .execute()
}
