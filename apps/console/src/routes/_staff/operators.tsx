import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { NeedPermission } from '../../components/need-permission.tsx'
import { OperatorsScreen } from '../../features/people/operators/operators-screen.tsx'

const OperatorSearch = z.object({ id: z.coerce.string().max(64).optional().catch(undefined) })

export const Route = createFileRoute('/_staff/operators')({ validateSearch: OperatorSearch, component: OperatorsPage })

function OperatorsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const { id } = Route.useSearch()
  return (
    <NeedPermission permission="operators.manage" title={t('nav.operators')}>
      <OperatorsScreen openId={id} onOpen={(next) => void navigate({ search: { id: next }, resetScroll: false })} />
    </NeedPermission>
  )
}
