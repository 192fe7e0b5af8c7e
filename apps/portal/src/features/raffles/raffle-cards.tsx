import { type Raffle, type RaffleKind, raffleKinds } from '@fairground/contract'
import { Button, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RaffleWindow } from './raffle-window.tsx'
import { useRaffle } from './use-raffle.ts'

const icons: Record<RaffleKind, string> = {
  redEnvelope: 'icon-[ph--envelope-simple-open-duotone]',
  wheel: 'icon-[ph--spinner-ball-duotone]',
}

/** The red envelope and the wheel that are open to the member; nothing while there is neither. */
export function RaffleCards() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<RaffleKind>()
  const found: Record<RaffleKind, Raffle | null | undefined> = {
    redEnvelope: useRaffle('redEnvelope').data,
    wheel: useRaffle('wheel').data,
  }
  const raffles = raffleKinds.flatMap((kind) => found[kind] ?? [])
  if (raffles.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      {raffles.map((raffle) => (
        <li
          key={raffle.promotionId}
          className="flex flex-wrap items-center gap-4 rounded-lg bg-surface-1 p-4 shadow-1 sm:p-5"
        >
          <Icon name={icons[raffle.kind]} className="text-4xl text-lamp-ink" />
          <div className="min-w-0 flex-1 basis-24">
            <h2 className="text-lg leading-snug font-bold break-words">{raffle.title}</h2>
            <p className="text-sm text-ink-2">{t('campaigns:raffle.left', { count: raffle.chancesLeft })}</p>
          </div>
          <Button variant={raffle.chancesLeft > 0 ? 'lamp' : 'line'} onClick={() => setOpened(raffle.kind)}>
            {t(`campaigns:raffle.enter.${raffle.kind}`)}
          </Button>
          <RaffleWindow raffle={raffle} open={opened === raffle.kind} onClose={() => setOpened(undefined)} />
        </li>
      ))}
    </ul>
  )
}
