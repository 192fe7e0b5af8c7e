/** Text of one line (RFC 4180). A cell that a spreadsheet would take for a formula is made text by a leading apostrophe. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** With their full-width and small forms, which some spreadsheets read alike; looked for behind any blanks. */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/

const plainNumber = /^-?\d{1,17}(\.\d+)?$/

function csvCell(value: string | number): string {
  const text = String(value)
  const safe = !plainNumber.test(text) && formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** So that spreadsheets read the text as UTF-8. */
export const csvStart = '\ufeff'

/** A whole file: with its byte order mark, a line a row. */
export const csvOf = (rows: readonly (readonly string[])[]): string => csvStart + rows.map(csvLine).join('')
