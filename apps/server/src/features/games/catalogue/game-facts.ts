import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'

/** What the wallet must know of a game to take a bet on it. */
export interface GameFacts {
  nodeId: string
  vendorId: string
  gameCode: string
  brandCode: string
  gameType: string
  /** Rounds of it may begin. */
  isOpen: boolean
  /** Staff stopped it. */
  isStopped: boolean
  hasDemo: boolean
  /** Opens over the current page. */
  isPopup: boolean
  isMultiWin: boolean
  jackpotIds: string[]
  stakes: Record<string, { min: string; max: string } | undefined>
}

const limits = { lifeMs: 1_000, entriesMax: 10_000 }

/** A game as it stood at most a second ago: every bet asks, and an operator changes it by hand. */
export const findGameByCode = rememberBriefly(limits, ({ db }: AppContext, vendorId: string, gameCode: string) =>
  readGameByCode(db, vendorId, gameCode),
)

/** For a transaction, which must not wait for a second connection. */
export async function readGameByCode(
  reader: Reader,
  vendorId: string,
  gameCode: string,
): Promise<GameFacts | undefined> {
  return factsOf(
    await games(reader).where('vendor_id', '=', vendorId).where('game_code', '=', gameCode).executeTakeFirst(),
  )
}

export async function findGameByNode(reader: Reader, nodeId: string): Promise<GameFacts | undefined> {
  return factsOf(await games(reader).where('node_id', '=', nodeId).executeTakeFirst())
}

/** A game as a caller names it. */
export interface NamedGame {
  nodeId: string
  brandCode?: string | undefined
  gameType?: string | undefined
  gameCode?: string | undefined
}

/** Whether a caller who names more than the id of a game means that game. */
export const isNamedRight = (named: NamedGame, { brandCode, gameType, gameCode }: GameFacts): boolean =>
  (named.brandCode ?? brandCode) === brandCode &&
  (named.gameType ?? gameType) === gameType &&
  (named.gameCode ?? gameCode) === gameCode

const games = (reader: Reader) =>
  reader
    .selectFrom('games')
    .select([
      'node_id',
      'vendor_id',
      'game_code',
      'brand_code',
      'game_type',
      'vendor_status',
      'is_enabled',
      'stopped_at',
      'shown_has_demo',
      'opens_in',
      'is_multi_win',
      'jackpot_ids',
      'stakes',
    ])

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof games>['executeTakeFirst']>>>

const factsOf = (row: Row | undefined): GameFacts | undefined =>
  row && {
    nodeId: row.node_id,
    vendorId: row.vendor_id,
    gameCode: row.game_code,
    brandCode: row.brand_code,
    gameType: row.game_type,
    isOpen: row.is_enabled && row.vendor_status === 'live' && row.stopped_at === null,
    isStopped: row.stopped_at !== null,
    hasDemo: row.shown_has_demo,
    isPopup: row.opens_in !== 'page',
    isMultiWin: row.is_multi_win,
    jackpotIds: row.jackpot_ids,
    stakes: row.stakes as GameFacts['stakes'],
  }
