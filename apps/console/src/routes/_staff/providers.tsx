import { providerKindNames } from '@fairground/contract/provider-kinds'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ProvidersScreen } from '../../features/site/providers/providers-screen.tsx'

const ProviderSearch = z.object({ kind: z.enum(providerKindNames).optional().catch(undefined) })

export const Route = createFileRoute('/_staff/providers')({ validateSearch: ProviderSearch, component: ProvidersPage })

function ProvidersPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  return (
    <NeedPermission permission="providers.manage" title={t('nav.providers')}>
      <ProvidersScreen
        kind={Route.useSearch().kind}
        onOpen={(kind) => void navigate({ search: { kind }, resetScroll: false })}
      />
    </NeedPermission>
  )
}
