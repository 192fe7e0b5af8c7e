import type { Provider, ProviderKind } from '@fairground/contract'
import { type ProviderGroup, providerSpec } from '@fairground/contract/provider-kinds'
import { FieldMessage, Icon, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { ProviderState } from './provider-state.tsx'
import { useProviders } from './use-providers.ts'

const groupIcons: Record<ProviderGroup, string> = {
  email: 'icon-[ph--envelope-simple-duotone]',
  sms: 'icon-[ph--chat-circle-text-duotone]',
  'sign-in': 'icon-[ph--sign-in-duotone]',
  identity: 'icon-[ph--identification-card-duotone]',
  payment: 'icon-[ph--credit-card-duotone]',
  app: 'icon-[ph--device-mobile-duotone]',
}
const groups = Object.keys(groupIcons) as ProviderGroup[]

type ProvidersScreenProps = {
  /** The service whose panel is open. */
  kind: ProviderKind | undefined
  onOpen: (kind: ProviderKind | undefined) => void
}

/** Services of others that this site uses, and what it takes to reach them. */
export function ProvidersScreen({ kind, onOpen }: ProvidersScreenProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useProviders()
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  const open = data?.find((provider) => provider.kind === kind)
  return (
    <SplitView panel={open && <ProviderPanel key={open.kind} saved={open} onClose={() => onOpen(undefined)} />}>
      <PageHead title={t('nav.providers')} />
      <div className="grid max-w-240 gap-5">
        {groups.map((group) => (
          <section key={group}>
            <h2 className="mb-2 flex items-center gap-2 text-lg font-bold">
              <Icon name={groupIcons[group]} className="text-xl text-ink-3" />
              {t(`providers:group.${group}`)}
            </h2>
            <p className="mb-3 text-sm text-ink-2">{t(`providers:group.${group}.text`)}</p>
            <ul className="grid gap-2">
              {data
                ? data
                    .filter((provider) => providerSpec(provider.kind).group === group)
                    .map((provider) => (
                      <Row key={provider.kind} provider={provider} isOpen={provider.kind === kind} onOpen={onOpen} />
                    ))
                : [0, 1].map((place) => <Skeleton key={place} className="h-18 w-full rounded-md" />)}
            </ul>
          </section>
        ))}
      </div>
      <FieldMessage icon="icon-[ph--fingerprint]" className="mt-5">
        {t('providers:recorded')}
      </FieldMessage>
    </SplitView>
  )
}

interface RowProps {
  provider: Provider
  isOpen: boolean
  onOpen: (kind: ProviderKind) => void
}

function Row({ provider, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(provider.kind)}
        className="flex min-h-18 w-full items-center gap-4 rounded-md bg-surface-1 px-4 py-3 text-start shadow-1 focus-ring hover:bg-surface-2 aria-expanded:bg-surface-2 aria-expanded:shadow-[inset_3px_0_0_var(--f-lamp)] rtl:aria-expanded:shadow-[inset_-3px_0_0_var(--f-lamp)]"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`providers:${provider.kind}`)}</span>
          <span className="block text-sm text-ink-3">{t(`providers:${provider.kind}.text`)}</span>
        </span>
        <ProviderState provider={provider} />
        <Icon name="icon-[ph--caret-right-bold]" flip className="text-xs text-ink-3" />
      </button>
    </li>
  )
}
