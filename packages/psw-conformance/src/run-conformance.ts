import type { Case } from './case.ts'
import { cases } from './cases/index.ts'
import { NotTried } from './expect.ts'
import { Lab, type LabOptions } from './lab.ts'
import type { ReportLine } from './report.ts'

interface RunOptions {
  /** Ids of the cases to run, as `W-07`; all when left out. */
  only?: readonly string[]
  /** Told as each case ends. */
  onLine?(line: ReportLine): void
}

const copiesOfAll = [1, 2, 20]

/** Runs the cases against a portal one after another, those of money with 1, 2 and 20 copies of each call. */
export async function runConformance(
  options: LabOptions,
  { only, onLine }: RunOptions = {},
): Promise<readonly ReportLine[]> {
  const lines: ReportLine[] = []
  for (const one of cases) {
    if (only && !only.includes(one.id)) continue
    for (const copies of one.isSingle ? [1] : copiesOfAll) {
      const line = await runCase(one, options, copies)
      lines.push(line)
      onLine?.(line)
      if (line.verdict === 'not tried') break
    }
  }
  return lines
}

async function runCase({ id, title, run }: Case, options: LabOptions, copies: number): Promise<ReportLine> {
  const startedAt = performance.now()
  const line = (verdict: ReportLine['verdict'], reason?: string): ReportLine => ({
    ...{ case: id, title, copies, verdict },
    ...(reason !== undefined && { reason }),
    durationMs: Math.round(performance.now() - startedAt),
  })
  try {
    await run(new Lab(options, copies))
    return line('passed')
  } catch (error) {
    const { message } = error as Error
    return line(error instanceof NotTried ? 'not tried' : 'failed', message)
  }
}
