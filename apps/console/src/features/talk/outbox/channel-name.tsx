import type { MessageChannel } from '@fairground/contract'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const icons: Record<MessageChannel, string> = {
  sms: 'icon-[ph--chat-circle-text-duotone]',
  email: 'icon-[ph--envelope-simple-duotone]',
}

/** SMS or e-mail, with its sign. */
export function ChannelName({ channel }: { channel: MessageChannel }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
      <Icon name={icons[channel]} className="text-base text-ink-3" />
      {t(`outbox:channel.${channel}`)}
    </span>
  )
}
