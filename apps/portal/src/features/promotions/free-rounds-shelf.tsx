import type { OwnFreeRounds } from '@fairground/contract'
import { ButtonLink, Icon, Money } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'

/** Rounds that the member may play for nothing, above the promotions; nothing where there are none. */
export function FreeRoundsShelf({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(query.freeRounds.list.queryOptions({ input: {} }))
  if (!data || data.list.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="free-rounds">
      <h2 id="free-rounds" className="text-lg font-bold">
        {t('promotions:freeRounds.title')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.list.map((grant) => (
          <li key={grant.grantId}>
            <FreeRoundsCard grant={grant} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FreeRoundsCard({ grant, timeZone }: { grant: OwnFreeRounds; timeZone: string }) {
  const { t } = useTranslation()
  const { nodeId, gameName, iconUrl, remaining, quantity, stake, winMax, currency, startBefore } = grant
  return (
    <article className="flex gap-4 rounded-lg bg-surface-1 p-4 shadow-1">
      <div className="aspect-3/4 w-20 shrink-0 overflow-clip rounded-md bg-surface-3">
        {iconUrl && <img src={iconUrl} alt="" className="size-full object-cover" />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="truncate font-bold">
          <bdi>{gameName}</bdi>
        </h3>
        <p className="font-semibold text-mint-ink">
          <Icon name="icon-[ph--gift-duotone]" className="me-1 align-[-2px]" />
          {t('promotions:freeRounds.left', { remaining, quantity })}
        </p>
        <p className="text-xs text-ink-3">
          {t('promotions:freeRounds.each')} <Money amount={stake} currency={currency} decimals={0} />
          {' · '}
          {t('promotions:freeRounds.max')} <Money amount={winMax} currency={currency} decimals={0} />
        </p>
        <p className="text-xs text-ink-3">
          {t('promotions:freeRounds.until')} <DateTime at={startBefore} timeZone={timeZone} />
        </p>
        <ButtonLink
          variant="mint"
          size="sm"
          href={`/seamless?nodeId=${encodeURIComponent(nodeId)}&mode=real`}
          className="mt-2 self-start"
          aria-label={t('promotions:freeRounds.play', { game: gameName })}
        >
          {t('promotions:freeRounds.playNow')}
        </ButtonLink>
      </div>
    </article>
  )
}
