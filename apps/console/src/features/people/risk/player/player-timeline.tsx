import type { TimelineEntry } from '@fairground/contract'
import { type TimelinePart, timelineParts } from '@fairground/contract/risk-rules'
import { Pager, Skeleton, Timeline, type TimelineEvent } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../../components/amount.tsx'
import { FilterChips } from '../../../../components/filter-chips.tsx'
import { Moment } from '../../../../components/moment.tsx'
import { query } from '../../../../lib/api.ts'
import { Card } from './card.tsx'

const pageSize = 20

const icons: Record<TimelinePart, string> = {
  money: 'icon-[ph--wallet-bold]',
  play: 'icon-[ph--game-controller-bold]',
  access: 'icon-[ph--sign-in-bold]',
  limits: 'icon-[ph--sliders-horizontal-bold]',
  messages: 'icon-[ph--chat-circle-text-bold]',
  staff: 'icon-[ph--identification-badge-bold]',
}
const tones: Record<TimelinePart, NonNullable<TimelineEvent['tone']>> = {
  money: 'ok',
  play: 'neutral',
  access: 'info',
  limits: 'wait',
  messages: 'info',
  staff: 'bad',
}

/** All that happened, newest first, whole or one part of it. */
export function PlayerTimeline({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<TimelinePart | 'all'>('all')
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    ...query.staff.memberTimeline.queryOptions({
      input: { memberId, part: part === 'all' ? undefined : part, pageNo: page, pageSize },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('risk.timeline')}>
      <FilterChips
        options={(['all', ...timelineParts] as const).map((value) => ({ value, label: t(`risk.part.${value}`) }))}
        value={part}
        onValueChange={(next) => {
          setPart(next)
          setPage(1)
        }}
      />
      {!data && <Skeleton className="h-60 w-full" />}
      {data?.total === 0 && <p className="text-sm text-ink-2">{t('risk.noTimeline')}</p>}
      {data && data.total > 0 && <Lines entries={data.list} />}
      {data && data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
    </Card>
  )
}

function Lines({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation()
  return (
    <Timeline
      label={t('risk.timeline')}
      events={entries.map(({ id, at, part, what, amount, note }) => ({
        id,
        title: (
          <>
            {t(what, { defaultValue: what })}
            {amount && (
              <>
                {' '}
                <Amount amount={amount} />
              </>
            )}
          </>
        ),
        time: <Moment at={at} />,
        // A state comes as the key of its words, all else as it is.
        text: note && (
          <bdi>
            {part === 'play' && /^\d+$/.test(note)
              ? t('risk.rounds', { count: Number(note) })
              : t(note, { defaultValue: note })}
          </bdi>
        ),
        icon: icons[part],
        tone: tones[part],
      }))}
    />
  )
}
