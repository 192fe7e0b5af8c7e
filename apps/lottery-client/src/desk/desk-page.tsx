import { Button, Select, Skeleton, StatusChip, Tabs, useUi } from '@fairground/ui'
import { DeskOffline, DeskPerson, DeskResult, DeskStopped } from '@fairground/vendor-ui/staff-desk'
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
  const result = useDeskState((state) => state.result)
  const [tab, setTab] = useState<TabId>('draws')
  if (isOver) return <DeskStopped />
  const { Page } = deskTabs.find(({ id }) => id === tab) ?? deskTabs[0]
  return (
    <div className="staff-desk" data-lottery={gameId}>
      <DeskBar />
      <DeskResult result={result} />
      <main className="staff-desk-body">
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
    <header className="staff-desk-bar">
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
      <DeskPerson me={me} />
      {!isOnline && <DeskOffline />}
    </header>
  )
}
