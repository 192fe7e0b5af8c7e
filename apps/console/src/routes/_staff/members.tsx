import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { MemberSearch } from '../../features/people/members/member-search.ts'
import { MembersScreen } from '../../features/people/members/members-screen.tsx'

export const Route = createFileRoute('/_staff/members')({ validateSearch: MemberSearch, component: MembersPage })

function MembersPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<MemberSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="members.read" title={t('nav.members')}>
      <MembersScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
