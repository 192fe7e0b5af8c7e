import { useTranslation } from 'react-i18next'
import { usePercent } from '../../lib/use-percent.ts'
import { shareOfGroups } from './group-choice.ts'

interface GroupSplitProps {
  /** Of the agent, which the two parts always make up. */
  own: number
  /** Of the account below. */
  group: number
}

/** How the agent's group falls into the prizes of the account below and the point of the agent. */
export function GroupSplit({ own, group }: GroupSplitProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const parts = [
    { id: 'theirs', label: t('agents:points.theirs'), value: group, tone: 'bg-mint' },
    { id: 'yours', label: t('agents:points.yours'), value: own - group, tone: 'bg-lamp' },
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-4 gap-y-2 rounded-md bg-surface-2 px-3.5 py-3 text-sm">
      {parts.map(({ id, label, value, tone }) => (
        <div key={id} className="min-w-0">
          <dt className="flex items-center gap-2 text-xs text-ink-3">
            <i aria-hidden="true" className={`size-2.5 shrink-0 rounded-[3px] ${tone}`} />
            {label}
          </dt>
          <dd className="font-bold">
            <bdi>{value}</bdi>
            {id === 'yours' && (
              <span className="ms-1.5 font-normal text-ink-2">
                <bdi>{percent(shareOfGroups(value))}</bdi>
              </span>
            )}
          </dd>
        </div>
      ))}
      <div className="col-span-full flex justify-between gap-3 border-t border-line pt-2">
        <dt className="text-ink-2">{t('agents:points.sum')}</dt>
        <dd className="font-bold">
          <bdi>{own}</bdi>
        </dd>
      </div>
    </dl>
  )
}
