import { ErrorState, Kpi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../../lib/use-percent.ts'
import { shareOfGroups } from './group-choice.ts'
import { useOwnGroup } from './use-own-group.ts'

/** The agent's own prize group in plain words, and what it leaves to the accounts directly below. */
export function OwnGroupCard() {
  const { t } = useTranslation()
  const percent = usePercent()
  const own = useOwnGroup()
  const { data } = own
  if (own.isError && !data)
    return (
      <ErrorState
        title={t('record.failed')}
        text={t('wallet.safe')}
        onRetry={() => void own.refetch()}
        isRetrying={own.isFetching}
      />
    )
  const left = (group: number) => data && t('agents:points.left', { share: percent(shareOfGroups(data.group - group)) })
  return (
    <section aria-labelledby="own-group" className="card grid gap-4 p-5">
      <div>
        <h2 id="own-group" className="text-lg font-bold">
          {t('agents:points.group')}
        </h2>
        <p className="mt-1 max-w-[75ch] text-sm text-ink-2">
          {t('agents:points.groupText', { groups: 20, share: percent(shareOfGroups(20)) })}
        </p>
      </div>
      <div className="fit-grid">
        <Kpi label={t('agents:points.group')} value={data?.group} isLoading={!data} />
        <Kpi
          label={t('agents:points.memberMax')}
          value={data?.memberMax}
          note={data && left(data.memberMax)}
          isLoading={!data}
        />
        <Kpi
          label={t('agents:points.agentMax')}
          value={data?.agentMax}
          note={data && left(data.agentMax)}
          isLoading={!data}
        />
        <Kpi label={t('agents:points.floor')} value={data?.floor} isLoading={!data} />
      </div>
    </section>
  )
}
