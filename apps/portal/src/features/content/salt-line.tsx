import type { SaltFrom } from '@fairground/game-rules/proof'
import { numberFormat } from '@fairground/money'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CheckLine } from './check-line.tsx'

const texts = {
  drand: 'checked.saltDrand',
  recorded: 'checked.saltRecorded',
  seeds: 'checked.saltSeeds',
  untold: 'checked.saltUntold',
} as const satisfies Record<SaltFrom, string>

interface SaltLineProps {
  fits: boolean
  from: SaltFrom
  /** Of the beacon, where one is told. */
  round?: number | undefined
}

/** Where the salt of a chain came from: a finding where a beacon proves it, a plain word where nothing does. */
export function SaltLine({ fits, from, round }: SaltLineProps) {
  const { t, i18n } = useTranslation()
  const text = t(texts[from], { round: round === undefined ? '' : numberFormat(i18n.language).format(round) })
  if (!fits || from === 'drand') return <CheckLine isRight={fits} text={text} />
  return (
    <li className="flex items-start gap-2">
      <Icon name="icon-[ph--info-fill]" className="mt-0.5 text-ink-3" />
      <span>{text}</span>
    </li>
  )
}
