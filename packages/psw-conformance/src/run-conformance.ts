import type { Case } from './case.ts'
import { cases } from './cases/index.ts'
import { NotOffered, NotTried } from './expect.ts'
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
  const fitting = { ...options, scale: options.scale ?? (await findScale(options)) }
  for (const one of cases) {
    if (only && !only.includes(one.id)) continue
    for (const copies of one.isSingle ? [1] : copiesOfAll) {
      const line = await runCase(one, fitting, copies)
      lines.push(line)
      onLine?.(line)
      if (line.verdict === 'not tried' || line.verdict === 'not offered') break
    }
  }
  return lines
}

/** The smallest and the largest stake of the cases. */
const [stakeMin, stakeMax] = [200n, 150_000n]

/** Minor units per unit of the cases, so that the game accepts their stakes. @throws when none fits */
async function findScale(options: LabOptions): Promise<number> {
  const { min, max } = await new Lab({ ...options, scale: 1 }, 1).betLimits()
  const scale = min <= stakeMin ? 1n : (min + stakeMin - 1n) / stakeMin
  if (max < scale * stakeMax)
    throw new Error(`The largest stake of the game must be ${stakeMax / stakeMin} times its smallest.`)
  return Number(scale)
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
    if (error instanceof NotOffered) return line('not offered', message)
    return line(error instanceof NotTried ? 'not tried' : 'failed', message)
  }
}
