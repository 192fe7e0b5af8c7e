import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { type ChartData, chartColors } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'

export type ChartFrameProps = ChartData & {
  /** Heading of the card; the label when absent. */
  title?: ReactNode
  className?: string
  /** The drawing. */
  children: ReactNode
}

/** Heading, legend, and the switch between the drawing and the same figures as a table. */
export function ChartFrame({ title, className, children, ...data }: ChartFrameProps) {
  const text = useUiText()
  const [isTable, setIsTable] = useState(false)
  return (
    <figure className={cx('card p-5', className)} aria-label={data.label}>
      <figcaption className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="me-auto text-lg font-bold">{title ?? data.label}</span>
        {data.series.map((series) => (
          <span key={series.id} className="inline-flex items-center gap-1.5 text-xs text-ink-2">
            <i
              aria-hidden="true"
              className="size-2.5 rounded-[3px]"
              style={{ background: chartColors[series.color] }}
            />
            {series.name}
          </span>
        ))}
        <IconButton
          size="sm"
          className="-me-1.5"
          label={isTable ? text.chartView : text.tableView}
          icon={isTable ? 'icon-[ph--chart-bar-duotone]' : 'icon-[ph--table-duotone]'}
          pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        />
      </figcaption>
      {isTable ? <ChartTable {...data} /> : children}
    </figure>
  )
}
