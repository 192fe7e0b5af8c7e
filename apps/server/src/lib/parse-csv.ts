const delimiters = [';', '\t', ','] as const

/** Rows of a comma-, semicolon- or tab-separated text (RFC 4180), with the line each begins on, counted from 1. */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length)
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ','
  const rows: { line: number; cells: string[] }[] = []
  let [row, cell, isQuoted, line, begin]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endRow = () => {
    row.push(cell.trim())
    if (row.some((text) => text !== '')) rows.push({ line: begin, cells: row })
    ;[row, cell] = [[], '']
  }
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]
    if (sign === '\n') line += 1
    if (isQuoted && sign === '"' && plain[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === delimiter) {
      row.push(cell.trim())
      cell = ''
    } else if (sign === '\n') {
      endRow()
      begin = line
    } else cell += sign
  }
  endRow()
  return rows
}
