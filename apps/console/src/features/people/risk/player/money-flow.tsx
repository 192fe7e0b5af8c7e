import type { RiskFlowDay } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/use-formats.ts'

const width = 640
const startX = 70
const rows = { deposited: 34, net: 104, withdrawn: 176 } as const
const radiusMax = 12
const barMax = 28
const labelEvery = 7

/** Money by day: circles for what came in and went out, bars for what was won and lost. */
export function MoneyFlow({ flow }: { flow: readonly RiskFlowDay[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const step = (width - startX - 16) / Math.max(flow.length - 1, 1)
  const xOf = (index: number) => startX + index * step
  const most = (part: 'deposited' | 'withdrawn' | 'net') =>
    Math.max(...flow.map((day) => Math.abs(Number(day[part]))), 1)
  const [inMost, outMost, netMost] = [most('deposited'), most('withdrawn'), most('net')]
  const radius = (moved: string, largest: number) => 3 + radiusMax * Math.sqrt(Number(moved) / largest)
  return (
    <>
      <div className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${width} 214`}
          className="block w-full min-w-[34rem] text-[10px]"
          role="img"
          aria-label={t('risk.flow')}
        >
          {(['deposited', 'net', 'withdrawn'] as const).map((part) => (
            <g key={part}>
              <text x={0} y={rows[part] + 4} className="fill-ink-2 font-semibold">
                {t(`risk.flow.${part}`)}
              </text>
              <line x1={startX - 8} x2={width} y1={rows[part]} y2={rows[part]} className="stroke-line-soft" />
            </g>
          ))}
          {flow.map((day, index) => (
            <g key={day.day}>
              <title>{`${formats.day(day.day)}: ${t('risk.flow.deposited')} ${formats.compactMoney(day.deposited)}, ${t('risk.flow.net')} ${formats.compactMoney(day.net)}, ${t('risk.flow.withdrawn')} ${formats.compactMoney(day.withdrawn)}`}</title>
              {Number(day.deposited) > 0 && (
                <circle
                  cx={xOf(index)}
                  cy={rows.deposited}
                  r={radius(day.deposited, inMost)}
                  style={{ fill: 'var(--f-blue-ink)' }}
                />
              )}
              <NetBar x={xOf(index)} net={Number(day.net)} largest={netMost} />
              {Number(day.withdrawn) > 0 && (
                <circle
                  cx={xOf(index)}
                  cy={rows.withdrawn}
                  r={radius(day.withdrawn, outMost)}
                  style={{ fill: 'var(--f-mint-ink)' }}
                />
              )}
              {day.cancelledWithdrawals > 0 && (
                <circle
                  cx={xOf(index)}
                  cy={rows.withdrawn}
                  r={7}
                  fill="none"
                  strokeDasharray="2 2"
                  strokeWidth={1.5}
                  style={{ stroke: 'var(--f-ruby-ink)' }}
                />
              )}
              {(flow.length - 1 - index) % labelEvery === 0 && (
                <text x={xOf(index)} y={208} textAnchor="middle" className="fill-ink-3">
                  {formats.day(day.day)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <Legend />
    </>
  )
}

function NetBar({ x, net, largest }: { x: number; net: number; largest: number }) {
  if (net === 0) return null
  const height = Math.max(1.5, (Math.abs(net) / largest) * barMax)
  return (
    <rect
      x={x - 4}
      y={net > 0 ? rows.net - height : rows.net}
      width={8}
      height={height}
      rx={1.5}
      style={{ fill: net > 0 ? 'var(--f-mint-ink)' : 'var(--f-ruby-ink)' }}
    />
  )
}

function Legend() {
  const { t } = useTranslation()
  const items = [
    { key: 'deposited', color: 'var(--f-blue-ink)' },
    { key: 'won', color: 'var(--f-mint-ink)' },
    { key: 'lost', color: 'var(--f-ruby-ink)' },
  ] as const
  return (
    <ul className="mt-1 flex flex-wrap gap-4 text-xs text-ink-2">
      {items.map(({ key, color }) => (
        <li key={key} className="flex items-center gap-1.5">
          <i aria-hidden="true" className="size-2.5 rounded-xs" style={{ background: color }} />
          {t(`risk.flow.${key}`)}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="size-2.5 rounded-full border border-dashed border-ruby-ink" />
        {t('risk.flow.cancelled')}
      </li>
    </ul>
  )
}
