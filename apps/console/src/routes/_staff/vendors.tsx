import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { NeedPermission } from '../../components/need-permission.tsx'
import { VendorsScreen } from '../../features/games/vendors/vendors-screen.tsx'

const VendorSearch = z.object({ id: z.string().max(64).optional().catch(undefined) })

export const Route = createFileRoute('/_staff/vendors')({ validateSearch: VendorSearch, component: VendorsPage })

function VendorsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  return (
    <NeedPermission permission="vendors.read" title={t('nav.vendors')}>
      <VendorsScreen id={Route.useSearch().id} onOpen={(id) => void navigate({ search: { id }, resetScroll: false })} />
    </NeedPermission>
  )
}
