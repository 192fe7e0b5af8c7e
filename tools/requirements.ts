import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLastResults, type TestResult } from './test-results.ts'
import { root } from './workspace.ts'

export interface Requirement {
  id: string
  area: string
  text: string
}

export interface Coverage {
  named: Requirement[]
  unnamed: Requirement[]
  /** Ids in titles that no row has: misspelt, or the row is gone. */
  unknown: string[]
}

const columns = 'id\tarea\trequirement\tlayer\tcheck'
const mark = /\[(R\d[\w.]*(?:[,\s]+R\d[\w.]*)*)\]/g

/**
 * Rows of the requirement table, in its order.
 * @throws when a column is missing or an id appears twice
 */
export function parseRequirements(table: string): Requirement[] {
  const [header, ...lines] = table.trimEnd().split('\n')
  if (header !== columns) throw new Error(`the columns must be ${columns.replaceAll('\t', ', ')}`)
  const rows = lines.map((line) => {
    const [id = '', area = '', text = ''] = line.split('\t')
    if (!id || !area || !text) throw new Error(`incomplete row: ${line}`)
    return { id, area, text }
  })
  if (new Set(rows.map((row) => row.id)).size < rows.length) throw new Error('an id appears twice')
  return rows
}

/** Splits the rows by whether the title of a passing test names them: `[R1.02]` or `[R1.02, R1.03]`. */
export function coverageOf(rows: Requirement[], results: TestResult[]): Coverage {
  const passing = results.filter(({ status }) => status === 'passed' || status === 'shaky')
  const known = new Set(rows.map((row) => row.id))
  const proven = new Set(passing.flatMap((result) => idsIn(result.title)))
  return {
    named: rows.filter((row) => proven.has(row.id)),
    unnamed: rows.filter((row) => !proven.has(row.id)),
    unknown: [...new Set(results.flatMap((result) => idsIn(result.title)))].filter((id) => !known.has(id)).sort(),
  }
}

/** Lines of the report: the rows asked for, then one line per area and the sum. */
export function reportOf(coverage: Coverage, isNamedWanted: boolean): string[] {
  const rows = isNamedWanted ? coverage.named : coverage.unnamed
  const all = [...coverage.named, ...coverage.unnamed]
  const areas = [...new Set(all.map((row) => row.area))].sort()
  const width = Math.max(...areas.map((area) => area.length))
  const share = (area: string, of: Requirement[]) => of.filter((row) => row.area === area).length
  return [
    ...rows.map(({ id, area, text }) => `${id}\t${area}\t${text}`),
    ...areas.map((area) => `${area.padEnd(width)}  ${share(area, coverage.named)} of ${share(area, all)}`),
    ...coverage.unknown.map((id) => `${id} is named by a test and is no requirement`),
    `${coverage.named.length} of ${all.length} requirements are named by a passing test`,
  ]
}

/** Prints what no passing test of the last `npm test` names; with --named, what one does. */
export async function requirements(args: string[]): Promise<number> {
  const rows = parseRequirements(readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8'))
  const coverage = coverageOf(rows, readLastResults())
  for (const line of reportOf(coverage, args.includes('--named'))) console.log(line)
  return coverage.unknown.length === 0 ? 0 : 1
}

const idsIn = (title: string): string[] => [...title.matchAll(mark)].flatMap(([, ids = '']) => ids.split(/[,\s]+/))
