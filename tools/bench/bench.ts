export interface Bound {
  valueMin?: number
  valueMax?: number
  ratioMin?: number
  ratioMax?: number
}

export interface Row {
  name: string
  unit: string
  /** Name of the row it is divided by. */
  comparedTo?: string
  bound?: Bound
}

/** Takes one round of one thing and gives its figures by row name. */
export type Subject = () => Promise<Record<string, number>>

export interface Session {
  subjects: Subject[]
  close(): Promise<void>
}

/** A file `tools/bench/<name>.bench.ts` exports one of these as `bench`. */
export interface Bench {
  title: string
  rows: Row[]
  rounds?: number
  /** Prepares everything that is not to be measured. */
  open(): Promise<Session>
}

export interface Measured extends Row {
  value: number
  ratio: number | undefined
  isMissed: boolean
}

const roundsUsual = 5

/**
 * Measures every subject once a round, so that a busy moment of the machine meets all of them, and takes medians.
 * @throws when a row gets no figure, or a figure has no row
 */
export async function runBench(bench: Bench): Promise<Measured[]> {
  const session = await bench.open()
  try {
    const rounds: Record<string, number>[] = []
    for (let round = 0; round < (bench.rounds ?? roundsUsual); round += 1)
      rounds.push(await takeRound(session.subjects))
    requireSameNames(bench.rows, rounds)
    return bench.rows.map((row) => measure(row, rounds))
  } finally {
    await session.close()
  }
}

async function takeRound(subjects: Subject[]): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const subject of subjects) Object.assign(figures, await subject())
  return figures
}

function requireSameNames(rows: Row[], rounds: Record<string, number>[]): void {
  const names = rows
    .map((row) => row.name)
    .sort()
    .join(', ')
  for (const round of rounds) {
    const measured = Object.keys(round).sort().join(', ')
    if (measured !== names) throw new Error(`the rows are ${names}; a round measured ${measured}`)
  }
}

/** The ratio is the median of the rounds' own ratios: both sides of each were measured within moments. */
function measure(row: Row, rounds: Record<string, number>[]): Measured {
  const figuresOf = (name: string) => rounds.map((round) => round[name] ?? Number.NaN)
  const value = median(figuresOf(row.name))
  const other = row.comparedTo === undefined ? undefined : figuresOf(row.comparedTo)
  const ratio = other && median(figuresOf(row.name).map((figure, round) => figure / (other[round] ?? Number.NaN)))
  return { ...row, value, ratio, isMissed: !isWithin(row.bound ?? {}, value, ratio) }
}

function isWithin(
  { valueMin, valueMax, ratioMin, ratioMax }: Bound,
  value: number,
  ratio: number | undefined,
): boolean {
  const isBetween = (figure: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
    figure >= min && figure <= max
  const isRatioFree = ratioMin === undefined && ratioMax === undefined
  return isBetween(value, valueMin, valueMax) && (isRatioFree || isBetween(ratio ?? Number.NaN, ratioMin, ratioMax))
}

/** @throws without data, or if a figure is not a number */
export function median(figures: number[]): number {
  if (figures.length === 0 || figures.some(Number.isNaN)) throw new Error('a median needs figures')
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}
