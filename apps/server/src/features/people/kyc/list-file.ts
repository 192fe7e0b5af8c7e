import { parse } from 'csv-parse/sync'

/** One person of a list, by each of the names he is known by. */
export interface ListedPerson {
  entryId: string
  names: string[]
  /** Years in which he may be born; none where the list does not say. */
  birthYears: number[]
}

/** Where a file is not of its form, and how. */
export interface FileFault {
  line: number
  text: string
}

export type ListFile = { people: ListedPerson[] } | { faults: FileFault[] }

/** Years from 1880 on that stand in a text. */
export const yearsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/\b(1[89]\d\d|20\d\d)\b/g)].map(([year]) => Number(year))),
]

export interface FileRecord {
  /** On which it begins, from 1. */
  line: number
  cells: string[]
}

/** Records of a file of separated values; a fault where a quote does not end or stands where none may. */
export function readRecords(text: string, delimiter: ',' | ';'): { records: FileRecord[] } | { fault: FileFault } {
  try {
    const found = parse(text.replace(/\r\n?/g, '\n'), {
      ...{ bom: true, delimiter, info: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true },
    }) as unknown as { record: string[]; info: { lines: number } }[]
    let line = 1
    const records = found.map(({ record: cells, info }) => {
      const read = { line, cells }
      line = info.lines + 1
      return read
    })
    return { records }
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string }
    return { fault: { line: lines ?? 1, text: message } }
  }
}
