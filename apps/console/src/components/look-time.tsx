import { useCountdown } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** How long something sealed still shows: counts the seconds down from its first sight, then has it hidden. */
export function LookTime({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t } = useTranslation()
  const [until] = useState(() => Date.now() + seconds * 1000)
  const left = useCountdown(until)
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return <span className="text-xs text-ink-3">{t('reveal.left', { seconds: left })}</span>
}
