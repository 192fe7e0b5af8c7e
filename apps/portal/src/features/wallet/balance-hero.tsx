import { dateFormat } from '@fairground/i18n'
import { ErrorState, IconButton, Money, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Scene } from '../../components/scene.tsx'
import { useLostLine } from '../../lib/line.ts'
import { useHiddenBalance } from './hidden-balance.ts'
import { useBalance } from './use-balance.ts'

/** The purse over the fairground: what can be used now, and what is held. */
export function BalanceHero() {
  const { t, i18n } = useTranslation()
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useBalance()
  const isOld = useLostLine() !== undefined || isError
  const [isHidden, setHidden] = useHiddenBalance()
  if (isError && !data)
    return (
      <ErrorState
        title={t('wallet.loadFailed')}
        text={t('wallet.safe')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <section
      aria-labelledby="balance"
      className="relative isolate overflow-hidden rounded-lg bg-surface-1 p-6 shadow-2"
    >
      {/* On a phone the amount takes the whole width: nothing stands behind it. */}
      <Scene className="absolute inset-0 -z-10 size-full object-cover object-[100%_80%] opacity-80 max-sm:hidden rtl:-scale-x-100" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-surface-1 from-25% to-transparent rtl:bg-linear-to-l" />
      <div className="flex flex-wrap items-center gap-1">
        <h2 id="balance" className="text-sm font-semibold">
          {t('wallet.available')}
        </h2>
        <IconButton
          label={t(isHidden ? 'ui:showBalance' : 'ui:hideBalance')}
          icon={isHidden ? 'icon-[ph--eye-slash]' : 'icon-[ph--eye]'}
          onClick={() => setHidden(!isHidden)}
        />
        <IconButton
          label={t('ui:refreshBalance')}
          icon="icon-[ph--arrows-clockwise]"
          guardMs={1000}
          onClick={() => void refetch()}
        />
      </div>
      {data ? (
        <Money amount={data.balance} currency={data.currency} hidden={isHidden} size="xl" />
      ) : (
        <Skeleton className="h-11 w-60 max-w-full" />
      )}
      {isOld && data && (
        <p className="mt-1 text-sm text-warn-ink">
          {t('ui:balanceAsOf', { time: dateFormat(i18n.language, { timeStyle: 'short' }).format(dataUpdatedAt) })}
        </p>
      )}
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <div>
          <dt>{t('wallet.frozen')}</dt>
          <dd className="mt-1">
            {data ? (
              <Money amount={data.frozen} currency={data.currency} hidden={isHidden} />
            ) : (
              <Skeleton className="h-5 w-24" />
            )}
          </dd>
        </div>
        {data?.atTables && (
          <div>
            <dt>{t('wallet.atTables')}</dt>
            <dd className="mt-1">
              <Money amount={data.atTables} currency={data.currency} hidden={isHidden} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
