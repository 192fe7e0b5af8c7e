import { createHash } from 'node:crypto'
import type { GameFilePreview } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { type GamesPlan, gamesFile, planGames } from './games-file.ts'
import { listGameTerms, saveGameTerms } from './staff-game-store.ts'

/** Changes and faults that are shown and recorded; the counts are of all. */
const shownMax = 100

/** What a file of games would change. */
export async function previewGames({ db }: AppContext, csv: string): Promise<GameFilePreview> {
  const plan = planGames(csv, await listGameTerms(db, false))
  const { lineCount, changes, faults } = plan
  return {
    lineCount,
    changeCount: changes.length,
    changes: changes.slice(0, shownMax).map(({ line, game, fields }) => ({
      line,
      gameCode: game.gameCode,
      name: game.vendorNames.vi || game.vendorNames.en,
      fields,
    })),
    faults: faults.slice(0, shownMax),
    digest: digestOf(plan),
  }
}

/**
 * Takes a file over, whole or not at all, if it still means what was looked at. Doing so twice changes nothing the second
 * time, and the file that is answered takes it back.
 */
export const importGames = (
  { db, clock }: AppContext,
  { csv, digest }: { csv: string; digest: string },
  actor: Actor,
): Promise<Outcome<{ changeCount: number; undoCsv: string }>> =>
  transact(db, async (tx) => {
    const plan = planGames(csv, await listGameTerms(tx, true))
    const games = plan.changes.map(({ game }) => game)
    const isNothing = games.length === 0 && plan.faults.length === 0
    if (isNothing) return ok({ changeCount: 0, undoCsv: gamesFile([]) })
    if (plan.faults.length > 0 || digestOf(plan) !== digest) return refuse('STATE_CONFLICT')
    await saveGameTerms(
      tx,
      plan.changes.map(({ game, terms }) => ({ nodeId: game.nodeId, terms })),
      clock.now(),
    )
    const gameCodes = games.slice(0, shownMax).map(({ gameCode }) => gameCode)
    const detail = { changeCount: games.length, digest, gameCodes }
    await recordAudit(tx, { actor, action: 'catalogue.file-taken', subject: 'games', detail })
    announceToAll(tx, 'lobby.changed', {})
    return ok({ changeCount: games.length, undoCsv: gamesFile(games) })
  })

/** Names the changes with what stood before: another state of the games gives another one. */
const digestOf = ({ changes, faults }: GamesPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([changes.map(({ game, fields }) => [game.nodeId, fields]), faults]))
    .digest('hex')
