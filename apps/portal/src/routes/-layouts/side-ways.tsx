import { Icon } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../features/session/use-member.ts'
import { query } from '../../lib/api.ts'
import { showChat } from '../../lib/chat-prompt.ts'
import { openGamePopup } from '../../lib/game-prompt.ts'
import { showLogin } from '../../lib/login-prompt.ts'

interface SideWaysProps {
  look: 'round' | 'line'
  className: string
}

/** What opens over every page beside the support: the mini game, where the operator chose one, and the chat. */
export function SideWays(props: SideWaysProps) {
  const { t } = useTranslation()
  const { isSignedIn, isTrial } = useMember()
  const { data: game } = useQuery(query.catalogue.miniGame.queryOptions({ input: {} }))
  const enter = (open: () => void) => () => (isSignedIn ? open() : showLogin(true))
  return (
    <>
      {game && (
        <Way
          {...props}
          label={t('rail.miniGame')}
          icon="icon-[ph--dice-five-duotone]"
          onOpen={enter(() => openGamePopup({ nodeId: game.nodeId, mode: isTrial ? 'trial' : 'real' }))}
        />
      )}
      <Way
        {...props}
        label={t('chat.title')}
        icon="icon-[ph--chats-circle-duotone]"
        onOpen={enter(() => showChat(true))}
      />
    </>
  )
}

type WayProps = SideWaysProps & { label: string; icon: string; onOpen: () => void }

const Way = ({ look, className, label, icon, onOpen }: WayProps) =>
  look === 'round' ? (
    <button type="button" aria-label={label} title={label} onClick={onOpen} className={className}>
      <Icon name={icon} />
    </button>
  ) : (
    <li>
      <button type="button" onClick={onOpen} className={className}>
        {label}
      </button>
    </li>
  )
