import { refusalText } from '@fairground/client'
import type { PolicyAnswer, PolicyProfile } from '@fairground/contract'
import { Button, ErrorState, Skeleton, StatusChip } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { PolicyTable } from './policy-table.tsx'

const options = () => query.staff.policy.queryOptions({ input: {} })

/** Which rules of protection the site follows, and what each set of them says. */
export function PolicyScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(options())
  return (
    <div className="min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.policy')} />
      {error && !data && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton className="h-96 w-full" />}
      {data && <Rules answer={data} />}
    </div>
  )
}

function Rules({ answer }: { answer: PolicyAnswer }) {
  const { t } = useTranslation()
  const me = useMe()
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<PolicyProfile>()
  const ask = useMutation({
    mutationFn: (reason: string) => api.staff.askPolicy({ profile: wanted ?? answer.profile, reason }),
    onSuccess: (now) => {
      queries.setQueryData(options().queryKey, now)
      setWanted(undefined)
    },
  })
  const { chosen, profile, changedAt, rules, wish } = answer
  const mayAsk = may(me, 'site.manage') && !wish
  return (
    <div className="grid gap-4">
      <section className="max-w-3xl rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
        <h2 className="text-lg font-bold">{t(`policy.profile.${profile}`)}</h2>
        <p className="mt-1 text-sm text-ink-2">{t(`policy.about.${profile}`)}</p>
        {chosen !== profile && <p className="mt-2 text-sm text-warn-ink">{t('policy.unknown', { chosen })}</p>}
        {changedAt && (
          <p className="mt-2 text-xs text-ink-3">
            {t('policy.changed')} <Moment at={changedAt} look="exactMoment" />
          </p>
        )}
        <OpenWish wish={wish} text={wish && t(`policy.profile.${wish.profile}`)} />
        {mayAsk && (
          <div className="mt-3 flex flex-wrap gap-2">
            {rules
              .filter((one) => one.profile !== profile)
              .map((one) => (
                <Button
                  key={one.profile}
                  variant="line"
                  size="sm"
                  onClick={() => {
                    ask.reset()
                    setWanted(one.profile)
                  }}
                >
                  {t('policy.ask', { profile: t(`policy.profile.${one.profile}`) })}
                </Button>
              ))}
          </div>
        )}
      </section>
      <p className="max-w-3xl text-sm text-ink-2">
        <StatusChip tone="info">{t('policy.readOnly')}</StatusChip> {t('policy.readOnlyText')}
      </p>
      <PolicyTable rules={rules} profile={profile} />
      <ReasonDialog
        open={wanted !== undefined}
        onOpenChange={() => setWanted(undefined)}
        tone="mint"
        title={t('policy.ask', { profile: t(`policy.profile.${wanted ?? profile}`) })}
        text={t('policy.askText')}
        hint={t('adjust.reasonHint')}
        confirmLabel={t('adjust.askNow')}
        isBusy={ask.isPending}
        refusal={ask.error ? refusalText(t, ask.error) : undefined}
        onConfirm={(reason) => ask.mutate(reason)}
      />
    </div>
  )
}
