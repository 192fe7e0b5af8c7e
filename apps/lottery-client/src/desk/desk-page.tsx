import { Button, Note, Select, Skeleton, StatusChip, Tabs, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './desk.css'
import { useDesk, useDeskState } from './desk-context.ts'
import { deskTabs } from './desk-tabs.ts'

type TabId = (typeof deskTabs)[number]['id']

/** The desk of the lottery: which lottery above, its pages below. */
export function DeskPage() {
  const { t } = useTranslation('lottery-desk')
  const isOver = useDeskState((state) => state.isOver)
  const isReady = useDeskState((state) => state.lottery !== undefined)
  const wishes = useDeskState((state) => state.lottery?.wishes.length ?? 0)
  const gameId = useDeskState((state) => state.gameId)
  const [tab, setTab] = useState<TabId>('draws')
  if (isOver) return <DeskStopped />
  const { Page } = deskTabs.find(({ id }) => id === tab) ?? deskTabs[0]
  return (
    <div className="lot-desk" data-lottery={gameId}>
      <DeskBar />
      <Result />
      <main className="lot-desk-body">
        <Tabs
          label={t('title')}
          tabs={deskTabs.map(({ id }) => ({
            ...{ value: id, label: t(`tab.${id}`) },
            ...(id === 'wishes' && { count: wishes }),
          }))}
          value={tab}
          onValueChange={setTab}
        />
        {isReady ? <Page /> : <Skeleton className="h-40" />}
      </main>
    </div>
  )
}

function DeskBar() {
  const { t } = useTranslation('lottery-desk')
  const { locale } = useUi()
  const desk = useDesk()
  const { view, gameId, isOnline, isBusy } = useDeskState((state) => state)
  const { me, lotteries } = view
  const isOnSale = lotteries.find((one) => one.gameId === gameId)?.isOnSale ?? true
  const nameOf = (names: Record<string, string>, id: string) => names[locale] ?? names.en ?? id
  return (
    <header className="lot-desk-bar">
      <div className="min-w-52 flex-1">
        <Select
          label={t('lottery')}
          value={gameId}
          options={lotteries.map((one) => ({
            value: one.gameId,
            label: `${nameOf(one.names, one.gameId)}${one.wishes + one.waiting > 0 ? ' •' : ''}`,
          }))}
          onValueChange={(next) => void desk.choose(next)}
        />
      </div>
      <StatusChip tone={isOnSale ? 'ok' : 'bad'}>{t(isOnSale ? 'onSale' : 'offSale')}</StatusChip>
      <Button
        size="sm"
        variant="line"
        disabled={isBusy}
        onClick={() => void desk.act({ act: 'sell', isOn: !isOnSale })}
      >
        {t(isOnSale ? 'stopSale' : 'startSale')}
      </Button>
      <span className="text-sm">
        <b className="block">{me.name}</b>
        <small className="text-ink-3">{me.rights.map((right) => t(`right.${right}`)).join(' · ')}</small>
      </span>
      {!isOnline && (
        <Note tone="bad" isLive icon="icon-[ph--wifi-slash]" className="basis-full">
          {t('offline')}
        </Note>
      )}
    </header>
  )
}

/** What the last act came to. */
function Result() {
  const { t } = useTranslation('lottery-desk')
  const result = useDeskState((state) => state.result)
  if (result === undefined) return null
  const isGood = result === 'done' || result === 'asked'
  return (
    <Note tone={isGood ? 'ok' : 'bad'} isLive className="lot-desk-result">
      {t(`result.${result}`)}
    </Note>
  )
}

/** A ticket that was used, or too old; or a session that has ended. */
export function DeskStopped() {
  const { t } = useTranslation('lottery-desk')
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <Note tone="warn" title={t('title')}>
        {t('stopped')}
      </Note>
    </main>
  )
}
