import type { ResultDrawView } from '@fairground/contract/lottery-results'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { fieldsOf, shownOf } from './result-fields.ts'

/** What sources and people say, prize by prize beside each other; where they differ it is marked. */
export function CompareTable({ draw, rulesId }: { draw: ResultDrawView; rulesId: string }) {
  const { t } = useTranslation('lottery-results')
  const told = [
    ...draw.sources.map(({ source, result }) => ({
      id: `source:${source}`,
      name: source,
      shown: shownOf(rulesId, result),
    })),
    ...draw.typed.map(({ staffId, name, result }) => ({ id: staffId, name, shown: shownOf(rulesId, result) })),
  ]
  if (told.length === 0) return <p className="text-sm text-ink-3">{t('real.nobody')}</p>
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="text-xs text-ink-3">
            <th scope="col" className="pe-3 text-start font-normal">
              {t('real.prize')}
            </th>
            {told.map(({ id, name }) => (
              <th key={id} scope="col" className="pe-3 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fieldsOf(rulesId).map(({ id }) => {
            const isDiffering = new Set(told.map(({ shown }) => shown[id])).size > 1
            return (
              <tr key={id} className="border-t border-line" data-differs={isDiffering || undefined}>
                <th scope="row" className="py-1.5 pe-3 text-start font-normal text-ink-2">
                  {id}
                </th>
                {told.map((one) => (
                  <td
                    key={one.id}
                    dir="ltr"
                    className={cx('py-1.5 pe-3 tabular-nums', isDiffering && 'font-bold text-ruby-ink')}
                  >
                    {one.shown[id]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
