import type { ChallengeUse } from '@fairground/contract'
import type { Db, Tx } from '../../../db/db.ts'
import type { Caller } from './caller.ts'
import type { Challenge, ChallengeKind } from './challenge.ts'

const columns = [
  'id',
  'kind',
  'use',
  'answer',
  'work_bits as workBits',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

export async function insertChallenge(db: Db | Tx, challenge: Challenge, caller: Caller): Promise<void> {
  await db
    .insertInto('challenges')
    .values({
      id: challenge.id,
      kind: challenge.kind,
      use: challenge.use,
      answer: challenge.answer,
      work_bits: challenge.workBits,
      caller_hash: caller.hash,
      address: caller.address,
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** Takes the one try of an open challenge; undefined when it is not there, not this caller's, answered or too old. */
export const takeTry = (tx: Tx, { id, kind }: Pick<Challenge, 'id' | 'kind'>, caller: Caller, now: Date) =>
  tx
    .updateTable('challenges')
    .set({ state: 'answered' })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('caller_hash', '=', caller.hash)
    .where('address', '=', caller.address)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst() as Promise<Challenge | undefined>

export async function saveSolved(tx: Tx, id: string, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({ state: 'solved', token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

interface Pass {
  id: string
  tokenHash: Buffer
  use: ChallengeUse
}

/** Spends a pass, once; the kind of challenge that earned it, or undefined when there is nothing to spend. */
export async function spendPass(
  db: Db,
  { id, tokenHash, use }: Pass,
  caller: Caller,
  now: Date,
): Promise<ChallengeKind | undefined> {
  const row = await db
    .updateTable('challenges')
    .set({ state: 'spent' })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('use', '=', use)
    .where('state', '=', 'solved')
    .where('caller_hash', '=', caller.hash)
    .where('address', '=', caller.address)
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst()
  return row?.kind as ChallengeKind | undefined
}

/** A caller has one open captcha: the newest. */
export async function dropCaptchas(tx: Tx, caller: Caller): Promise<void> {
  await tx
    .deleteFrom('challenges')
    .where('kind', '=', 'captcha')
    .where('state', '=', 'open')
    .where('caller_hash', '=', caller.hash)
    .execute()
}

/** Takes the caller's open captcha, right or wrong; what it showed. */
export async function takeCaptcha(db: Db, caller: Caller, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('challenges')
    .set({ state: 'answered' })
    .where('kind', '=', 'captcha')
    .where('state', '=', 'open')
    .where('caller_hash', '=', caller.hash)
    .where('expires_at', '>', now)
    .returning('answer')
    .executeTakeFirst()
  return row?.answer
}
