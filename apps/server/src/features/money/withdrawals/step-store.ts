import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Step, StepActor } from './step.ts'
import type { WithdrawalState } from './withdrawal.ts'

/** Notes that a state was entered. */
export async function addStep(
  tx: Tx,
  withdrawalId: string,
  { state, at }: { state: WithdrawalState; at: Date },
  actor: StepActor,
): Promise<void> {
  await tx
    .insertInto('withdrawal_steps')
    .values({
      withdrawal_id: withdrawalId,
      state,
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
    })
    .execute()
}

/** The history of each of these withdrawals, oldest first. */
export async function listSteps(reader: Reader, ids: readonly string[]): Promise<(id: string) => Step[]> {
  const rows = await reader
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where(sql<boolean>`withdrawal_id = any(${ids}::text[])`)
    .orderBy('seq')
    .execute()
  const byId = Map.groupBy(rows, (row) => row.withdrawal_id)
  return (id) =>
    (byId.get(id) ?? []).map((row) => ({
      state: row.state as WithdrawalState,
      at: row.at,
      kind: row.actor_kind as Step['kind'],
      by: row.actor_name,
    }))
}
