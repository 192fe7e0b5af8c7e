import type { InvitationCode } from '@fairground/contract'

export interface InvitationRow {
  code: string
  note: string
  created_at: Date
  created_by: string
  closed_at: Date | null
  used_count: string
}

/** A code as staff see it. */
export const invitationCode = (row: InvitationRow): InvitationCode => ({
  code: row.code,
  note: row.note,
  isOpen: row.closed_at === null,
  usedCount: Number(row.used_count),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
})
