import type { AuditEntry } from '@fairground/contract'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const icons: Record<AuditEntry['actorKind'], string> = {
  staff: 'icon-[ph--identification-badge-duotone]',
  member: 'icon-[ph--user-duotone]',
  system: 'icon-[ph--gear-six-duotone]',
  vendor: 'icon-[ph--game-controller-duotone]',
}

/** Who did it, and what kind of someone that is. */
export function ActorName({ entry: { actor, actorKind } }: { entry: Pick<AuditEntry, 'actor' | 'actorKind'> }) {
  const { t } = useTranslation()
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={t(`actor.${actorKind}`)}>
      <Icon name={icons[actorKind]} className="text-ink-3" />
      <span className="sr-only">{t(`actor.${actorKind}`)}: </span>
      <bdi className="truncate font-medium">{actor}</bdi>
    </span>
  )
}
