/** Colours of a chart, as accents of the game families and the lamp. */
export const chartColors = {
  lamp: 'var(--f-chart-lamp)',
  slots: 'var(--f-cat-slots)',
  live: 'var(--f-cat-live)',
  sports: 'var(--f-cat-sports)',
  esports: 'var(--f-cat-esports)',
  fish: 'var(--f-cat-fish)',
  pvp: 'var(--f-cat-pvp)',
  lottery: 'var(--f-cat-lottery)',
  up: 'var(--f-mint-ink)',
  down: 'var(--f-ruby-ink)',
}
export type ChartColor = keyof typeof chartColors

export type ChartSeries = {
  id: string
  name: string
  color: ChartColor
  /** Gains and losses: each bar has the colour of its sign instead. */
  isSigned?: boolean | undefined
  /** Decimal strings, one per label. They become numbers only to find their place on the drawing. */
  values: readonly string[]
}

export type ChartData = {
  /** Names the chart. */
  label: string
  /** One per place on the axis: days, hours. */
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** The exact value in the tooltip and the table. */
  formatValue: (value: string) => string
  /** A round value beside the axis. */
  formatTick: (value: number) => string
}

/** One place of the chart in words: `7/11: Stakes 1,000, Payouts 900`. Empty where there is no place. */
export function placeText({ labels, series, formatValue }: ChartData, index: number): string {
  const label = labels[index]
  if (label === undefined) return ''
  return `${label}: ${series.map(({ name, values }) => `${name} ${formatValue(values[index] ?? '0')}`).join(', ')}`
}

/** Bounds of the axis and its ticks: up to 6 round steps, whole ones, that hold all values and zero. */
export function axisOf(values: readonly number[]): { min: number; max: number; ticks: number[] } {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  // Nothing at all: a step above zero would claim a size that nobody measured.
  if (low === high) return { min: 0, max: 1, ticks: [0] }
  const step = Math.max(1, roundStep((high - low || 1) / 4))
  const min = Math.floor(low / step) * step
  const max = Math.max(Math.ceil(high / step) * step, min + step)
  const count = Math.round((max - min) / step)
  return { min, max, ticks: Array.from({ length: count + 1 }, (_, index) => min + index * step) }
}

/** The next of 1, 2, 2.5, 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10
  return factor * power
}

/** The colour of one value of a series. */
export const colorOf = ({ color, isSigned }: ChartSeries, value: string | undefined): string =>
  chartColors[isSigned ? (value?.startsWith('-') ? 'down' : 'up') : color]

export const numbersOf = (series: readonly ChartSeries[]): number[] => series.flatMap((each) => each.values.map(Number))
