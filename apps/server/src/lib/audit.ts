import type { Tx } from '../db/db.ts'
import { newId } from './ids.ts'

export interface Actor {
  kind: 'member' | 'staff' | 'system' | 'vendor'
  id: string
}

export interface AuditRecord {
  actor: Actor
  /** Past tense, dotted: `withdrawal.approved`. */
  action: string
  /** Id of what was changed. */
  subject: string
  detail?: Record<string, unknown>
  ip?: string
  requestId?: string
  /** Of what happened elsewhere and is told later; without it, now. */
  at?: Date
}

/** Writes one audit row in the transaction of the change itself. Never put a secret into `detail`. */
export async function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId('aud', record.at?.getTime()),
      actor_kind: record.actor.kind,
      actor_id: record.actor.id,
      action: record.action,
      subject: record.subject,
      detail: JSON.stringify(record.detail ?? {}),
      ip: record.ip ?? null,
      request_id: record.requestId ?? null,
      ...(record.at && { at: record.at }),
    })
    .execute()
}
