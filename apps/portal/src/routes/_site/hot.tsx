import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HotList } from '../../features/lobby/hot-list.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useDescription } from '../../lib/use-description.ts'
import { useTitle } from '../../lib/use-title.ts'

export const Route = createFileRoute('/_site/hot')({ component: HotPage })

function HotPage() {
  const { t } = useTranslation()
  const { isTrial } = useMember()
  useTitle(t('home.hot'))
  useDescription(t('games.description', { title: t('home.hot') }))
  return (
    <LobbyProvider isTrial={isTrial}>
      <HotList />
    </LobbyProvider>
  )
}
