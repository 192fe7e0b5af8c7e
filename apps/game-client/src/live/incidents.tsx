import type { PublicIncident } from '@fairground/contract/studio'
import { formatAmount, getCurrency } from '@fairground/money'
import { Button, Dialog, Empty, ErrorState, formatMoney, Icon, IconButton, Skeleton, useUi } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsBeside } from '../tables/chat/use-is-beside.ts'
import { useLive, useLiveState } from './live-context.ts'
import './incidents.css'

/** Cards and wheels alone can go wrong: a table of seeds has no such list. */
const useIsRead = (): boolean =>
  useLiveState(({ table }) => table.round?.read !== undefined || table.chain?.saltedWith.kind === 'cards')

/** Where the panel beside the table has no room: a button over the scene. */
export function IncidentsButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isBeside = useIsBeside()
  if (!useIsRead() || isBeside) return null
  return (
    <>
      <IconButton
        look="glass"
        label={t('live.incidents.title')}
        icon="icon-[ph--clipboard-text-duotone]"
        onClick={() => setOpen(true)}
        className="touch:size-11"
      />
      {isOpen && <IncidentsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same as a line of the panel. */
export function IncidentsLine() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useIsRead()) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        start={<Icon name="icon-[ph--clipboard-text-duotone]" />}
        onClick={() => setOpen(true)}
        className="justify-self-start"
      >
        {t('live.incidents.title')}
      </Button>
      {isOpen && <IncidentsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type Found = { state: 'loading' | 'failed' } | { state: 'loaded'; incidents: readonly PublicIncident[] }

function IncidentsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const live = useLive()
  const [found, setFound] = useState<Found>({ state: 'loading' })
  useEffect(() => {
    if (found.state !== 'loading') return
    let isWanted = true
    void live.readIncidents().then((told) => {
      if (isWanted) setFound(told.ok ? { state: 'loaded', incidents: told.value.incidents } : { state: 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [live, found.state])
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      phone="bottom"
      title={t('live.incidents.title')}
      description={t('live.incidents.note')}
    >
      {found.state === 'loading' && <Skeleton className="h-40 w-full" />}
      {found.state === 'failed' && (
        <ErrorState title={t('history.failed')} onRetry={() => setFound({ state: 'loading' })} />
      )}
      {found.state === 'loaded' && <IncidentList incidents={found.incidents} />}
    </Dialog>
  )
}

const tones = { 'go-on': 'calm', 'read-again': 'calm', void: 'back', review: 'stop', corrected: 'back' } as const

function IncidentList({ incidents }: { incidents: readonly PublicIncident[] }) {
  const { t } = useTranslation()
  const time = useTime()
  if (incidents.length === 0) return <Empty icon="icon-[ph--check-circle-duotone]" title={t('live.incidents.none')} />
  return (
    <ul className="incident-list">
      {incidents.map(({ at, kind, outcome, number, money }) => (
        <li key={`${at}-${kind}`} data-tone={tones[outcome]}>
          <p className="incident-head">
            <b>{t(`live.incidents.kind.${kind}`)}</b>
            <span>
              <bdi>{time(at)}</bdi>
              {number !== null && <bdi>{t('live.round', { number })}</bdi>}
            </span>
          </p>
          <p>{t(`live.incidents.outcome.${outcome}`)}</p>
          <Back money={money} />
        </li>
      ))}
    </ul>
  )
}

/** A table has players of several currencies. */
function Back({ money }: Pick<PublicIncident, 'money'>) {
  const { t } = useTranslation()
  const { locale } = useUi()
  if (money.length === 0) return null
  const amounts = money.map(({ currency, amountMinor }) =>
    formatMoney(formatAmount(BigInt(amountMinor), getCurrency(currency)), { locale, currency, decimals: 0 }),
  )
  return <p className="incident-money">{t('live.incidents.money', { amount: amounts.join(' · ') })}</p>
}
