import type { ReactElement } from 'react'
import type { SharedParts } from './shared-parts.ts'
import type { TableDesk } from './table-desk.ts'
import type { TableState } from './table-state.ts'

/** A game at a table and its whole screen. */
interface TableStage {
  table: TableDesk<TableState>
  screen: ReactElement
}

/** What the folder of a table game gives its frame. */
export type SetUpTable = (parts: SharedParts) => Promise<TableStage>
