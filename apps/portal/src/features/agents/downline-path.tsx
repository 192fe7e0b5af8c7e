import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface DownlinePathProps {
  path: readonly { id: string; account: string }[]
  /** A search goes through the whole team. */
  isSearch: boolean
  /** Undefined leads back to the agent. */
  onOpen: (id: string | undefined) => void
}

/** Whose downlines are shown, and the way back up. */
export function DownlinePath({ path, isSearch, onOpen }: DownlinePathProps) {
  const { t } = useTranslation()
  const steps = [{ id: undefined, account: t('agents:myTeam') }, ...(isSearch ? [] : path)]
  return (
    <nav aria-label={t('agents:path')}>
      <ol className="flex min-h-9 flex-wrap items-center gap-1 text-sm">
        {steps.map(({ id, account }, index) => (
          <li key={id ?? 'own'} className="flex items-center gap-1">
            {index > 0 && <Icon name="icon-[ph--caret-right-bold]" flip className="text-xs text-ink-3" />}
            {index === steps.length - 1 ? (
              <b aria-current="true" className="px-2.5">
                <bdi>{account}</bdi>
              </b>
            ) : (
              <Button variant="quiet" size="sm" onClick={() => onOpen(id)}>
                <bdi>{account}</bdi>
              </Button>
            )}
          </li>
        ))}
        {isSearch && <li className="text-ink-2">{t('agents:wholeTeam')}</li>}
      </ol>
    </nav>
  )
}
