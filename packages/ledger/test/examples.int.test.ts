import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ledgerDatabase, type Tx } from './ledger-database.ts'

const folder = path.join(import.meta.dirname, '../examples')
const examples = readdirSync(folder).filter((file) => file.endsWith('.sql'))

// After a change on purpose: vitest run packages/ledger/test/examples.int.test.ts -u
describe.each(examples)('%s', (file) => {
  const database = ledgerDatabase()

  test('answers what its .out file shows, with the rights of the application', async () => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const output = await database.run((tx) => transcript(tx, text))
    await expect(output).toMatchFileSnapshot(path.join(folder, file.replace('.sql', '.out')))
  })
})

/** Each statement with its comment, and below it the rows that it answered. */
async function transcript(tx: Tx, text: string): Promise<string> {
  const parts: string[] = []
  for (const statement of text.split(/;\n/).filter((part) => part.trim())) {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(tx)
    parts.push(`${statement.trim()};\n\n${tableOf(rows)}`)
  }
  return parts.join('\n')
}

function tableOf(rows: Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]!.length)))
  const lines = cells.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join(' | ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-')
  const count = `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})\n`
  return rows.length === 0 ? count : `${[lines[0], rule, ...lines.slice(1)].join('\n')}\n${count}`
}
