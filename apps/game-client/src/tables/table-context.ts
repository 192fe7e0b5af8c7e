import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { TableDesk } from './table-desk.ts'
import type { TableState } from './table-state.ts'

const TableContext = createContext<TableDesk<TableState> | undefined>(undefined)

export const TableProvider = TableContext.Provider

/** The table of this frame, as far as all tables are alike. */
export const useTable = (): TableDesk<TableState> => useDesk(TableContext)

export const useTableState = <Part>(select: (state: TableState) => Part): Part => useStore(useTable().screen, select)
