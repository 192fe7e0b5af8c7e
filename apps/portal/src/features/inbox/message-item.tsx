import type { InboxMessage } from '@fairground/contract'
import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Foldable } from '../../components/foldable.tsx'

const icons: Partial<Record<string, string>> = {
  deposit: 'icon-[ph--hand-deposit-duotone]',
  withdrawal: 'icon-[ph--hand-withdraw-duotone]',
  rebate: 'icon-[ph--hand-coins-duotone]',
  cashback: 'icon-[ph--hand-coins-duotone]',
  jackpot: 'icon-[ph--trophy-duotone]',
  prize: 'icon-[ph--trophy-duotone]',
  win: 'icon-[ph--confetti-duotone]',
  freeRounds: 'icon-[ph--gift-duotone]',
  contract: 'icon-[ph--handshake-duotone]',
  correction: 'icon-[ph--arrows-counter-clockwise-duotone]',
  care: 'icon-[ph--hand-heart-duotone]',
}
const otherIcon = 'icon-[ph--envelope-simple-duotone]'

interface MessageItemProps {
  message: InboxMessage
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

/** One message: its title, and all of it once opened. */
export function MessageItem({ message, isOpen, onToggle, onRemove }: MessageItemProps) {
  const { t } = useTranslation()
  const { title, content, kind, read, createdAt } = message
  return (
    <Foldable
      icon={icons[kind] ?? otherIcon}
      title={title}
      at={createdAt}
      isNew={!read}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <p className="max-w-160 break-words whitespace-pre-line text-ink-2">{content}</p>
      <div>
        <Button variant="quiet" size="sm" start={<Icon name="icon-[ph--trash-duotone]" />} onClick={onRemove}>
          {t('inbox.remove')}
        </Button>
      </div>
    </Foldable>
  )
}
