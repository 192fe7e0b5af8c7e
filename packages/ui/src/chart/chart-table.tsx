import type { ChartData } from './chart-data.ts'

/** The figures of a chart for those who would rather read. */
export function ChartTable({ label, labels, series, formatValue }: ChartData) {
  return (
    <div className="max-h-64 overflow-auto">
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <td className="sticky top-0 bg-surface-1" />
            {series.map((each) => (
              <th
                key={each.id}
                scope="col"
                className="sticky top-0 bg-surface-1 px-2 py-1.5 text-end text-xs font-semibold text-ink-3"
              >
                {each.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((name, index) => (
            <tr key={name} className="border-t border-line-soft">
              <th scope="row" className="px-2 py-1.5 text-start font-medium text-ink-2">
                {name}
              </th>
              {series.map((each) => (
                <td key={each.id} className="px-2 py-1.5 text-end font-semibold">
                  <bdi dir="ltr">{formatValue(each.values[index] ?? '0')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
