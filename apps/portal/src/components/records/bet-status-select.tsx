import { type BetStatus, betStatuses } from '@fairground/contract'
import { Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const any = 'any'

interface BetStatusSelectProps {
  status: BetStatus | undefined
  onStatus: (status: BetStatus | undefined) => void
}

/** Bets of one status, or of any. */
export function BetStatusSelect({ status, onStatus }: BetStatusSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      className="md:w-44"
      label={t('bet.status')}
      value={status ?? any}
      onValueChange={(value) => onStatus(value === any ? undefined : value)}
      options={[
        { value: any, label: t('bet.anyStatus') },
        ...betStatuses.map((value) => ({ value, label: t(`bet.statuses.${value}`) })),
      ]}
    />
  )
}
