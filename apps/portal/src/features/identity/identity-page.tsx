import { refusalText } from '@fairground/client'
import type { Identity } from '@fairground/contract'
import { Button, ErrorState, Icon, Note, Skeleton, StatusChip } from '@fairground/ui'
import { Card } from '../../components/card.tsx'
import { CheckList } from './check-list.tsx'
import { FurtherForm } from './further-form.tsx'
import { NeedList } from './need-list.tsx'
import { PaperForm } from './paper-form.tsx'
import { useIdentity, useIdentityWords, useProvider } from './use-identity.ts'

/** Where a player shows who he is, and sees what that opens. */
export function IdentityPage() {
  const { t } = useIdentityWords()
  const { data, isError, isFetching, refetch } = useIdentity()
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="font-poster text-3xl">{t('member.identity')}</h1>
        <p className="mt-1.5 text-ink-2">{t('identity.lead')}</p>
      </div>
      {isError && !data && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && <Skeleton className="h-100 w-full rounded-lg" />}
      {data && <Known identity={data} />}
    </div>
  )
}

function Known({ identity }: { identity: Identity }) {
  const { t, day } = useIdentityWords()
  const { level, validUntil, isHeld, needs, checks, next, hasProvider } = identity
  return (
    <>
      {isHeld && (
        <section role="status" className="card flex items-center gap-4 border-2 border-lamp p-5 sm:p-6">
          <Icon name="icon-[ph--hourglass-medium-duotone]" className="text-4xl text-lamp-ink" />
          <p className="min-w-0 flex-1">{t('identity.held')}</p>
        </section>
      )}
      <Card
        title={t('identity.needs')}
        aside={
          <StatusChip
            tone={level === 0 ? 'neutral' : 'ok'}
            icon={level === 0 ? 'icon-[ph--identification-card-fill]' : 'icon-[ph--check-circle-fill]'}
          >
            {t(`identity.level.${level}`)}
          </StatusChip>
        }
      >
        {validUntil && <p className="mb-3 text-sm text-ink-2">{t('control.until', { at: day(validUntil) })}</p>}
        <NeedList needs={needs} />
        <p className="mt-4 flex items-start gap-2.5 text-sm text-ink-2">
          <Icon name="icon-[ph--wallet-duotone]" className="mt-0.5 text-lg text-mint-ink" />
          {t('identity.kept')}
        </p>
      </Card>
      {next === 1 && (
        <Card title={t('identity.form1')}>
          {hasProvider && <AtProvider />}
          <PaperForm />
        </Card>
      )}
      {next === 2 && (
        <Card title={t('identity.form2')}>
          <FurtherForm />
        </Card>
      )}
      {checks.length > 0 && (
        <Card title={t('identity.checks')}>
          <CheckList checks={checks} />
        </Card>
      )}
    </>
  )
}

function AtProvider() {
  const { t } = useIdentityWords()
  const leave = useProvider()
  return (
    <div className="mb-5 grid gap-3">
      <Button
        variant="line"
        busy={leave.isPending}
        start={<Icon name="icon-[ph--arrow-square-out-duotone]" />}
        onClick={() => leave.mutate()}
      >
        {t('identity.provider')}
      </Button>
      {leave.error && (
        <Note tone="bad" isLive>
          {refusalText(t, leave.error)}
        </Note>
      )}
    </div>
  )
}
