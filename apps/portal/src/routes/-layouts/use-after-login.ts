import { isAgentType } from '@fairground/contract/account-type'
import { useToast } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { favouriteGames } from '../../features/lobby/personal-games.ts'
import { query } from '../../lib/api.ts'
import { dropPassword } from '../../lib/held-password.ts'
import { takeWanted } from '../../lib/wanted-page.ts'

const entrances = ['/', '/home', '/login', '/agent', '/register', '/agentHome']

/** Where a log-in leads: home, and an agent on to the agent centre. The page it came between is offered, never forced. */
export function useAfterLogin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const { show } = useToast()
  const { t } = useTranslation()
  return async () => {
    const here = router.state.location
    const wanted = takeWanted() ?? here.href
    const member = await queries.fetchQuery(query.members.info.queryOptions({ input: {} }))
    await navigate({ to: '/', replace: here.pathname === '/login' })
    if (member.passwordDue) return
    dropPassword()
    void queries.prefetchQuery(favouriteGames)
    if (isAgentType(member.type)) await navigate({ to: '/agentHome' })
    if (entrances.includes(wanted.split(/[?#]/)[0] ?? '')) return
    show({
      tone: 'info',
      title: t('session.wantedTitle'),
      action: { label: t('session.wanted'), onClick: () => router.history.push(wanted) },
    })
  }
}
