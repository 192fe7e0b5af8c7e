export { default as common } from '@fairground/i18n/locales/vi/common.json'
export { default as portal } from '@fairground/i18n/locales/vi/portal.json'
export { default as ui } from '@fairground/i18n/locales/vi/ui.json'
