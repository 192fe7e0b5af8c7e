type Cells = Readonly<Record<string, unknown>>
type Table = { rows: Cells[] } | { fault: string }

/** Rows of a text by the names of their columns; of JSON a list of objects, alone or as `results`. */
export const readTable = (format: 'csv' | 'json', text: string): Table =>
  format === 'csv' ? readCsv(text) : readJson(text)

function readCsv(text: string): Table {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const [head, ...rows] = lines.filter((line) => line.trim() !== '').map(cellsOf)
  if (!head?.includes('date')) return { fault: 'the first row does not name a column `date`' }
  return { rows: rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]]))) }
}

/** Numbers and days hold no commas: quotation marks can only stand around them. */
const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

function readJson(text: string): Table {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { fault: 'not JSON' }
  }
  const rows: unknown = Array.isArray(json) ? json : json && Reflect.get(Object(json), 'results')
  if (!Array.isArray(rows)) return { fault: 'expected a list of rows' }
  return { rows: rows.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as Cells) : {})) }
}
