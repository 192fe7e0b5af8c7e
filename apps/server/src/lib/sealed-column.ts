import type { AppContext } from '../context.ts'

/** Texts of one row, by column. */
type SealedRow = Readonly<Record<string, string>>

/** A column of sealed texts, described for whoever seals them anew with another key. */
export interface SealedColumn {
  table: string
  column: string
  /** Columns of the primary key. */
  key: readonly string[]
  /** Other columns that purpose or index need. */
  reads?: readonly string[]
  purposeOf(row: SealedRow): string
  index?: BlindIndex
}

/** The column by which a sealed text is found without being opened. */
interface BlindIndex {
  column: string
  /** Undefined where a row of the table has none. */
  valueOf(context: Pick<AppContext, 'secrets' | 'config'>, text: string, row: SealedRow): Buffer | undefined
}
