import type { IncomeState as Income, ContractState as State } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const states: Record<State, { tone: StatusTone; icon: string }> = {
  new: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  accepted: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  signed: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  withdrawn: { tone: 'neutral', icon: 'icon-[ph--archive-fill]' },
  terminated: { tone: 'neutral', icon: 'icon-[ph--archive-fill]' },
}

const incomes: Record<Income, { tone: StatusTone; icon: string }> = {
  unmet: { tone: 'neutral', icon: 'icon-[ph--archive-fill]' },
  held: { tone: 'wait', icon: 'icon-[ph--eye-fill]' },
  due: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  owed: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  paid: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  refused: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
}

export function ContractState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusChip {...states[state]}>{t(`contracts.state.${state}`)}</StatusChip>
}

export function IncomeState({ state }: { state: Income }) {
  const { t } = useTranslation()
  return <StatusChip {...incomes[state]}>{t(`contracts.income.${state}`)}</StatusChip>
}
