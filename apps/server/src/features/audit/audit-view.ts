import { AuditEntry } from '@fairground/contract'
import type { AuditRow } from './audit-store.ts'

export const auditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorKind: AuditEntry.shape.actorKind.parse(row.actor_kind),
  actor: row.username ?? row.account ?? row.actor_id,
  action: row.action,
  subject: row.subject,
  ip: row.ip ?? undefined,
  requestId: row.request_id ?? undefined,
  detail: AuditEntry.shape.detail.parse(row.detail),
})
