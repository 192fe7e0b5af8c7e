import { formatMoney } from '@fairground/money'
import type { ReactNode } from 'react'
import { BarChart } from './bar-chart.tsx'
import type { ChartData } from './chart-data.ts'
import { LineChart } from './line-chart.tsx'

const labels = Array.from({ length: 14 }, (_, index) => `${index + 7}/11`)
const walk = (seed: number, spread: number) =>
  labels.map((_, index) => String(Math.round((Math.sin(index * seed) + 1.4) * spread) * 1000))

const data: ChartData = {
  label: '14 ngày gần nhất',
  labels,
  series: [
    { id: 'valid', name: 'Cược hợp lệ', color: 'esports', values: walk(1.7, 1300) },
    { id: 'payout', name: 'Trả thưởng', color: 'lamp', values: walk(2.3, 1100) },
  ],
  formatValue: (value) => formatMoney(value, { locale: 'vi', decimals: 0 }),
  formatTick: (value) => (value === 0 ? '0' : `${value / 1_000_000}tr`),
}

const profit = {
  ...data,
  label: 'Lãi / lỗ',
  series: [
    {
      id: 'net',
      name: 'Lãi / lỗ',
      color: 'fish' as const,
      values: labels.map((_, index) => String(Math.round(Math.cos(index) * 900) * 1000)),
    },
  ],
}

export const stories: Record<string, () => ReactNode> = {
  bars: () => <BarChart {...data} />,
  lines: () => <LineChart {...data} title="Cược của đội" />,
  'below-zero': () => <BarChart {...profit} />,
}
