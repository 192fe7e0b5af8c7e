import { Icon } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../features/session/use-member.ts'
import { query } from '../../lib/api.ts'
import { openGamePopup } from '../../lib/game-prompt.ts'
import { showLogin } from '../../lib/login-prompt.ts'

/** What opens over every page beside the support: the mini game, where the operator chose one. */
export function SideWays({ look, className }: { look: 'round' | 'line'; className: string }) {
  const { t } = useTranslation()
  const { isSignedIn, isTrial } = useMember()
  const { data: game } = useQuery(query.catalogue.miniGame.queryOptions({ input: {} }))
  if (!game) return null
  const play = () => {
    if (isSignedIn) openGamePopup({ nodeId: game.nodeId, mode: isTrial ? 'trial' : 'real' })
    else showLogin(true)
  }
  const label = t('rail.miniGame')
  return look === 'round' ? (
    <button type="button" aria-label={label} title={label} onClick={play} className={className}>
      <Icon name="icon-[ph--dice-five-duotone]" />
    </button>
  ) : (
    <li>
      <button type="button" onClick={play} className={className}>
        {label}
      </button>
    </li>
  )
}
