import type { SystemStatus } from '@fairground/contract'
import { cx, Icon } from '@fairground/ui'
import type { z } from 'zod'
import { openSupport } from '../../lib/open-support.ts'

const icons = {
  chat: 'icon-[ph--headset-duotone]',
  facebook: 'icon-[ph--facebook-logo-duotone]',
  telegram: 'icon-[ph--telegram-logo-duotone]',
  phone: 'icon-[ph--phone-call-duotone]',
  line: 'icon-[ph--chat-circle-duotone]',
  whatsapp: 'icon-[ph--whatsapp-logo-duotone]',
  zalo: 'icon-[ph--chat-teardrop-duotone]',
} as const

interface RailContactsProps {
  ways: z.infer<typeof SystemStatus>['customerService']
  /** The look of a button. */
  round: string
}

/** Ways to reach a person, as the operator entered them; the first stands out. */
export const RailContacts = ({ ways, round }: RailContactsProps) =>
  ways.map(({ csType, title, url }, i) => (
    <button
      key={url}
      type="button"
      aria-label={title}
      title={title}
      onClick={() => openSupport(url)}
      className={cx(round, i === 0 && 'bg-(image:--f-btn-lamp) text-on-lamp')}
    >
      <Icon name={icons[csType]} />
    </button>
  ))
