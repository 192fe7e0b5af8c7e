import { KeyValues } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrameState } from '../frame/frame-context.ts'
import { Cash } from '../money/cash.tsx'
import { netMinor } from './session-facts.ts'

/** Facts of this session only: time, rounds, money in and the honest difference. */
export function SessionCard({ isNested = false }: { isNested?: boolean }) {
  const { t } = useTranslation()
  const facts = useFrameState((state) => state.facts)
  const minutes = useMinutesSince(facts.startedAtMs)
  return (
    <section className={isNested ? 'rounded-md bg-surface-2 px-4 py-3.5' : 'rounded-lg bg-surface-1 p-5 shadow-1'}>
      <h2 className="mb-2.5 text-lg font-bold">{t('session.title')}</h2>
      <KeyValues
        items={[
          {
            id: 'played',
            label: t('session.played'),
            value: t('session.playedFor', { minutes, rounds: facts.rounds }),
          },
          { id: 'staked', label: t('session.staked'), value: <Cash minor={facts.stakedMinor} /> },
          { id: 'net', label: t('session.net'), value: <Cash minor={netMinor(facts)} signed /> },
        ]}
      />
    </section>
  )
}

const minuteMs = 60_000

function useMinutesSince(startedAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs / 6)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((nowMs - startedAtMs) / minuteMs))
}
