import type { ColumnType } from 'kysely'

/** bigint columns arrive as text and are written as bigint, so that no amount ever is a float. */
export type Minor = ColumnType<string, bigint, bigint>
export type Version = ColumnType<string, number, number>
export type Mode = 'real' | 'demo'
