const bom = '\uFEFF'
const isNumber = /^-?\d+(\.\d+)?$/
const startsFormula = /^\s*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/

/** Rows as a CSV file that any spreadsheet opens: with its byte order mark, every text quoted, no text run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${bom}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

function cellOf(text: string): string {
  if (isNumber.test(text)) return text
  const safe = startsFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
