import { createHash } from 'node:crypto'
import type { TableChatRight } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { firstIdAt } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Reader } from '../db/schema.ts'
import { findMute } from './mute-store.ts'

/** Who has bet within it may write. */
const betMs = 30 * 24 * 3_600_000

export type Speaker = Pick<Session, 'playerId' | 'gameId' | 'mode'>

/** Whether a player may write at the table, and why not. Play money reads only. */
export async function readRight({ clock }: AppContext, reader: Reader, speaker: Speaker): Promise<TableChatRight> {
  const mark = chatMarkOf(speaker)
  const { mode, playerId } = speaker
  if (mode !== 'real') return { mark, bar: 'TRIAL', mutedUntil: null }
  const now = clock.now()
  const mute = await findMute(reader, playerId, now)
  if (mute) return { mark, bar: 'MUTED', mutedUntil: mute.until?.toISOString() ?? null }
  const since = new Date(now.getTime() - betMs)
  return { mark, bar: (await hasBetSince(reader, playerId, since)) ? null : 'BET_FIRST', mutedUntil: null }
}

/** A bet of real money that the wallet took and that was not given back, in any game. Numbers of rounds begin with their time. */
async function hasBetSince(reader: Reader, playerId: string, since: Date): Promise<boolean> {
  const bet = await reader
    .selectFrom('rounds')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('mode', '=', 'real')
    .where('kind', '<>', 'tip')
    .where('state', 'in', ['presenting', 'collected'])
    .where('round_id', '>=', firstIdAt('rnd', since))
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}

/** Names never leave the portal: a mark tells who writes at one table, and fits no bet. */
const chatMarkOf = ({ playerId, gameId }: Speaker): string =>
  createHash('sha256').update(`chat:${gameId}:${playerId}`).digest('hex').slice(0, 6)
