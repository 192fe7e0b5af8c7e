export interface ReportLine {
  case: string
  title: string
  /** How many copies of each call were sent at once. */
  copies: number
  verdict: 'passed' | 'failed' | 'not tried' | 'not offered'
  reason?: string
  durationMs: number
}

const signs = { passed: 'ok', failed: 'FAILED', 'not tried': '-', 'not offered': '-' } as const

/** The report as people read it. */
export function printReport(lines: readonly ReportLine[]): string {
  const rows = lines.map(({ case: id, copies, title, verdict, reason }) => {
    const name = `${id} ×${copies}`.padEnd(9)
    return `${signs[verdict].padEnd(6)}  ${name}  ${title}${reason ? `\n${' '.repeat(19)}${reason}` : ''}`
  })
  const count = (verdict: ReportLine['verdict']) => lines.filter((line) => line.verdict === verdict).length
  const sum = `${count('passed')} passed, ${count('failed')} failed, ${count('not tried')} not tried, ${count('not offered')} not offered`
  return [...rows, '', sum].join('\n')
}
