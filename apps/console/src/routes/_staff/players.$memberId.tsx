import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { MemberNotes } from '../../features/people/members/member-notes.tsx'
import { PlayerScreen } from '../../features/people/risk/player/player-screen.tsx'

export const Route = createFileRoute('/_staff/players/$memberId')({ component: PlayerPage })

function PlayerPage() {
  const { t } = useTranslation()
  const { memberId } = Route.useParams()
  return (
    <NeedPermission permission="risk.read" title={t('risk.whole')}>
      <PlayerScreen key={memberId} memberId={memberId} notes={<MemberNotes memberId={memberId} />} />
    </NeedPermission>
  )
}
