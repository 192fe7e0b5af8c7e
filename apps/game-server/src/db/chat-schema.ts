import type { GeneratedAlways, Selectable } from 'kysely'

export interface ChatMessagesTable {
  message_id: GeneratedAlways<string>
  table_id: string
  /** Null: somebody at the desk wrote it. */
  player_id: string | null
  staff_id: string | null
  staff_name: string | null
  mark: string
  text: string
  sent_at: Date
  hidden_at: Date | null
  hidden_by: string | null
}

export interface ChatMutesTable {
  player_id: string
  until: Date | null
  muted_at: Date
  muted_by: string
}

export interface ChatReportsTable {
  message_id: string
  player_id: string
  reported_at: Date
}

export type ChatMessageRow = Selectable<ChatMessagesTable>
