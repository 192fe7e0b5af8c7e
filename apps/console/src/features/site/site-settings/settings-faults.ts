import type { EditedSettings } from '@fairground/contract'
import { isContactAddress } from '@fairground/contract/contact-address'
import {
  isGameType,
  isOrigin,
  isOwnPath,
  isImageBase as isPlace,
  isTagId,
  isWebPage,
} from '@fairground/contract/web-address'
import { isNetwork } from './network-lines.ts'

const host = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$/

export const isHost = (text: string): boolean => host.test(text)

export const feedbackMinLimit = 1_000
export const feedbackMaxLimit = 4_000

/** Characters of a message: the least at least one, and no more than the most. */
export const areBounds = ({ feedbackMin: min, feedbackMax: max }: EditedSettings): boolean =>
  min >= 1 && min <= feedbackMinLimit && min <= max && max <= feedbackMaxLimit

export const openingsLimit = 10_000

export const areOpenings = ({ accountsPerHour }: EditedSettings): boolean =>
  accountsPerHour >= 1 && accountsPerHour <= openingsLimit

export const isImageBase = (text: string): boolean => text === '' || isPlace(text)

/** Whether the server would take it, as far as the page can tell. */
export const hasFaults = (settings: EditedSettings): boolean =>
  settings.customerService.some(({ csType, title, url }) => !title.trim() || !isContactAddress(csType, url)) ||
  settings.socialLinks.some(({ network, url }) => !isContactAddress(network, url)) ||
  !settings.helpLines.every(isHelpLine) ||
  !settings.blockedNetworks.every(isNetwork) ||
  !settings.domains.every(isHost) ||
  !settings.domainRoutes.every(isRoute) ||
  ![...settings.imageHosts, ...settings.launchHosts].every(isOrigin) ||
  (settings.gtagId !== '' && !isTagId(settings.gtagId)) ||
  Object.values(settings.resources).some(({ labelNameEn, url }) => !labelNameEn.trim() || !isWebPage(url)) ||
  settings.tcgAlias.trim() === '' ||
  !isImageBase(settings.vendorImageBase) ||
  !areBounds(settings) ||
  !areOpenings(settings)

const isRoute = ({ gameTypes, landing }: EditedSettings['domainRoutes'][number]): boolean =>
  gameTypes.every(isGameType) && (landing === '' || isOwnPath(landing))

const isHelpLine = ({ country, name, url }: EditedSettings['helpLines'][number]): boolean =>
  /^([A-Z]{2}|\*)$/.test(country) && name.trim().length > 1 && (url === '' || isWebPage(url))
