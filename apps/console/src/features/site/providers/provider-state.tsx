import type { Provider } from '@fairground/contract'
import { StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** On, off, or never set up. */
export function ProviderState({ provider: { isOn, revision } }: { provider: Provider }) {
  const { t } = useTranslation()
  if (isOn)
    return (
      <StatusChip tone="ok" icon="icon-[ph--check-circle-fill]">
        {t('providers:state.on')}
      </StatusChip>
    )
  return <StatusChip>{t(revision === 0 ? 'providers:state.unset' : 'providers:state.off')}</StatusChip>
}
