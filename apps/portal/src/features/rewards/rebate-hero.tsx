import { Button, Icon, Money, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { isAboveZero } from './sum-of.ts'

interface RebateHeroProps {
  /** Of all categories; undefined while it comes. */
  total: string | undefined
  onClaim: (amount: string) => void
}

/** What there is to take in all, and the button that takes it. */
export function RebateHero({ total, onClaim }: RebateHeroProps) {
  const { t } = useTranslation()
  const hasAny = total !== undefined && isAboveZero(total)
  return (
    <section
      aria-label={t('rebate.total')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 card p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-13 shrink-0 place-items-center rounded-full bg-lamp-soft">
          <Icon name="icon-[ph--hand-coins-duotone]" className="text-3xl text-lamp-ink" />
        </span>
        <div>
          <span className="block text-sm text-ink-2">{t('rebate.total')}</span>
          {total === undefined ? (
            <Skeleton className="mt-1 h-9 w-40" />
          ) : (
            <b className="block text-3xl leading-10 font-bold">
              <Money amount={total} currency="VND" decimals={2} />
            </b>
          )}
        </div>
      </div>
      <Button
        variant="lamp"
        size="lg"
        className="max-sm:w-full"
        disabled={!hasAny}
        onClick={() => total !== undefined && onClaim(total)}
      >
        {t('rebate.claimAll')}
      </Button>
    </section>
  )
}
