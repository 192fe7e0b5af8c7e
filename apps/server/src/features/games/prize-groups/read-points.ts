import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { findVendorRules } from '../catalogue/index.ts'
import { type PrizeLine, readPrizeLine } from './prize-line.ts'

/** What a bet says of its group, with the line that earns by it. */
export interface BetPoints {
  betGroup: number
  baseMinor: bigint
  draw: string
  line: PrizeLine
}

/** `ignored`: nothing was told, or by a vendor without the right, or of money that earns nothing. */
export type ToldPoints = { kind: 'ignored' } | { kind: 'refused'; code: PswCode } | { kind: 'taken'; points: BetPoints }

const playMoney = 'FUN'
const ignored: ToldPoints = { kind: 'ignored' }

type Told = Pick<PswRequest<'bet'>, 'playerId' | 'amount' | 'currency' | 'gameId' | 'points'>

/**
 * Reads at which group a bet is made. Groups only rise towards the past, so that what is allowed here is allowed under the
 * player's lock too. Refusals: BAD_REQUEST for more than the stake, GROUP_NOT_ALLOWED outside floor and own group.
 */
export async function readPoints(
  context: AppContext,
  vendorId: string,
  { playerId, amount, currency, gameId, points: told }: Told,
): Promise<ToldPoints> {
  if (!told || currency === playMoney) return ignored
  const { namesGroups } = await findVendorRules(context, vendorId)
  if (!namesGroups) return ignored
  const baseMinor = BigInt(told.base)
  if (baseMinor > BigInt(amount)) return { kind: 'refused', code: 'BAD_REQUEST' }
  const memberId = await findPlayer(context, vendorId, playerId)
  // Whoever is no player of this vendor is refused as any bet of his is.
  if (memberId === undefined) return ignored
  const line = await readPrizeLine(context.db, memberId, sinceOf(context, told.onSaleSince))
  const own = line.members.at(-1)?.prizeGroup ?? 0
  if (told.group < line.floor || told.group > own) return { kind: 'refused', code: 'GROUP_NOT_ALLOWED' }
  return { kind: 'taken', points: { betGroup: told.group, baseMinor, draw: told.draw ?? gameId, line } }
}

const saleMsMax = 31 * 24 * 60 * 60_000

/** No draw is on sale for longer than a month. */
function sinceOf({ clock }: AppContext, told: string | undefined): Date {
  const now = clock.now().getTime()
  const since = told === undefined ? now : Date.parse(told)
  return new Date(Math.min(now, Math.max(since, now - saleMsMax)))
}

async function findPlayer({ db }: AppContext, vendorId: string, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor_players')
    .select('member_id')
    .where('vendor_id', '=', vendorId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.member_id
}

/** For the hash of a call: one that says nothing of groups is the same call as before there were any. */
export const textOfPoints = (told: PswRequest<'bet'>['points']) =>
  told === undefined ? {} : { points: [String(told.group), told.base, told.draw ?? '', told.onSaleSince ?? ''] }

/** The same of what of a base stands. */
export const textOfPointsBase = (told: string | undefined) => (told === undefined ? {} : { pointsBase: told })
