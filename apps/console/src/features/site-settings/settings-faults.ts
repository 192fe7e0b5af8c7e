import type { EditedSettings } from '@fairground/contract'
import { isContactAddress } from '@fairground/contract/contact-address'
import { isNetwork } from './network-lines.ts'

const host = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$/

export const isHost = (text: string): boolean => host.test(text)

/** Whether the server would take it, as far as the page can tell. */
export const hasFaults = (settings: EditedSettings): boolean =>
  settings.customerService.some(({ csType, title, url }) => !title.trim() || !isContactAddress(csType, url)) ||
  settings.socialLinks.some(({ network, url }) => !isContactAddress(network, url)) ||
  !settings.blockedNetworks.every(isNetwork) ||
  !settings.domains.every(isHost)
