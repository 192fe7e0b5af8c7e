import { parse } from 'csv-parse/sync'

export interface CsvRow {
  /** On which the row begins, counted from 1. */
  line: number
  cells: string[]
}

const delimiters = [';', '\t', ',', '|'] as const

/**
 * Rows of a text of separated values (RFC 4180), blank ones left out. The separator is the one with which a row near the
 * beginning is the head that is looked for; what stands in quotes and below the head never decides it.
 */
export function parseCsv(text: string, isHead: (cells: readonly string[]) => boolean, headLineMax = 30): CsvRow[] {
  for (const delimiter of delimiters) {
    const rows = rowsOf(text, delimiter)
    if (rows.slice(0, headLineMax).some(({ cells }) => isHead(cells))) return rows
  }
  return rowsOf(text, ',')
}

/** A quote that is never closed is a sign like others. */
function rowsOf(text: string, delimiter: string): CsvRow[] {
  try {
    return read(text, delimiter, '"')
  } catch {
    return read(text, delimiter, null)
  }
}

function read(text: string, delimiter: string, quote: string | null): CsvRow[] {
  const found = parse(text.replace(/\r\n?/g, '\n'), {
    ...{ bom: true, delimiter, quote, trim: true, info: true, record_delimiter: '\n' },
    ...{ relax_column_count: true, relax_quotes: true },
  }) as unknown as { record: string[]; info: { lines: number } }[]
  let line = 1
  return found.flatMap(({ record: cells, info }) => {
    const row = { line, cells }
    line = info.lines + 1
    return cells.some((cell) => cell !== '') ? [row] : []
  })
}
