import { belowTypes } from '@fairground/contract'
import { Seg } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

export type BelowType = (typeof belowTypes)[number]

interface KindChoiceProps {
  value: BelowType
  onValueChange: (type: BelowType) => void
}

/** A member, or an agent who has a team of the own. */
export function KindChoice({ value, onValueChange }: KindChoiceProps) {
  const { t } = useTranslation()
  return (
    <Seg
      block
      label={t('agents:kind')}
      value={`${value}`}
      onValueChange={(next) => onValueChange(belowTypes.find((type) => `${type}` === next) ?? belowTypes[0])}
      options={belowTypes.map((type) => ({
        value: `${type}`,
        label: t(type === 0 ? 'agents:type.0' : `agent.type.${type}`),
      }))}
    />
  )
}
