import type { LedgerSide } from '@fairground/contract'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const icons: Record<LedgerSide['ownerKind'], string> = {
  member: 'icon-[ph--user-duotone]',
  vendor: 'icon-[ph--game-controller-duotone]',
  table: 'icon-[ph--hand-coins-duotone]',
  seat: 'icon-[ph--armchair-duotone]',
  house: 'icon-[ph--bank-duotone]',
}

/** Whose account it is, and which; an account of the house has no name but its kind. */
export function SideName({ side }: { side: Pick<LedgerSide, 'ownerKind' | 'ownerName' | 'kind'> }) {
  const { t } = useTranslation()
  const kind = t(`bookKind.${side.kind}`, { defaultValue: side.kind })
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Icon name={icons[side.ownerKind]} className="shrink-0 text-ink-3" />
      <span className="sr-only">{t(`bookOwner.${side.ownerKind}`)}: </span>
      {side.ownerKind === 'house' ? (
        <span className="truncate">{kind}</span>
      ) : (
        <span className="min-w-0 truncate">
          <bdi className="font-medium">{side.ownerName}</bdi> <span className="text-ink-3">{kind}</span>
        </span>
      )}
    </span>
  )
}
