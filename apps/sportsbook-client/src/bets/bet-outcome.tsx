import type { SportsBetView, SportsLegView } from '@fairground/contract/sports'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

type Look = readonly [tone: StatusTone, icon: string]

const won: Look = ['ok', 'icon-[ph--check-circle-fill]']
const lost: Look = ['bad', 'icon-[ph--x-circle-fill]']
const even: Look = ['neutral', 'icon-[ph--equals-bold]']
const waits: Look = ['wait', 'icon-[ph--hourglass-medium-fill]']

const looksOfLeg: Readonly<Record<NonNullable<SportsLegView['outcome']>, Look>> = {
  ...{ win: won, 'half-win': won, push: even, 'half-lose': lost, lose: lost, void: even },
}

const looksOfBet: Readonly<Record<SportsBetView['state'], Look>> = {
  ...{ sent: waits, pending: waits, accepted: ['info', 'icon-[ph--ticket-fill]'], refused: lost, won, lost },
  ...{ returned: even, 'cashed-out': even },
}

export function LegOutcome({ outcome }: { outcome: NonNullable<SportsLegView['outcome']> }) {
  const { t } = useTranslation()
  const [tone, icon] = looksOfLeg[outcome]
  return (
    <StatusChip tone={tone} icon={icon} size="sm">
      {t(`outcome.${outcome}`)}
    </StatusChip>
  )
}

export function BetState({ state }: { state: SportsBetView['state'] }) {
  const { t } = useTranslation()
  const [tone, icon] = looksOfBet[state]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`betState.${state}`)}
    </StatusChip>
  )
}
