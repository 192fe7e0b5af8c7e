import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { nameKeyOf } from './name-key.ts'
import { openCase } from './person-case-store.ts'
import { findListed, keepScreened } from './screening-store.ts'

type Context = Pick<AppContext, 'clock' | 'secrets'>

export const screeningKey = ({ secrets }: Pick<AppContext, 'secrets'>, nameKey: string): Buffer =>
  secrets.blindIndex('screening-name', nameKey)

interface Person {
  memberId: string
  name: string
  birthYear: number | null
}

/**
 * Holds a name against every list that was imported, and keeps it for those to come. A match holds the account until staff
 * decide; nothing is said to the player that tells of a list.
 */
export async function screenPerson(tx: Tx, context: Context, { memberId, name, birthYear }: Person): Promise<void> {
  const nameKey = nameKeyOf(name)
  if (nameKey === undefined) return
  await keepScreened(tx, { memberId, nameKey: screeningKey(context, nameKey), birthYear })
  await openMatches(tx, context, { memberId, nameKey, birthYear })
}

export async function openMatches(
  tx: Tx,
  { clock }: Pick<AppContext, 'clock'>,
  { memberId, nameKey, birthYear }: { memberId: string; nameKey: string; birthYear: number | null },
): Promise<number> {
  let opened = 0
  for (const match of await findListed(tx, { nameKey, birthYear })) {
    const other = `${match.list}:${match.entryId}`
    const traits = match.isYearKnown ? (['name', 'birthYear'] as const) : (['name'] as const)
    const found = { kind: 'screening', memberId, other, otherName: match.name, traits, isHeld: true } as const
    if (!(await openCase(tx, found, clock.now()))) continue
    opened += 1
    const actor = { kind: 'system', id: 'screening' } as const
    await recordAudit(tx, { actor, action: 'person.listed', subject: memberId, detail: { entry: other } })
  }
  return opened
}
