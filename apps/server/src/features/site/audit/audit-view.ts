import { AuditEntry } from '@fairground/contract'

/** One row of the log, with the name of the staff or member who acted. */
export interface AuditRow {
  id: string
  at: Date
  actor_kind: string
  actor_id: string
  action: string
  subject: string
  detail: unknown
  ip: string | null
  request_id: string | null
  username: string | null
  account: string | null
  subject_name: string | null
}

export const auditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorKind: AuditEntry.shape.actorKind.parse(row.actor_kind),
  actor: row.username ?? row.account ?? row.actor_id,
  action: row.action,
  subject: row.subject,
  subjectName: row.subject_name ?? undefined,
  ip: row.ip ?? undefined,
  requestId: row.request_id ?? undefined,
  detail: AuditEntry.shape.detail.parse(row.detail),
})
