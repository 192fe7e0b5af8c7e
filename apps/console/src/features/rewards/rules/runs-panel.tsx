import { refusalText } from '@fairground/client'
import { type RewardJob, type RewardRun, rewardJobs } from '@fairground/contract'
import { Button, type Column, Empty, Icon, StatusChip, Table, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { SettingGroup, SettingRow } from '../../../components/settings.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useRunNow, useRuns } from './use-rules.ts'

/** The jobs that give, what their last runs did, and a button to have one run now. */
export function RunsPanel() {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const isLocked = !may(useMe(), 'rewards.manage')
  const runs = useRuns()
  const runNow = useRunNow()
  const [asked, setAsked] = useState<RewardJob>()
  // What it says stays while it closes.
  const [last, setLast] = useState<RewardJob>('vip')
  const ask = (job: RewardJob) => {
    setAsked(job)
    setLast(job)
  }
  const send = () =>
    runNow.mutate(
      { job: last },
      {
        onSettled: () => setAsked(undefined),
        onError: (error) => toast({ tone: 'bad', title: refusalText(t, error) }),
      },
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingGroup title={t('rules.jobs')} text={t('rules.jobsText')}>
        {rewardJobs.map((job) => (
          <SettingRow key={job} title={t(`rules.job.${job}`)} text={t(`rules.jobText.${job}`)}>
            {!isLocked && (
              <Button
                variant="line"
                start={<Icon name="icon-[ph--play-duotone]" />}
                aria-label={t('rules.runNowOf', { job: t(`rules.job.${job}`) })}
                onClick={() => ask(job)}
              >
                {t('rules.runNow')}
              </Button>
            )}
          </SettingRow>
        ))}
      </SettingGroup>
      <section className="min-w-0">
        <h2 className="mb-2 font-bold">{t('rules.runs')}</h2>
        <RunsTable runs={runs} />
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('rules.runConfirm', { job: t(`rules.job.${last}`) })}
        text={t(`rules.jobText.${last}`)}
        confirmLabel={t('rules.runNow')}
        isBusy={runNow.isPending}
        onConfirm={send}
      />
    </div>
  )
}

function RunsTable({ runs }: { runs: ReturnType<typeof useRuns> }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const columns: Column<RewardRun>[] = [
    { id: 'job', head: t('rules.jobName'), isRowHead: true, card: 'title', cell: ({ job }) => t(`rules.job.${job}`) },
    { id: 'period', head: t('rules.period'), card: 'meta', cell: ({ period }) => <bdi>{period}</bdi> },
    { id: 'at', head: t('rules.startedAt'), card: 'metaEnd', cell: ({ startedAt }) => <Moment at={startedAt} /> },
    { id: 'by', head: t('rules.by'), cell: ({ askedBy }) => askedBy ?? t('rules.clock') },
    {
      id: 'members',
      head: t('rules.memberCount'),
      align: 'end',
      cell: ({ memberCount }) => <bdi>{count(memberCount)}</bdi>,
    },
    {
      id: 'amount',
      head: t('rules.paid'),
      align: 'end',
      card: 'foot',
      cell: ({ amount }) => <Amount amount={amount} />,
    },
    {
      id: 'state',
      head: t('rules.state'),
      align: 'end',
      card: 'end',
      cell: ({ finishedAt }) => (
        <StatusChip tone={finishedAt ? 'ok' : 'wait'}>{t(finishedAt ? 'rules.done' : 'rules.waiting')}</StatusChip>
      ),
    },
  ]
  return (
    <Table
      dense
      label={t('rules.runs')}
      rows={runs.data ?? []}
      rowKey={({ runId }) => runId}
      state={runs.isError && !runs.data ? 'error' : runs.isPending ? 'loading' : 'ready'}
      onRetry={() => void runs.refetch()}
      empty={<Empty icon="icon-[ph--clock-countdown-duotone]" title={t('rules.noRuns')} />}
      columns={columns}
    />
  )
}
