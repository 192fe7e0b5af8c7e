import type { CaseTrait } from '@fairground/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { readPolicy } from '../policy/index.ts'
import { openCase } from './person-case-store.ts'

export interface Duplicate {
  memberId: string
  account: string
  traits: CaseTrait[]
  /** Has excluded himself, and may not play now. */
  isExcluded: boolean
}

/** Keys of what somebody says of himself who has no account yet. */
export interface Said {
  email: Buffer | undefined
  mobile: Buffer | undefined
  idNumber: Buffer | undefined
  device: Buffer | undefined
}

interface Found {
  member_id: string
  account: string
  traits: string[]
  is_excluded: boolean
}

const traits: readonly CaseTrait[] = ['phone', 'email', 'idNumber', 'card', 'device']

const duplicateOf = (row: Found): Duplicate => ({
  memberId: row.member_id,
  account: row.account,
  traits: traits.filter((trait) => row.traits.includes(trait)),
  isExcluded: row.is_excluded,
})

/** Who has an account already and is alike in what a newcomer says, or plays in the same browser. */
export async function findSaid(reader: Reader, said: Said, now: Date): Promise<Duplicate[]> {
  const { rows } = await sql<Found>`select * from people_said(${said.mobile ?? null}, ${said.email ?? null},
    ${said.idNumber ?? null}, ${said.device ?? null}, ${now})`.execute(reader)
  return rows.map(duplicateOf)
}

/** Who is alike a member by number, mail, paper, payout account or browser. */
async function findAlike(reader: Reader, memberId: string, now: Date): Promise<Duplicate[]> {
  const { rows } = await sql<Found>`select * from people_alike(${memberId}, ${now})`.execute(reader)
  return rows.map(duplicateOf)
}

type Context = Pick<AppContext, 'clock' | 'config'>

/** Whether a newcomer is somebody who excluded himself and whom the rules let open no other account. */
export async function isRefusedAgain(context: Context, reader: Reader, said: Said): Promise<boolean> {
  if ((await readPolicy(context, reader)).excludedAgain !== 'refuse') return false
  return (await findSaid(reader, said, context.clock.now())).some(({ isExcluded }) => isExcluded)
}

/** Opens cases of whoever is alike a member; the account is held where one of them has excluded himself. */
export async function noteDuplicates(
  tx: Tx,
  context: Context,
  memberId: string,
  said: readonly Duplicate[] = [],
): Promise<void> {
  const now = context.clock.now()
  const alike = await findAlike(tx, memberId, now)
  const others = [...alike, ...said.filter((one) => alike.every((known) => known.memberId !== one.memberId))]
  for (const other of others) {
    if (other.memberId === memberId) continue
    const found = { ...other, kind: 'duplicate', memberId, other: other.memberId, otherName: other.account } as const
    const isNew = await openCase(tx, { ...found, isHeld: other.isExcluded }, now)
    if (!isNew) continue
    await recordAudit(tx, {
      ...{ actor: { kind: 'system', id: 'duplicates' }, action: 'person.duplicate-found', subject: memberId },
      detail: { other: other.memberId, traits: other.traits.join(', '), ...(other.isExcluded && { held: true }) },
    })
  }
}
