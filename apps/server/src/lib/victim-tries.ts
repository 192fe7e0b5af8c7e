import { addressGroup } from '@fairground/edge'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Db, Tx } from '../db/db.ts'
import { type AttemptLimit, countAttempts, takeAttempt } from './attempts.ts'

/** Victim and purpose of a try; purposes are counted separately. */
export interface Victim {
  purpose: string
  /** An account, a number; a blank ends it. */
  name: string
}

/** Source of a try; `device`: a browser known to the victim, by its cookie. */
interface Guesser {
  app: Pick<AppContext, 'db' | 'clock'>
  ip: string
  device?: string | undefined
}

const windowMs = 30 * 60_000
/** So many wrong tries of everybody, and strangers have to wait for each other. */
const brakeLimit: AttemptLimit = { triesMax: 50, windowMs, lockMs: windowMs }
const paceMs = 5_000
const pace: AttemptLimit = { triesMax: 1, windowMs: paceMs, lockMs: paceMs }

const ofAll = ({ purpose, name }: Victim) => `${purpose}:all:${name}`
const ofPace = ({ purpose, name }: Victim) => `${purpose}:pace:${name}`

/** Of one victim from one network, or from a known device. */
export const victimKey = ({ purpose, name }: Victim, { ip, device }: Pick<Guesser, 'ip' | 'device'>): string =>
  device === undefined ? `${purpose}:${name} ${addressGroup(ip)}` : `${purpose}:known:${name} ${device}`

/**
 * Takes a try before its outcome is known; returns the seconds to wait. It is counted by victim and network, so that nobody
 * shuts an owner out from elsewhere. Guessing from many networks is slowed down, never stopped: behind that brake everybody
 * but a known device has one try in five seconds.
 */
export async function takeVictimTry(
  guesser: Guesser,
  victim: Victim,
  limit: AttemptLimit,
): Promise<number | undefined> {
  const { app, device } = guesser
  const own = await takeAttempt(app.db, victimKey(victim, guesser), limit, app.clock.now())
  if (own || device !== undefined) return own
  const isBraked = await takeAttempt(app.db, ofAll(victim), brakeLimit, app.clock.now())
  return isBraked ? takeAttempt(app.db, ofPace(victim), pace, app.clock.now()) : undefined
}

/** The secret was shown: whoever shows it starts anew, and so does the brake. */
export async function clearVictimTries(guesser: Guesser, victim: Victim): Promise<void> {
  const keys = [victimKey(victim, guesser), ofAll(victim), ofPace(victim)]
  await guesser.app.db.deleteFrom('attempts').where('key', 'in', keys).execute()
}

/** Tries of everybody against this victim are forgotten. */
export async function forgetVictimTries(db: Db | Tx, victim: Victim): Promise<void> {
  const { purpose, name } = victim
  await db
    .deleteFrom('attempts')
    .where((row) =>
      row.or([
        row('key', 'in', [ofAll(victim), ofPace(victim)]),
        sql<boolean>`starts_with(key, ${`${purpose}:${name} `})`,
        sql<boolean>`starts_with(key, ${`${purpose}:known:${name} `})`,
      ]),
    )
    .execute()
}

/** Wrong tries against a victim, wherever from, that still count. For those whose own try is taken with other things. */
export const countVictimTries = ({ app }: Pick<Guesser, 'app'>, victim: Victim): Promise<number> =>
  countAttempts(app.db, ofAll(victim), brakeLimit, app.clock.now())

export const addVictimTry = ({ app }: Pick<Guesser, 'app'>, victim: Victim): Promise<number | undefined> =>
  takeAttempt(app.db, ofAll(victim), brakeLimit, app.clock.now())

/** Seconds to wait while unknown browsers are throttled. */
export const paceVictimTry = async ({ app }: Pick<Guesser, 'app'>, victim: Victim, tries: number) =>
  tries > brakeLimit.triesMax ? takeAttempt(app.db, ofPace(victim), pace, app.clock.now()) : undefined
