import { type GameListReading, VendorGamePage } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { saveListFault, saveTakenList } from './game-list-reading-store.ts'
import { holdBack } from './hold-back.ts'
import { judgeGames } from './judge-games.ts'
import { postToVendor } from './post-to-vendor.ts'
import { saveVendorGames } from './vendor-games-store.ts'

const pagesMax = 200

/**
 * Fetches a vendor's complete game list and imports it in one transaction. The operator's settings stay.
 * How it went is kept for the vendor and for staff; a game that cannot be read keeps the others from nothing.
 * @throws PswUnknownOutcome or UnreadableList when no list came: nothing is changed
 */
export async function refreshCatalogue(context: AppContext, vendorId: string): Promise<void> {
  const { config, clock, db } = context
  const entries = await fetchGames(context, vendorId).catch(async (error: unknown) => {
    const fault = faultOf(error)
    if (fault) await transact(db, (tx) => saveListFault(tx, { vendorId, at: clock.now(), fault }))
    throw error
  })
  const { games, codes, refused } = judgeGames(entries, config.rtpFloorBp)
  await transact(db, async (tx) => {
    const { games: borne, held } = await holdBack(tx, context, { vendorId, games })
    const notTaken = [...refused, ...held]
    await saveTakenList(tx, { vendorId, at: clock.now(), listedCount: entries.length, refused: notTaken })
    const { added, changed } = await saveVendorGames(tx, { vendorId, games: borne, codes, currency: config.currency })
    if (added + changed === 0) return
    await recordAudit(tx, {
      actor: { kind: 'vendor', id: vendorId },
      action: 'catalogue.refreshed',
      subject: vendorId,
      detail: { added, changed },
    })
    announceToAll(tx, 'lobby.changed', {})
  })
}

class UnreadableList extends Error {
  override name = 'UnreadableList'
  readonly fault: NonNullable<GameListReading['fault']>
  constructor(vendorId: string, fault: NonNullable<GameListReading['fault']>) {
    super(`the game list of vendor ${vendorId} is not taken: ${fault}`)
    this.fault = fault
  }
}

function faultOf(error: unknown): GameListReading['fault'] {
  if (error instanceof UnreadableList) return error.fault
  return error instanceof PswUnknownOutcome ? 'unreachable' : null
}

async function fetchGames(context: AppContext, vendorId: string): Promise<unknown[]> {
  const games: unknown[] = []
  let cursor = ''
  for (let page = 0; page < pagesMax; page += 1) {
    const path = `/games?cursor=${encodeURIComponent(cursor)}`
    const { status, answer } = await postToVendor(context, { vendorId, method: 'GET', path })
    if (status !== 200) throw new UnreadableList(vendorId, 'status')
    const list = VendorGamePage.safeParse(answer)
    if (!list.success) throw new UnreadableList(vendorId, 'unreadable')
    games.push(...list.data.games)
    if (list.data.nextCursor === null) return games
    cursor = list.data.nextCursor
  }
  throw new UnreadableList(vendorId, 'tooLong')
}
